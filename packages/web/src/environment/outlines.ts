import type { MarketId } from "@mersal/domain/market/market"
import type { GazetteerEntry } from "@mersal/domain/places/gazetteer"
import type { ServiceArea } from "@mersal/domain/places/service-area"

/**
 * Place names for a map's orientation, which come with the page: first the city of each area's name, then the other
 * cities (D20).
 */
export async function loadPlaceNames(market: MarketId): Promise<readonly GazetteerEntry[]> {
  const entries =
    market === "AE"
      ? (await import("@mersal/domain/places/data/gazetteer-ae")).gazetteerOfEmirates
      : (await import("@mersal/domain/places/data/gazetteer-qa")).gazetteerOfQatar
  const ranks: readonly GazetteerEntry["kind"][] = ["city", "district", "landmark"]
  const ranked = entries.toSorted((a, b) => ranks.indexOf(a.kind) - ranks.indexOf(b.kind))
  // An area's entries follow each other and begin with its main city.
  const main = entries.filter(({ city }, at) => city !== entries[at - 1]?.city)
  return [...new Set([...main, ...ranked])]
}

/** The outlines that come with the page (D21). A map draws them before, and without, any answer of the server. */
export async function loadOutlines(market: MarketId): Promise<readonly ServiceArea[]> {
  if (market === "AE") return (await import("@mersal/domain/places/data/areas-ae")).areasOfEmirates
  return (await import("@mersal/domain/places/data/areas-qa")).areasOfQatar
}
