import type { MarketId } from "@mersal/domain/market/market"
import type { GeocodedPlace } from "@mersal/domain/places/gazetteer"
import { positionOf } from "@mersal/domain/places/position"
import * as z from "zod/mini"

const shortText = z.string().check(z.maxLength(200))
/** Nominatim writes degrees as text. */
const degrees = z.union([z.number(), shortText])

const Hit = z.object({
  osm_type: z.enum(["node", "way", "relation"]),
  osm_id: z.number().check(z.int(), z.positive()),
  lat: degrees,
  lon: degrees,
  addresstype: z.optional(shortText),
  namedetails: z.optional(z.nullable(z.record(z.string(), z.string()))),
  address: z.record(z.string(), z.string()),
})
type Hit = z.output<typeof Hit>

/** Areas too large for a pick-up: their centre could be anywhere. */
const tooLarge = new Set(["country", "state", "region", "state_district", "county", "province", "postcode"])

const kindOf: Readonly<Record<string, GeocodedPlace["kind"]>> = {
  city: "city",
  town: "city",
  municipality: "city",
  borough: "district",
  city_district: "district",
  district: "district",
  hamlet: "district",
  neighbourhood: "district",
  quarter: "district",
  residential: "district",
  suburb: "district",
  village: "district",
}

/**
 * The places of a market in an answer of Nominatim, whatever the answer is: a list, one place, or anything else, which
 * has none. Places in another country, or without a country, are left out.
 */
export function placesOf(answer: unknown, market: MarketId): readonly GeocodedPlace[] {
  const hits: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return hits.flatMap((hit) => {
    const read = Hit.safeParse(hit)
    const place = read.success ? placeOf(read.data, market) : null
    return place ? [place] : []
  })
}

function placeOf(hit: Hit, market: MarketId): GeocodedPlace | null {
  const { osm_type, osm_id, addresstype = "", address } = hit
  const position = positionOf(degreesOf(hit.lat), degreesOf(hit.lon))
  const name = nameOf(hit)
  const isHere = address.country_code?.toUpperCase() === market
  if (!position || !name || !isHere || tooLarge.has(addresstype)) return null
  const kind = Object.hasOwn(kindOf, addresstype) ? kindOf[addresstype] : undefined
  return { id: `osm-${osm_type[0]}${osm_id}`, market, kind: kind ?? "landmark", name, aliases: [], ...position }
}

const degreesOf = (value: number | string): number => (value === "" ? Number.NaN : Number(value))

/**
 * The name in both languages. A place named in one language only has that name in both, and a house without a name has
 * its street's.
 */
function nameOf({ namedetails, address }: Hit): GeocodedPlace["name"] | null {
  const names = namedetails ?? {}
  const local = names.name ?? ""
  const isArabic = /\p{Script=Arabic}/u.test(local)
  const house = [address.house_number, address.road].filter(Boolean).join(" ")
  const english = names["name:en"] || (isArabic ? "" : local)
  const arabic = names["name:ar"] || (isArabic ? local : "")
  const [en, ar] = [english || arabic || house, arabic || english || house].map((each) => each.trim().slice(0, 120))
  return en && ar ? { en, ar } : null
}

/** Nominatim's own id for a place that was found there: N12, W7 or R3; null for any other text. */
export function nominatimId(id: string): string | null {
  const [, type = "", number = ""] = /^osm-([nwr])([1-9]\d{0,15})$/.exec(id.trim()) ?? []
  return type === "" ? null : `${type.toUpperCase()}${number}`
}
