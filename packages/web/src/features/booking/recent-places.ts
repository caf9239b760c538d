import type { MarketId } from "@mersal/domain/market/market"
import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"

const storageKey = "mersal.recentPlaces"

/** As many as a reader takes in at a glance. */
const placesKept = 5

type Places = Partial<Readonly<Record<MarketId, readonly FoundPlace[]>>>

/** The places that this browser chose last, latest first. Only text that we wrote ourselves is read. */
export function recentPlaces(market: MarketId, storage: Pick<Storage, "getItem">): readonly FoundPlace[] {
  const places = readPlaces(storage)[market]
  return Array.isArray(places) ? places.filter(isFoundPlace) : []
}

/** Puts a place first. A browser that refuses storage forgets it, without any other effect. */
export function rememberPlace(
  market: MarketId,
  place: FoundPlace,
  storage: Pick<Storage, "getItem" | "setItem">,
): void {
  const others = recentPlaces(market, storage).filter((other) => other.id !== place.id)
  const places: Places = { ...readPlaces(storage), [market]: [place, ...others].slice(0, placesKept) }
  try {
    storage.setItem(storageKey, JSON.stringify(places))
  } catch {
    // Storage is full or forbidden.
  }
}

function readPlaces(storage: Pick<Storage, "getItem">): Places {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "{}")
    return typeof stored === "object" && stored !== null ? stored : {}
  } catch {
    return {}
  }
}

function isFoundPlace(value: unknown): value is FoundPlace {
  const place = value as FoundPlace
  return (
    typeof place?.id === "string" &&
    typeof place.name?.en === "string" &&
    typeof place.name.ar === "string" &&
    typeof place.city?.en === "string" &&
    typeof place.city.ar === "string" &&
    typeof place.areaId === "string" &&
    typeof place.position?.lat === "number" &&
    typeof place.position.lon === "number"
  )
}
