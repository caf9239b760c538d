import type { Booking } from "@mersal/domain/booking/booking"
import { choosesDeliveryWindow, choosesPickupWindow } from "@mersal/domain/booking/booking-type"
import type { TimeForm } from "@mersal/domain/booking/change/change-form"
import { fitSlot, openSlots } from "@mersal/domain/booking/draft/slot-choice"
import type { Schedule } from "@mersal/domain/booking/windows/market-schedule"
import { parseLocalDate } from "@mersal/domain/calendar/local-date"
import { useNow } from "../../../environment/formats/clock.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { useStripDays } from "../../../fields/use-strip-days.ts"
import { Card } from "../../../ui/Card.tsx"
import { DateStrip } from "../../../ui/DateStrip.tsx"
import { RadioPills } from "../../../ui/RadioPills.tsx"

interface ChangeTimeProps {
  booking: Booking
  schedule: Schedule
  value: TimeForm
  onChange: (time: TimeForm) => void
  error: string | undefined
}

/** When a complete booking is picked up and delivered: the days and windows that its market now offers. */
export function ChangeTime({ booking, schedule, value, onChange, error }: ChangeTimeProps) {
  const { details: words, myBookings } = useTexts()
  const time = useMarketTime(booking.market)
  const now = useNow("minute")
  const { market, bookingType, vehicle } = booking
  const question = { market, bookingType, vehicle }
  const days = useStripDays(schedule, question, now)
  const slots = openSlots(schedule, question, value.pickupDate, now)
  const chosen = slots.find(({ window }) => window === value.pickupWindow) ?? slots[0]
  const zoneNote = time.zoneNote(now) ?? undefined

  /** On another day or in another window, later choices may be unavailable: they move to the first available one. */
  const choose = (patch: Partial<TimeForm>) => {
    const fitted = fitSlot(schedule, { ...question, ...value, ...patch }, now)
    onChange({
      pickupDate: fitted.pickupDate ?? value.pickupDate,
      pickupWindow: fitted.pickupWindow,
      deliveryWindow: fitted.deliveryWindow,
    })
  }
  return (
    <Card title={myBookings.whenHeading}>
      <div className="stack">
        <DateStrip
          id="change-date"
          legend={words.pickupDate}
          value={value.pickupDate}
          onChange={(date) => choose({ pickupDate: parseLocalDate(date) ?? value.pickupDate })}
          days={days}
          error={error}
        />
        {choosesPickupWindow(bookingType) ? (
          <RadioPills
            id="change-slot"
            legend={words.pickupSlot}
            hint={zoneNote}
            value={value.pickupWindow}
            onChange={(window) => choose({ pickupWindow: window })}
            options={slots.map((slot) => ({ value: slot.window, label: <bdi>{time.slot(slot)}</bdi> }))}
          />
        ) : (
          <p className="text-muted">{words.nextDayNote}</p>
        )}
        {choosesDeliveryWindow(bookingType) && chosen && (
          <RadioPills
            id="change-delivery-slot"
            legend={words.deliverySlot}
            hint={time.date(chosen.delivery.date)}
            value={value.deliveryWindow}
            onChange={(window) => choose({ deliveryWindow: window })}
            options={chosen.delivery.options.map((option) => ({
              value: option.window,
              label: <bdi>{time.slot(option)}</bdi>,
            }))}
          />
        )}
      </div>
    </Card>
  )
}
