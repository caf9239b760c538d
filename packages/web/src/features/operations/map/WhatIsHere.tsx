import type { BoardEntry, DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { Link } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { Button } from "../../../ui/Button.tsx"
import type { MapMark } from "../../../ui/map/AreaMap.tsx"
import { ExceptionList } from "../ExceptionList.tsx"
import { StateBadge } from "../StateBadge.tsx"
import styles from "./DispatchMap.module.css"
import { DriverLines } from "./DriverList.tsx"

interface WhatIsHereProps {
  marks: readonly MapMark[]
  /** By its mark's id. */
  stopOf: (mark: MapMark) => BoardEntry | undefined
  drivers: readonly DriverListing[]
  nameOf: (mark: MapMark) => string
  onClose: () => void
}

/** What the chosen marks stand for, each with its link. */
export function WhatIsHere({ marks, stopOf, drivers, nameOf, onClose }: WhatIsHereProps) {
  const { operations: words } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const key = marks.map(({ id }) => id).join(" ")
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing another mark moves focus to its list
  useEffect(() => heading.current?.focus({ preventScroll: true }), [key])
  return (
    <section aria-labelledby="here" className={styles.here}>
      <div className={styles.hereHead}>
        <h2 id="here" ref={heading} tabIndex={-1} className={styles.title}>
          {words.hereTitle}
        </h2>
        <Button variant="ghost" size="small" icon="cross" aria-label={words.hereClose} onClick={onClose} />
      </div>
      <ul role="list" className={styles.drivers}>
        {marks.map((mark) => {
          const entry = stopOf(mark)
          const driver = drivers.find(({ id }) => id === mark.id)
          return (
            <li key={mark.id} className={styles.driver}>
              {driver && <DriverLines driver={driver} />}
              {entry && <StopLines entry={entry} name={nameOf(mark)} isPickup={mark.kind === "pickup"} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function StopLines({ entry, name, isPickup }: { entry: BoardEntry; name: string; isPickup: boolean }) {
  const { booking, now, exceptions } = entry
  const { slot } = useMarketTime(booking.market)
  const stop = isPickup ? booking.pickup : booking.dropOff
  const { reference } = booking
  return (
    <>
      <Link to="/ops/bookings/$reference" params={{ reference }} className={styles.open}>
        {name}
      </Link>
      <span>{slot(isPickup ? booking.pickupWindow : booking.deliveryWindow)}</span>
      <span>{stop.address}</span>
      <span>
        <StateBadge state={now.state} />
      </span>
      <ExceptionList exceptions={exceptions} />
    </>
  )
}
