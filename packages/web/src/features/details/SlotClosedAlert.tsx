import { openSlots } from "@mersal/domain/booking/draft/slot-choice"
import { hasTodayPassed } from "@mersal/domain/booking/windows/closed-day"
import { todayIn } from "@mersal/domain/booking/windows/market-schedule"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { SlotClosed } from "@mersal/domain/machines/booking/booking-alert"
import { useSelector } from "@xstate/react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { useSchedule } from "../../environment/booking/schedule.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { closedSlot } from "./closed-slot.ts"
import { closingCause } from "./closing-cause.ts"
import { SeenFirst } from "./SeenFirst.tsx"
import { TotalText } from "./TotalText.tsx"

/** isSameDayError (section 4, D12): what closed and when, what comes next, and how the total changes. */
export function SlotClosedAlert({ alert }: { alert: SlotClosed }) {
  const { details, slotAlert: words } = useTexts()
  const { actor } = usePageBooking()
  const { market } = useDraft().draft
  const now = useSelector(actor, ({ context }) => context.now)
  return (
    <SeenFirst news={alert} leadLabel={words.seeChange}>
      <Alert
        tone="danger"
        announce="now"
        title={hasTodayPassed(alert, todayIn(market, now)) ? words.cutOffPassed : undefined}
        onDismiss={() => actor.send({ type: "alert.dismissed" })}
        dismissLabel={details.dismiss}
      >
        <ClosedText alert={alert} now={now} />
        <NextText alert={alert} now={now} />
        <TotalText previousTotal={alert.previousTotal} />
      </Alert>
    </SeenFirst>
  )
}

interface PartProps {
  alert: SlotClosed
  now: Instant
}

function ClosedText({ alert, now }: PartProps) {
  const { slotAlert: words } = useTexts()
  const schedule = useSchedule()
  const { draft } = useDraft()
  const time = useMarketTime()
  const at = (instant: Instant) => time.zoned(time.time(instant), instant)
  const question = { ...draft, bookingType: alert.bookingType }
  const date = time.date(alert.date)
  const slot = closedSlot(schedule, { ...question, ...alert }, alert.closedAt ?? now)
  const label = slot && time.slot(slot)
  switch (closingCause(schedule, question, alert, now)) {
    case "vehicle":
      return <p>{label ? words.slotNotByVehicle(label, date) : words.dateNotByVehicle(date)}</p>
    case "closure":
      return <p>{label ? words.slotPaused(label, date) : words.datePaused(date)}</p>
    case "full":
      return <p>{label ? words.slotFull(label, date) : words.dateFull(date)}</p>
    case "dropOff":
      return <p>{words.dropOffMoved}</p>
    case "time":
      if (!label)
        return <p>{alert.closedAt ? words.dateClosedAt(date, at(alert.closedAt)) : words.dateClosedNote(date)}</p>
      if (slot.orderBy > now) return <p>{words.slotClosed(label, date)}</p>
      return <p>{words.slotClosedAt(label, date, at(slot.orderBy))}</p>
  }
}

function NextText({ alert, now }: PartProps) {
  const { slotAlert: words } = useTexts()
  const schedule = useSchedule()
  const { draft } = useDraft()
  const time = useMarketTime()
  const { next, bookingType } = alert
  if (!next) return <p>{words.nothingLeft}</p>
  const date = time.date(next.date)
  const slots = openSlots(schedule, { ...draft, bookingType }, next.date, now)
  const slot = slots.find(({ window }) => window === next.window)
  return <p>{slot ? words.nextIs(time.slot(slot), date) : words.nextDateIs(date)}</p>
}
