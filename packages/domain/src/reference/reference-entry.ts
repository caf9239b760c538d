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

/** A closure with its market. */
export interface MarketClosure extends Closure {
  readonly market: MarketId
}

/** The reference data that an admin edits (D43), by kind. */
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

/** A value as stored. */
export interface ReferenceEntry<Kind extends ReferenceKind = ReferenceKind> {
  readonly value: ReferenceValues[Kind]
  /** 1 for a new one, incremented by every edit; an edit names the version it is based on. */
  readonly version: number
  /** Since when it is ended; null if it is active. It is never deleted, because bookings and the log name it. */
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

/** What identifies a value within its kind and market: a tax rate's first day, a promo's code. */
export const referenceId = <Kind extends ReferenceKind>(kind: Kind, value: ReferenceValues[Kind]): string =>
  idOf[kind](value)

/** Bookings and quotes name these by id only, so ids are unique across markets. */
const knownByIdAlone: ReadonlySet<ReferenceKind> = new Set(["tariffs", "international-rates"])

/** Whether a value has this id and market. */
export const isReference = <Kind extends ReferenceKind>(
  kind: Kind,
  value: ReferenceValues[Kind],
  market: MarketId,
  id: string,
): boolean => referenceId(kind, value) === id && (value.market === market || knownByIdAlone.has(kind))
