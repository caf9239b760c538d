import { choosesDeliveryWindow } from "@mersal/domain/booking/booking-type"
import { openSlots } from "@mersal/domain/booking/draft/slot-choice"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { useSchedule } from "../../environment/booking/schedule.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { RadioPills } from "../../ui/RadioPills.tsx"
import styles from "./StopCard.module.css"
import { useZoneNote } from "./zone-note.ts"

/** When the parcel arrives: it follows the pick-up; the window can be chosen except for On Demand (section 2). */
export function DeliveryTime() {
  const { details: words } = useTexts()
  const time = useMarketTime()
  const { actor } = usePageBooking()
  const now = useSelector(actor, ({ context }) => context.now)
  const { draft, change } = useDraft()
  const schedule = useSchedule()
  const zoneNote = useZoneNote()
  const [isOpen, setOpen] = useState(false)
  const { bookingType, pickupDate, pickupWindow, deliveryWindow } = draft

  const slots = pickupDate === null ? [] : openSlots(schedule, draft, pickupDate, now)
  const slot = slots.find(({ window }) => window === pickupWindow) ?? slots[0]
  if (!slot) return null
  const { date, options } = slot.delivery
  const option = options.find(({ window }) => window === deliveryWindow) ?? options[0]
  const canChoose = choosesDeliveryWindow(bookingType)
  return (
    <div className="stack">
      <div className={styles.derived}>
        <div>
          <p className={styles.caption}>{words.deliveryDate}</p>
          <p className={styles.value}>
            {time.date(date)}
            {option && (
              <>
                {" · "}
                <bdi>{time.slot(option)}</bdi>
              </>
            )}
            {zoneNote && <span className="text-small text-muted"> {zoneNote}</span>}
          </p>
        </div>
        {canChoose && (
          <Button
            variant="ghost"
            size="small"
            icon="pencil"
            className={styles.edit}
            aria-expanded={isOpen}
            aria-controls="dropOff-slot"
            onClick={() => setOpen(!isOpen)}
          >
            {words.changeDeliverySlot}
          </Button>
        )}
      </div>
      {canChoose && isOpen && (
        <RadioPills
          id="dropOff-slot"
          legend={words.deliverySlot}
          value={option?.window ?? null}
          onChange={(window) => change({ deliveryWindow: window })}
          options={options.map((offered) => ({ value: offered.window, label: <bdi>{time.slot(offered)}</bdi> }))}
        />
      )}
    </div>
  )
}
