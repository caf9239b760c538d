import type { MarketId } from "../market/market.ts"
import { gazetteerOfEmirates } from "../places/data/gazetteer-ae.ts"
import { gazetteerOfQatar } from "../places/data/gazetteer-qa.ts"
import type { GazetteerEntry } from "../places/gazetteer.ts"
import type { SamplePlace } from "./sample-place.ts"
import type { LiveFacts } from "./site.ts"

/** One or two well-known places of every service area. The route from the first to the second is the default. */
const chosen: Readonly<Record<MarketId, readonly string[]>> = {
  AE: [
    "ae-dubai-marina",
    "ae-downtown",
    "ae-deira",
    "ae-khalifa-city",
    "ae-yas-island",
    "ae-al-majaz",
    "ae-al-nuaimiya",
    "ae-umm-al-quwain",
    "ae-ras-al-khaimah",
    "ae-fujairah",
    "ae-al-jimi",
  ],
  QA: [
    "qa-west-bay",
    "qa-msheireb",
    "qa-al-sadd",
    "qa-education-city",
    "qa-al-wakrah",
    "qa-lusail",
    "qa-umm-salal",
    "qa-al-khor",
  ],
}

const gazetteers: Readonly<Record<MarketId, readonly GazetteerEntry[]>> = {
  AE: gazetteerOfEmirates,
  QA: gazetteerOfQatar,
}

/** The sample places of a market, in display order. */
export const samplePlaces = (market: MarketId): readonly SamplePlace[] => found[market]

/** The names of the districts in a market's areas, by the area's id. */
export const districtsOf = (market: MarketId): LiveFacts["districts"] => districts[market]

const districts: Readonly<Record<MarketId, LiveFacts["districts"]>> = { AE: namesByArea("AE"), QA: namesByArea("QA") }

function namesByArea(market: MarketId): LiveFacts["districts"] {
  const entries = gazetteers[market].filter(({ kind }) => kind === "district")
  const byArea = Map.groupBy(entries, ({ city }) => city)
  return Object.fromEntries([...byArea].map(([area, each]) => [area, each.map(({ name }) => name)]))
}

const found: Readonly<Record<MarketId, readonly SamplePlace[]>> = { AE: entriesOf("AE"), QA: entriesOf("QA") }

function entriesOf(market: MarketId): readonly SamplePlace[] {
  return chosen[market].flatMap((id) =>
    gazetteers[market].filter((entry) => entry.id === id).map((entry) => ({ ...entry, areaId: entry.city })),
  )
}

/** The place with this id, or the fallback: an address may contain any text. */
export function samplePlace(market: MarketId, id: string | null, fallback: 0 | 1): SamplePlace {
  const places = samplePlaces(market)
  const place = places.find((each) => each.id === id) ?? places[fallback]
  if (!place) throw new Error(`No sample places in ${market}`)
  return place
}
