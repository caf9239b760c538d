import type { PublishedRules } from "../booking/windows/published-rules.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { ServiceArea } from "../places/service-area.ts"
import type { InternationalRate } from "../pricing/international.ts"
import type { Tariff } from "../pricing/tariff.ts"
import type { TaxRate } from "../pricing/vat.ts"
import type { Promo } from "../promo/promo.ts"
import type { Closure } from "../schedule/book.ts"
import type { Banner } from "./banner.ts"
import { capacityId, type MarketCapacity } from "./capacity.ts"

/** A closure with the market that rests. */
export interface MarketClosure extends Closure {
  readonly market: MarketId
}

/** What the product runs on and an admin edits (D43), by kind. */
export interface ReferenceValues {
  readonly tariffs: Tariff
  readonly "tax-rates": TaxRate
  readonly areas: ServiceArea
  readonly promos: Promo
  readonly closures: MarketClosure
  readonly banners: Banner
  readonly "international-rates": InternationalRate
  readonly capacities: MarketCapacity
  readonly rules: PublishedRules
}

export type ReferenceKind = keyof ReferenceValues

export const referenceKinds = [
  "tariffs",
  "tax-rates",
  "areas",
  "promos",
  "closures",
  "banners",
  "international-rates",
  "capacities",
  "rules",
] as const satisfies readonly ReferenceKind[]

/** One such value as it is kept. */
export interface ReferenceEntry<Kind extends ReferenceKind = ReferenceKind> {
  readonly value: ReferenceValues[Kind]
  /** 1 for a new one, counted up by every edit: who edits names the one that he saw. */
  readonly version: number
  /** Since when it no longer counts; null while it does. It is never deleted: bookings and the log name it. */
  readonly endedAt: Instant | null
}

const idOf: { readonly [Kind in ReferenceKind]: (value: ReferenceValues[Kind]) => string } = {
  tariffs: ({ id }) => id,
  "tax-rates": ({ validFrom }) => validFrom,
  areas: ({ id }) => id,
  promos: ({ code }) => code,
  closures: ({ id }) => id,
  banners: ({ id }) => id,
  "international-rates": ({ id }) => id,
  capacities: capacityId,
  rules: ({ id }) => id,
}

/** By what a value is known within its kind and market: a tax rate by its first day, a promo by its code. */
export const referenceId = <Kind extends ReferenceKind>(kind: Kind, value: ReferenceValues[Kind]): string =>
  idOf[kind](value)

/** Bookings and quotes name these by id alone, so that no two of them have the same one, in whatever market. */
const knownByIdAlone: ReadonlySet<ReferenceKind> = new Set(["tariffs", "international-rates"])

/** Whether an id of a market means a value. */
export const isReference = <Kind extends ReferenceKind>(
  kind: Kind,
  value: ReferenceValues[Kind],
  market: MarketId,
  id: string,
): boolean => referenceId(kind, value) === id && (value.market === market || knownByIdAlone.has(kind))
