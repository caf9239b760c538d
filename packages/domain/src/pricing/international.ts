import { chargeableKg, type Parcel } from "../booking/parcel/parcel.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { markets } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"
import { type DatedRow, rowInForce } from "./dated-row.ts"

/** Where we send parcels abroad (section 1): India and the Philippines. */
export const destinations = ["IN", "PH"] as const

export type Destination = (typeof destinations)[number]

/** What a parcel up to a weight costs, in whole minor units. */
export interface WeightBreak {
  readonly upToKg: number
  readonly priceMinor: number
}

/** A dated list of weight breaks, of one market to one country (D43). */
export interface InternationalRate extends DatedRow {
  readonly id: string
  readonly market: MarketId
  readonly to: Destination
  /** Ascending, in weight and in price; the last one is the heaviest that is carried. */
  readonly breaks: readonly [WeightBreak, ...WeightBreak[]]
}

/** A quote abroad is a first answer, saved as a lead and confirmed by a person. */
export interface InternationalQuote {
  readonly rate: string
  readonly chargeableKg: number
  readonly price: Money
  /** At this instant it no longer counts. */
  readonly expiresAt: Instant
}

export type InternationalRefusal =
  /** No list of this market to this country has begun. */
  { readonly kind: "not-served" } | { readonly kind: "too-heavy"; readonly maximumKg: number }

export type InternationalAnswer =
  | ({ readonly ok: true } & InternationalQuote)
  | ({ readonly ok: false } & InternationalRefusal)

/** How many days a quote abroad counts. */
const internationalQuoteDays = 7

export interface InternationalQuestion {
  readonly market: MarketId
  readonly to: Destination
  readonly parcel: Pick<Parcel, "weightGrams" | "sidesCm">
}

export interface PriceByWeight {
  readonly chargeableKg: number
  /** Null of a parcel that is heavier than any that is carried. */
  readonly priceMinor: number | null
}

/** The price of the first break that the chargeable weight of a parcel does not exceed (D43). */
export function priceByWeight(
  breaks: InternationalRate["breaks"],
  parcel: InternationalQuestion["parcel"],
): PriceByWeight {
  const kg = chargeableKg(parcel)
  return { chargeableKg: kg, priceMinor: breaks.find(({ upToKg }) => kg <= upToKg)?.priceMinor ?? null }
}

/** What a parcel abroad costs, by the list in force on the day in the market (D43). */
export function internationalQuote(
  rates: readonly InternationalRate[],
  { market, to, parcel }: InternationalQuestion,
  today: LocalDate,
  now: Instant,
): InternationalAnswer {
  const rate = rowInForce(
    rates.filter((row) => row.market === market && row.to === to),
    today,
  )
  if (!rate) return { ok: false, kind: "not-served" }
  const { chargeableKg, priceMinor } = priceByWeight(rate.breaks, parcel)
  if (priceMinor === null)
    return { ok: false, kind: "too-heavy", maximumKg: Math.max(...rate.breaks.map(({ upToKg }) => upToKg)) }
  return {
    ok: true,
    rate: rate.id,
    chargeableKg,
    price: money(priceMinor, markets[market].currency),
    expiresAt: now + internationalQuoteDays * msPerDay,
  }
}
