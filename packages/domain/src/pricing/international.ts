import { chargeableKg, type Parcel } from "../booking/parcel/parcel.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { markets } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"
import { type DatedRow, rowInForce } from "./dated-row.ts"

/** The countries we send parcels to (section 1): India and the Philippines. */
export const destinations = ["IN", "PH"] as const

export type Destination = (typeof destinations)[number]

/** The price of a parcel up to a weight, in whole minor units. */
export interface WeightBreak {
  readonly upToKg: number
  readonly priceMinor: number
}

/** A dated list of weight breaks for parcels from one market to one country (D43). */
export interface InternationalRate extends DatedRow {
  readonly id: string
  readonly market: MarketId
  readonly to: Destination
  /** Ascending in weight and in price; the last one is the heaviest that is carried. */
  readonly breaks: readonly [WeightBreak, ...WeightBreak[]]
}

/** A quote for a parcel abroad: a first answer, saved as a lead and confirmed by a person. */
export interface InternationalQuote {
  readonly rate: string
  readonly chargeableKg: number
  readonly price: Money
  /** Exclusive: at this instant the quote has expired. */
  readonly expiresAt: Instant
}

export type InternationalRefusal =
  /** No price list of this market for this country is in force yet. */
  { readonly kind: "not-served" } | { readonly kind: "too-heavy"; readonly maximumKg: number }

export type InternationalAnswer =
  | ({ readonly ok: true } & InternationalQuote)
  | ({ readonly ok: false } & InternationalRefusal)

/** How many days a quote for a parcel abroad is valid. */
const internationalQuoteDays = 7

export interface InternationalQuestion {
  readonly market: MarketId
  readonly to: Destination
  readonly parcel: Pick<Parcel, "weightGrams" | "sidesCm">
}

export interface PriceByWeight {
  readonly chargeableKg: number
  /** Null when the parcel is heavier than any that is carried. */
  readonly priceMinor: number | null
}

/** The price of the first break that is not below the chargeable weight (D43). */
export function priceByWeight(
  breaks: InternationalRate["breaks"],
  parcel: InternationalQuestion["parcel"],
): PriceByWeight {
  const kg = chargeableKg(parcel)
  return { chargeableKg: kg, priceMinor: breaks.find(({ upToKg }) => kg <= upToKg)?.priceMinor ?? null }
}

/** The price of a parcel abroad, by the price list in force on the market's date (D43). */
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
