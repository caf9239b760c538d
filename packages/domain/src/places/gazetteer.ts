import type { MarketId } from "../market/market.ts"

/** A place with a name, from our gazetteer or from a geocoder that an operator has configured (D20). */
export interface GeocodedPlace {
  /** Stable and unique across both markets, e.g. "ae-dubai-marina". */
  readonly id: string
  readonly market: MarketId
  readonly kind: "city" | "district" | "landmark"
  readonly name: { readonly en: string; readonly ar: string }
  /** Other names people type: JLT, RAK, former names. */
  readonly aliases: readonly string[]
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
}

/**
 * A place of the bundled gazetteer, accurate to about a kilometre (D20). Its data is in data/gazetteer-ae.ts and
 * data/gazetteer-qa.ts.
 */
export interface GazetteerEntry extends GeocodedPlace {
  /** The id of its service area. */
  readonly city: string
}

/** A line of the data: id without its market, English name, Arabic name, latitude, longitude, other names. */
export type GazetteerLine = readonly [
  id: string,
  en: string,
  ar: string,
  lat: number,
  lon: number,
  ...aliases: readonly string[],
]

/** The places of one service area, by kind. */
export type GazetteerPage = Readonly<Record<GazetteerEntry["kind"], readonly GazetteerLine[]>>

const kinds = ["city", "district", "landmark"] as const

/** The entries on the pages of a market, area by area. */
export function gazetteerOf(market: MarketId, pages: Readonly<Record<string, GazetteerPage>>): GazetteerEntry[] {
  return Object.entries(pages).flatMap(([city, page]) =>
    kinds.flatMap((kind) =>
      page[kind].map(([id, en, ar, lat, lon, ...aliases]) => ({
        id: `${market.toLowerCase()}-${id}`,
        market,
        kind,
        name: { en, ar },
        aliases,
        city,
        lat,
        lon,
      })),
    ),
  )
}
