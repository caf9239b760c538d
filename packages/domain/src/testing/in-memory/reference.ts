import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { SlotCapacity } from "../../booking/windows/slot-capacity.ts"
import { type MarketId, marketIds } from "../../market/market.ts"
import { Banners } from "../../ports/driven/banners.ts"
import { ChangeLog } from "../../ports/driven/change-log.ts"
import type { ReferenceChange } from "../../ports/driven/changes/reference.ts"
import { ClosureCalendar } from "../../ports/driven/closure-calendar.ts"
import { InternationalRates } from "../../ports/driven/international-rates.ts"
import { TariffBook, TaxRates } from "../../ports/driven/price-lists.ts"
import { PromoCatalog } from "../../ports/driven/promo-catalog.ts"
import { ReferenceEntries } from "../../ports/driven/reference-entries.ts"
import { RulesBook } from "../../ports/driven/rules-book.ts"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"
import type { MarketCapacity } from "../../reference/capacity.ts"
import type { ChangeRecord } from "../../reference/change-record.ts"
import { promoInForce } from "../../reference/promo-in-force.ts"
import {
  type ReferenceEntry,
  type ReferenceKind,
  type ReferenceValues,
  referenceId,
  referenceKinds,
} from "../../reference/reference-entry.ts"
import type { ReferenceData } from "../reference-data.ts"
import type { Applying } from "./tables.ts"

export interface Kept {
  readonly kind: ReferenceKind
  readonly entry: ReferenceEntry
}

/** The reference data before any edit. */
export const referenceTables = (data: ReferenceData) => ({
  references: new Map(keptOf(data)),
  referenceVersions: new Map<ReferenceKind, number>(referenceKinds.map((kind) => [kind, 1])),
  referenceChanges: new Map<string, ChangeRecord>(),
})

type ReferenceTables = ReturnType<typeof referenceTables>

export const applyingReferences: Applying<ReferenceChange, ReferenceTables> = {
  editReference({ references, referenceVersions, referenceChanges }, { listVersion, record }) {
    const { kind, after } = record
    if (referenceVersions.get(kind) !== listVersion) return false
    referenceVersions.set(kind, listVersion + 1)
    references.set(keyOf(kind, after.value), { kind, entry: after })
    referenceChanges.set(record.id, record)
    return true
  },
}

function keptOf(data: ReferenceData): readonly (readonly [string, Kept])[] {
  const values: { readonly [Kind in ReferenceKind]: readonly ReferenceValues[Kind][] } = {
    tariffs: data.tariffs,
    "tax-rates": data.taxRates,
    areas: data.areas,
    promos: data.promos ?? [],
    closures: marketIds.flatMap((market) => data.closures[market].map((closure) => ({ market, ...closure }))),
    banners: data.banners ?? [],
    "international-rates": data.internationalRates ?? [],
    capacities: [],
    rules: [],
  }
  return referenceKinds.flatMap((kind) =>
    values[kind].map((value) => [keyOf(kind, value), { kind, entry: { value, version: 1, endedAt: null } }] as const),
  )
}

const keyOf = (kind: ReferenceKind, value: ReferenceValues[ReferenceKind]): string =>
  JSON.stringify([kind, value.market, referenceId(kind, value as never)])

/** The capacities that admins have set. */
export const capacitiesIn = ({ references }: ReferenceTables, market: MarketId): readonly SlotCapacity[] =>
  [...references.values()].flatMap(({ kind, entry }) => {
    if (kind !== "capacities" || entry.endedAt !== null || entry.value.market !== market) return []
    const { bookingType, window, capacity } = entry.value as MarketCapacity
    return [{ bookingType, window, capacity }]
  })

export function referencePorts(tables: () => ReferenceTables) {
  const entriesOf = <Kind extends ReferenceKind>(kind: Kind) =>
    [...tables().references.values()].flatMap((kept) =>
      kept.kind === kind ? [kept.entry as ReferenceEntry<Kind>] : [],
    )
  const valuesOf = <Kind extends ReferenceKind>(kind: Kind, market: string) =>
    entriesOf(kind).flatMap(({ value, endedAt }) => (endedAt === null && value.market === market ? [value] : []))
  const listOf = <Kind extends ReferenceKind>(kind: Kind) => ({
    list: (market: string) => Effect.sync(() => valuesOf(kind, market)),
  })
  return Context.make(TariffBook, listOf("tariffs")).pipe(
    Context.add(TaxRates, listOf("tax-rates")),
    Context.add(ServiceAreas, listOf("areas")),
    Context.add(Banners, listOf("banners")),
    Context.add(RulesBook, {
      list: (market) =>
        Effect.sync(() =>
          entriesOf("rules").filter(({ value, endedAt }) => endedAt === null && value.market === market),
        ),
    }),
    Context.add(InternationalRates, listOf("international-rates")),
    Context.add(ClosureCalendar, {
      list: (market) => Effect.sync(() => valuesOf("closures", market).map(({ market: _, ...closure }) => closure)),
    }),
    Context.add(PromoCatalog, {
      list: (market) =>
        Effect.sync(() =>
          entriesOf("promos")
            .filter(({ value }) => value.market === market)
            .map(promoInForce),
        ),
    }),
    Context.add(ReferenceEntries, {
      list: (kind) =>
        Effect.sync(() => ({ version: tables().referenceVersions.get(kind) ?? 0, entries: entriesOf(kind) })),
    }),
    Context.add(ChangeLog, {
      list: ({ kind, market, after, limit }) =>
        Effect.sync(() =>
          [...tables().referenceChanges.values()]
            .filter(
              (record) => (kind === null || record.kind === kind) && (market === null || record.market === market),
            )
            .filter((record) => after === null || newestFirst(record, after) > 0)
            .sort(newestFirst)
            .slice(0, limit),
        ),
    }),
  )
}

type Place = Pick<ChangeRecord, "at" | "id">

const newestFirst = (a: Place, b: Place): number => b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
