import type { MarketId } from "@mersal/domain/market/market"
import type { Language } from "@mersal/domain/messages/language"
import type { Position } from "@mersal/domain/places/position"
import type { ServiceArea } from "@mersal/domain/places/service-area"
import type { Leg } from "@mersal/domain/tracking/tracking-event"
import { useEffect, useMemo, useState } from "react"
import { useLanguage } from "../../environment/language.ts"
import { loadOutlines, loadPlaceNames } from "../../environment/outlines.ts"
import { useProduct } from "../../environment/product.ts"
import { AreaMap, type MapMark } from "../../ui/map/AreaMap.tsx"
import type { MapPlace } from "../../ui/map/place-labels.ts"
import { Skeleton } from "../../ui/Skeleton.tsx"

interface LiveMapProps {
  market: MarketId
  driver: Position
  /** The driver's destination; null for readers who may not know it. */
  stop: Position | null
  leg: Leg
}

/** The driver on the map and, for the owner, the driver's next stop. The same is in words beside it. */
export function LiveMap({ market, driver, stop, leg }: LiveMapProps) {
  const { mapTiles } = useProduct()
  const { language, texts } = useLanguage()
  const { booking: words, live } = texts
  const map = useMapOf(market)
  const areas = useMemo(
    () => map?.areas.map(({ id, city, rings }) => ({ id, name: city[language], rings })),
    [map, language],
  )
  const side = leg === "pickup" ? "pickup" : "dropOff"
  const marks: readonly MapMark[] = [
    ...(stop ? [{ id: "stop", kind: side, at: stop, name: words[side] } as const] : []),
    { id: "driver", kind: "live", at: driver, name: live.driver },
  ]
  if (!areas) return <Skeleton shape="map" />
  return (
    <AreaMap
      label={live.map}
      words={{ zoomIn: words.mapZoomIn, zoomOut: words.mapZoomOut, help: live.mapHelp }}
      areas={areas}
      places={map?.places[language] ?? []}
      tiles={mapTiles}
      marks={marks}
      around={stop ? [stop, driver] : [driver]}
    />
  )
}

interface KnownMap {
  readonly areas: readonly ServiceArea[]
  readonly places: Readonly<Record<Language, readonly MapPlace[]>>
}

/** Uses only data that comes with the page, which is enough for a read-only map. */
function useMapOf(market: MarketId): KnownMap | null {
  const [map, setMap] = useState<KnownMap | null>(null)
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      const [areas, names] = await Promise.all([loadOutlines(market), loadPlaceNames(market)])
      const placesIn = (language: Language) =>
        names.map(({ id, kind, name, lat, lon }) => ({ id, name: name[language], rank: kind, at: { lat, lon } }))
      if (!isLeft) setMap({ areas, places: { en: placesIn("en"), ar: placesIn("ar") } })
    }
    // Without its outlines there is no map; the text beside it stays.
    load().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [market])
  return map
}
