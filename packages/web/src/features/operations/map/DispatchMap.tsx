import { isEnd } from "@mersal/domain/delivery/delivery"
import type { ServiceArea } from "@mersal/domain/places/service-area"
import type { BoardEntry, DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { useMemo } from "react"
import { useLanguage } from "../../../environment/language.ts"
import { useProduct } from "../../../environment/product.ts"
import { AreaMap, type MapMark } from "../../../ui/map/AreaMap.tsx"
import type { MapPlace } from "../../../ui/map/place-labels.ts"
import styles from "./DispatchMap.module.css"
import { DriverList } from "./DriverList.tsx"

interface DispatchMapProps {
  bookings: readonly BoardEntry[]
  drivers: readonly DriverListing[]
  areas: readonly ServiceArea[]
  places: readonly MapPlace[]
}

/** Where there is something to do, and where drivers are: on the map, and beside it in words. */
export function DispatchMap({ bookings, drivers, areas, places }: DispatchMapProps) {
  const { language, texts } = useLanguage()
  const { operations: words } = texts
  const { mapTiles } = useProduct()
  const outlines = useMemo(
    () => areas.map(({ id, city, rings }) => ({ id, name: city[language], rings })),
    [areas, language],
  )
  const marks = useMemo(() => [...bookings.flatMap(bookingMarks), ...drivers.flatMap(driverMark)], [bookings, drivers])
  return (
    <div className={styles.columns}>
      <div className="stack gap-8">
        <AreaMap
          label={words.mapLabel}
          words={{ zoomIn: words.zoomIn, zoomOut: words.zoomOut, help: words.mapHelp }}
          areas={outlines}
          places={places}
          tiles={mapTiles}
          marks={marks}
          around={marks.map(({ at }) => at)}
        />
        <p className="text-muted text-small">{words.mapLegend}</p>
      </div>
      <DriverList drivers={drivers} />
    </div>
  )
}

/** The stops that are still ahead: a parcel that is collected is picked up no more. */
function bookingMarks({ booking: { reference, pickup, dropOff }, now: { state } }: BoardEntry): readonly MapMark[] {
  if (isEnd(state) || state === "expired") return []
  const isCollected = state === "pickedUp" || state === "deliveryStarted" || state === "deliveryFailed"
  const end: MapMark = { id: `${reference}:dropOff`, kind: "dropOff", at: dropOff.position }
  return isCollected ? [end] : [{ id: `${reference}:pickup`, kind: "pickup", at: pickup.position }, end]
}

const driverMark = ({ id, position }: DriverListing): readonly MapMark[] =>
  position === null ? [] : [{ id, kind: "live", at: position.position }]
