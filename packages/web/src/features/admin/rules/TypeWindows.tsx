import type { BookingType } from "@mersal/domain/booking/booking-type"
import type { ScheduleBasis } from "@mersal/domain/booking/windows/market-schedule"
import type { ReactNode } from "react"
import { useTexts } from "../../../environment/language.ts"
import { Button } from "../../../ui/Button.tsx"
import { useMarket } from "../market-choice.ts"
import { DeliveryFields } from "./DeliveryFields.tsx"
import { hasPart, isSeries, type ServicePart, serviceOf, withoutPart, withPart } from "./draft-windows.ts"
import type { Draft } from "./lab-question.ts"
import styles from "./Rules.module.css"
import { WindowRows } from "./WindowRows.tsx"
import { SeriesFields } from "./WindowTimes.tsx"

interface TypeWindowsProps {
  bookingType: BookingType
  draft: Draft
  basis: ScheduleBasis
  onChange: (draft: Draft) => void
}

/** When a booking type is picked up and delivered: each part as in the book until it is changed. */
export function TypeWindows({ bookingType, draft, basis, onChange }: TypeWindowsProps) {
  const { ruleLab: words, admin } = useTexts()
  const { market } = useMarket()
  const { pickup, delivery } = serviceOf(market, basis, bookingType)
  const part = (name: ServicePart, change: string, begin: () => Draft, fields: ReactNode) => (
    <Part
      change={change}
      isChanged={hasPart(draft, bookingType, name)}
      onBegin={() => onChange(begin())}
      onLeave={() => onChange(withoutPart(draft, bookingType, name))}
    >
      {fields}
    </Part>
  )
  return (
    <section className={styles.type} aria-label={words.windowsOf(admin.bookingTypes[bookingType])}>
      <h3 className={styles.typeTitle}>{words.windowsOf(admin.bookingTypes[bookingType])}</h3>
      {part(
        "pickup",
        words.changeWindows,
        () => withPart(draft, bookingType, "pickup", pickup),
        isSeries(pickup) ? (
          <SeriesFields
            series={pickup}
            onChange={(series) => onChange(withPart(draft, bookingType, "pickup", series))}
          />
        ) : (
          <WindowRows
            windows={pickup}
            nextWindow={{ id: "9-12", start: "09:00", end: "12:00", orderBy: "08:00" }}
            onChange={(windows) => onChange(withPart(draft, bookingType, "pickup", windows))}
          />
        ),
      )}
      {part(
        "delivery",
        words.changeDelivery,
        () => withPart(draft, bookingType, "delivery", delivery),
        <DeliveryFields
          delivery={delivery}
          onChange={(changed) => onChange(withPart(draft, bookingType, "delivery", changed))}
        />,
      )}
    </section>
  )
}

interface PartProps {
  /** The text of the button that begins the change. */
  change: string
  isChanged: boolean
  onBegin: () => void
  onLeave: () => void
  children: ReactNode
}

function Part({ change, isChanged, onBegin, onLeave, children }: PartProps) {
  const { ruleLab: words } = useTexts()
  if (!isChanged)
    return (
      <div>
        <Button variant="secondary" size="small" icon="pencil" onClick={onBegin}>
          {change}
        </Button>
      </div>
    )
  return (
    <>
      {children}
      <div>
        <Button variant="ghost" size="small" onClick={onLeave}>
          {words.asBook}
        </Button>
      </div>
    </>
  )
}
