import { isEnd } from "@mersal/domain/delivery/delivery"
import type { ServiceArea } from "@mersal/domain/places/service-area"
import type { BoardEntry, DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { useMemo, useState } from "react"
import { useLanguage } from "../../../environment/language.ts"
import { useProduct } from "../../../environment/product.ts"
import { AreaMap, type MapMark } from "../../../ui/map/AreaMap.tsx"
import type { MapPlace } from "../../../ui/map/place-labels.ts"
import styles from "./DispatchMap.module.css"
import { DriverList } from "./DriverList.tsx"
import { MapMarks } from "./MapMarks.tsx"
import { WhatIsHere } from "./WhatIsHere.tsx"

interface DispatchMapProps {
  bookings: readonly BoardEntry[]
  drivers: readonly DriverListing[]
  areas: readonly ServiceArea[]
  places: readonly MapPlace[]
}

/** The open stops and the drivers, on the map and in words beside it. */
export function DispatchMap({ bookings, drivers, areas, places }: DispatchMapProps) {
  const { language, texts } = useLanguage()
  const { operations: words } = texts
  const { mapTiles } = useProduct()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const outlines = useMemo(
    () => areas.map(({ id, city, rings }) => ({ id, name: city[language], rings })),
    [areas, language],
  )
  const stops = useMemo(
    () => new Map(bookings.flatMap((entry) => bookingMarks(entry).map((mark) => [mark.id, { mark, entry }]))),
    [bookings],
  )
  const marks = useMemo(
    () => [...[...stops.values()].map(({ mark }) => mark), ...drivers.flatMap(driverMark)],
    [stops, drivers],
  )
  const stopOf = ({ id }: MapMark) => stops.get(id)?.entry
  const nameOf = (mark: MapMark): string => {
    const name = stopOf(mark)?.booking.reference ?? drivers.find(({ id }) => id === mark.id)?.name ?? mark.id
    return words.markOf[mark.kind](name)
  }
  // Marks that have left the map meanwhile are dropped.
  const here = marks.filter(({ id }) => chosen.has(id))
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
          className={styles.map}
          overlay={(size, place) => (
            <MapMarks
              marks={marks}
              size={size}
              place={({ at }) => place(at)}
              nameOf={nameOf}
              chosen={chosen}
              onChoose={(pressed) => setChosen(new Set(pressed.map(({ id }) => id)))}
            />
          )}
        />
        <p className="text-muted text-small">{words.mapLegend}</p>
      </div>
      <div className={styles.side}>
        {here.length > 0 && (
          <WhatIsHere
            marks={here}
            stopOf={stopOf}
            drivers={drivers}
            nameOf={nameOf}
            onClose={() => setChosen(new Set())}
          />
        )}
        <DriverList drivers={drivers} />
      </div>
    </div>
  )
}

/** The stops that are still to do: a collected parcel has no pick-up left. */
function bookingMarks({ booking: { reference, pickup, dropOff }, now: { state } }: BoardEntry): readonly MapMark[] {
  if (isEnd(state) || state === "expired") return []
  const isCollected = state === "pickedUp" || state === "deliveryStarted" || state === "deliveryFailed"
  const end: MapMark = { id: `${reference}:dropOff`, kind: "dropOff", at: dropOff.position }
  return isCollected ? [end] : [{ id: `${reference}:pickup`, kind: "pickup", at: pickup.position }, end]
}

const driverMark = ({ id, position }: DriverListing): readonly MapMark[] =>
  position === null ? [] : [{ id, kind: "live", at: position.position }]
