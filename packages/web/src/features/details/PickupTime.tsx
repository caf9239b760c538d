import { choosesPickupWindow } from "@mersal/domain/booking/booking-type"
import { openSlots } from "@mersal/domain/booking/draft/slot-choice"
import { todayIn } from "@mersal/domain/booking/windows/market-schedule"
import { shutPickups } from "@mersal/domain/booking/windows/shut-pickups"
import { parseLocalDate } from "@mersal/domain/calendar/local-date"
import { useSelector } from "@xstate/react"
import { useCallback, useState } from "react"
import { type BookingActor, usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { useSchedule } from "../../environment/booking/schedule.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { useStripDays } from "../../fields/use-strip-days.ts"
import { DateStrip } from "../../ui/DateStrip.tsx"
import { RadioPills } from "../../ui/RadioPills.tsx"
import type { DetailsForm } from "./details-form.ts"
import { SlotNote } from "./SlotNote.tsx"
import { SlotPrice } from "./SlotPrice.tsx"
import { useZoneNote } from "./zone-note.ts"

/** When the parcel is picked up: the day, and the window unless the server assigns it (D13). */
export function PickupTime({ form }: { form: DetailsForm }) {
  const { details: words } = useTexts()
  const time = useMarketTime()
  const { draft, change } = useDraft()
  const { market, bookingType, pickupDate, pickupWindow } = draft
  const schedule = useSchedule()
  const zoneNote = useZoneNote()

  // The open windows change only when the booking is told that time has passed or that its schedule has changed, so
  // that choice and list change together.
  const { actor } = usePageBooking()
  const now = useSelector(actor, ({ context }) => context.now)
  const days = useStripDays(schedule, draft, now)
  const slots = pickupDate === null ? [] : openSlots(schedule, draft, pickupDate, now)
  const shut = pickupDate === null ? [] : shutPickups(schedule, draft, pickupDate, now)
  const isToday = pickupDate === todayIn(market, now)
  // A price that arrives after its list, such as on a reload, is not added to it: nothing must move under a finger.
  // Choosing a window still shows the total.
  const quote = useSelector(actor, quoteOf)
  const [isTimely, setTimely] = useState(quote !== undefined)
  const chooseDay = useCallback(
    (value: string) => {
      form.forgive("pickup-date")
      change({ pickupDate: parseLocalDate(value) })
      setTimely(quoteOf(actor.getSnapshot()) !== undefined)
    },
    [form, change, actor],
  )
  return (
    <>
      <DateStrip
        id="pickup-date"
        legend={words.pickupDate}
        value={pickupDate}
        onChange={chooseDay}
        days={days}
        error={form.errors["pickup-date"]}
      />
      {choosesPickupWindow(bookingType) ? (
        <RadioPills
          id="pickup-slot"
          legend={words.pickupSlot}
          hint={zoneNote}
          value={pickupWindow}
          onChange={(window) => change({ pickupWindow: window })}
          options={[...slots.map((slot) => ({ slot })), ...shut]
            .sort((one, other) => one.slot.start - other.slot.start)
            .map((offer) => ({
              value: offer.slot.window,
              label: <bdi>{time.slot(offer.slot)}</bdi>,
              ...("why" in offer
                ? { disabledReason: words.shutWhy[offer.why] }
                : {
                    secondary: (
                      <>
                        {isTimely && quote && <SlotPrice quote={quote} window={offer.slot.window} />}
                        {isToday && <SlotNote slot={offer.slot} isTerse={slots.length > tersePast} />}
                      </>
                    ),
                  }),
            }))}
        />
      ) : (
        <p className="text-muted">{words.nextDayNote}</p>
      )}
    </>
  )
}

const quoteOf = ({ context: { prices, draft } }: ReturnType<BookingActor["getSnapshot"]>) =>
  prices?.quotes.find(({ bookingType }) => bookingType === draft.bookingType)

/** With more windows than this a countdown in each would be too much. Those that close within the hour keep theirs. */
const tersePast = 4
