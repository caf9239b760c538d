import * as Result from "effect/Result"
import type { LocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { ServiceArea } from "../places/service-area.ts"
import { type DatedRow, rowInForce } from "../pricing/dated-row.ts"
import { areaIssues } from "./area-issues.ts"
import { bannerIssues } from "./banner-issues.ts"
import { capacityIssues } from "./capacity.ts"
import { withCleanTexts } from "./clean-texts.ts"
import { closureIssues } from "./closure-issues.ts"
import { internationalRateIssues, tariffIssues, taxRateIssues } from "./price-issues.ts"
import { promoIssues } from "./promo-issues.ts"
import {
  isReference,
  type ReferenceEntry,
  type ReferenceKind,
  type ReferenceValues,
  referenceId,
} from "./reference-entry.ts"
import { InvalidReference, ReferenceChanged, ReferenceNotFound, ReferenceTaken } from "./reference-errors.ts"
import { issue, type ReferenceIssue, unless } from "./reference-issue.ts"
import { fromNowOn, rulesDateIssues, rulesIssues } from "./rules-issues.ts"

/** An admin's edit. */
export type ReferenceEdit<Kind extends ReferenceKind> =
  | { readonly action: "create"; readonly value: ReferenceValues[Kind] }
  /** Also for an ended entry, which it restores. */
  | {
      readonly action: "edit"
      readonly market: MarketId
      readonly id: string
      readonly version: number
      readonly value: ReferenceValues[Kind]
    }
  | { readonly action: "end"; readonly market: MarketId; readonly id: string; readonly version: number }

/** What an edit is checked against. */
export interface EditFacts<Kind extends ReferenceKind> {
  /** Every entry of the kind, in all markets, including ended ones. */
  readonly entries: readonly ReferenceEntry<Kind>[]
  /** The market's active service areas. */
  readonly areas: readonly ServiceArea[]
  /** In the edit's market. */
  readonly today: LocalDate
  readonly now: Instant
}

export interface EditedReference<Kind extends ReferenceKind> {
  readonly before: ReferenceEntry<Kind> | null
  readonly after: ReferenceEntry<Kind>
}

export type ReferenceRefusal = InvalidReference | ReferenceTaken | ReferenceNotFound | ReferenceChanged

/**
 * The entry after an edit, or why it is refused (D43). An edit names the version it is based on, so that two admins do
 * not overwrite each other. Texts are sanitised like any other (D24). No edit leaves a market without a price list or a
 * tax rate in force.
 */
export function editedReference<Kind extends ReferenceKind>(
  kind: Kind,
  edit: ReferenceEdit<Kind>,
  facts: EditFacts<Kind>,
): Result.Result<EditedReference<Kind>, ReferenceRefusal> {
  const { entries, now } = facts
  const find = (market: MarketId, id: string) =>
    entries.find(({ value }) => isReference(kind, value, market, id)) ?? null

  if (edit.action === "create") {
    const id = referenceId(kind, edit.value)
    if (find(edit.value.market, id)) return Result.fail(new ReferenceTaken({ id }))
    return judged(kind, null, { value: written(kind, edit.value, now), version: 1, endedAt: null }, facts)
  }
  const before = find(edit.market, edit.id)
  if (!before || before.value.market !== edit.market) return Result.fail(new ReferenceNotFound())
  if (before.version !== edit.version) return Result.fail(new ReferenceChanged({ kind, entry: before }))
  const version = before.version + 1
  if (edit.action === "end") return judged(kind, before, { ...before, version, endedAt: before.endedAt ?? now }, facts)
  const isSameOne = isReference(kind, edit.value, edit.market, edit.id) && edit.value.market === edit.market
  if (!isSameOne) return Result.fail(new InvalidReference({ issues: [issue(idField[kind], "id-differs", edit.id)] }))
  return judged(kind, before, { value: written(kind, edit.value, now), version, endedAt: null }, facts)
}

const written = <Kind extends ReferenceKind>(kind: Kind, value: ReferenceValues[Kind], now: Instant) =>
  kind === "rules"
    ? (fromNowOn(value as ReferenceValues["rules"], now) as ReferenceValues[Kind])
    : withCleanTexts(kind, value)

const idField: Readonly<Record<ReferenceKind, string>> = {
  tariffs: "id",
  "tax-rates": "validFrom",
  areas: "id",
  promos: "code",
  closures: "id",
  banners: "id",
  "international-rates": "id",
  capacities: "window",
  rules: "id",
}

function judged<Kind extends ReferenceKind>(
  kind: Kind,
  before: ReferenceEntry<Kind> | null,
  after: ReferenceEntry<Kind>,
  facts: EditFacts<Kind>,
): Result.Result<EditedReference<Kind>, InvalidReference> {
  const { value } = after
  const others = facts.entries
    .filter((entry) => entry !== before && entry.endedAt === null && entry.value.market === value.market)
    .map((entry) => entry.value)
  const issues = [
    ...(after.endedAt === null ? rules[kind](value as never, others as never, facts, before as never) : []),
    ...forceIssues(kind, after, others, facts.today),
  ]
  return issues.length > 0 ? Result.fail(new InvalidReference({ issues })) : Result.succeed({ before, after })
}

/** The checks of each kind, given the market's other active values. */
const rules: {
  readonly [Kind in ReferenceKind]: (
    value: ReferenceValues[Kind],
    others: readonly ReferenceValues[Kind][],
    facts: Pick<EditFacts<Kind>, "areas" | "today" | "now">,
    before: ReferenceEntry<Kind> | null,
  ) => readonly ReferenceIssue[]
} = {
  tariffs: (tariff, others, { areas, today }, before) => [
    ...tariffIssues(tariff, areas),
    ...dayIssues(tariff, others),
    ...pastIssues(tariff, before, today),
  ],
  "tax-rates": (rate) => taxRateIssues(rate),
  areas: (area, others) => areaIssues(area, others),
  promos: (promo) => promoIssues(promo),
  closures: (closure) => closureIssues(closure),
  banners: (banner) => bannerIssues(banner),
  capacities: (capacity) => capacityIssues(capacity),
  // Ended rules may be published again, from a new day on.
  rules: (value, others, { now }, before) => [
    ...rulesIssues(value),
    ...rulesDateIssues(value, before?.endedAt === null ? before.value : null, others, now),
  ],
  "international-rates": (rate, others) => [
    ...internationalRateIssues(rate),
    ...dayIssues(
      rate,
      others.filter(({ to }) => to === rate.to),
    ),
  ],
}

/**
 * A list begins today or later, because earlier bookings were agreed by other lists; a list that has begun may be
 * corrected.
 */
const pastIssues = ({ validFrom }: DatedRow, before: { readonly value: DatedRow } | null, today: LocalDate) =>
  unless(validFrom >= today || validFrom === before?.value.validFrom, "validFrom", "in-the-past")

/** Of two lists that begin on the same day it would be unclear which applies. */
const dayIssues = (row: DatedRow, others: readonly (DatedRow & { readonly id: string })[]) => {
  const rival = others.find(({ validFrom }) => validFrom === row.validFrom)
  return unless(rival === undefined, "validFrom", "day-taken", rival?.id)
}

function forceIssues<Kind extends ReferenceKind>(
  kind: Kind,
  { value, endedAt }: ReferenceEntry<Kind>,
  others: readonly ReferenceValues[Kind][],
  today: LocalDate,
): readonly ReferenceIssue[] {
  if (kind !== "tariffs" && kind !== "tax-rates") return []
  const rows = [...others, ...(endedAt === null ? [value] : [])] as unknown as readonly DatedRow[]
  return unless(rowInForce(rows, today) !== null, "validFrom", "none-in-force")
}
