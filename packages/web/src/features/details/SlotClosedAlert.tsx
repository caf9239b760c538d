import { marketSchedule } from "@mersal/domain/booking/market-schedule"
import { openSlots } from "@mersal/domain/booking/slot-choice"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { BookingAlert } from "@mersal/domain/machines/booking-alert"
import { isSameMoney } from "@mersal/domain/money/money"
import { useSelector } from "@xstate/react"
import { usePageBooking } from "../../environment/booking.ts"
import { useDraftPrice } from "../../environment/draft-price.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { useMarketTime } from "../../environment/market-time.ts"
import { useProduct } from "../../environment/product.ts"
import { Alert } from "../../ui/Alert.tsx"
import { closedSlot } from "./closed-slot.ts"

type SlotClosed = Extract<BookingAlert, { readonly kind: "slotClosed" }>

/** isSameDayError (section 4, D12): what closed and when, what is next, and what that does to the total. */
export function SlotClosedAlert({ alert }: { alert: SlotClosed }) {
  const { details: words } = useTexts()
  const { actor } = usePageBooking()
  const { market } = useProduct()
  const now = useSelector(actor, ({ context }) => context.now)
  return (
    <Alert
      tone="danger"
      announce="now"
      title={hasTodayPassed(alert, marketSchedule.clock(market, now).date) ? words.cutOffPassed : undefined}
      onDismiss={() => actor.send({ type: "alert.dismissed" })}
      dismissLabel={words.dismiss}
    >
      <ClosedText alert={alert} now={now} />
      <NextText alert={alert} now={now} />
      <TotalText alert={alert} />
    </Alert>
  )
}

interface PartProps {
  alert: SlotClosed
  now: Instant
}

function ClosedText({ alert, now }: PartProps) {
  const { details: words } = useTexts()
  const { market } = useProduct()
  const time = useMarketTime()
  const date = time.date(alert.date)
  const slot = closedSlot({ ...alert, market }, alert.closedAt ?? now)
  if (!slot) return <p>{words.dateClosedNote(date)}</p>
  const label = time.slot(slot)
  if (slot.orderBy > now) return <p>{words.slotClosed(label, date)}</p>
  return <p>{words.slotClosedAt(label, date, time.time(slot.orderBy))}</p>
}

function NextText({ alert, now }: PartProps) {
  const { details: words } = useTexts()
  const { market } = useProduct()
  const time = useMarketTime()
  const { next, bookingType } = alert
  if (!next) return <p>{words.nothingLeft}</p>
  const date = time.date(next.date)
  const slot = openSlots(market, bookingType, next.date, now).find(({ window }) => window === next.window)
  return <p>{slot ? words.nextIs(time.slot(slot), date) : words.nextDateIs(date)}</p>
}

function TotalText({ alert: { previousTotal } }: { alert: SlotClosed }) {
  const { details: words } = useTexts()
  const { money } = useFormats()
  const { price, isBusy } = useDraftPrice()
  if (!previousTotal || !price || isBusy) return null
  return (
    <p>
      {isSameMoney(previousTotal, price.toPay)
        ? words.totalStays(money(price.toPay))
        : words.totalWas(money(previousTotal), money(price.toPay))}
    </p>
  )
}

/** The specification's sentence is about a current day of which nothing is left. */
const hasTodayPassed = ({ bookingType, date, next }: SlotClosed, today: LocalDate): boolean =>
  bookingType === "sameDay" && date === today && next?.date !== today
