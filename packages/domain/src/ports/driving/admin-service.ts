import type { PublishedRules } from "../../booking/windows/published-rules.ts"
import type { RulesPreview } from "../../booking/windows/rules-preview.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { Tariff } from "../../pricing/tariff.ts"
import type { TariffPreview } from "../../pricing/tariff-preview.ts"
import type { ChangeRecord } from "../../reference/change-record.ts"
import type { ReferenceEntry, ReferenceKind, ReferenceValues } from "../../reference/reference-entry.ts"
import type {
  InvalidReference,
  ReferenceChanged,
  ReferenceNotFound,
  ReferenceTaken,
} from "../../reference/reference-errors.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/**
 * What an admin edits (D43): prices, tax, areas, promos, closures, banners. Every change is dated, logged and effective
 * at once; quotes given earlier keep their price (D16).
 */
export interface AdminService {
  /** All entries of a kind in a market, including ended ones. */
  list<Kind extends ReferenceKind>(
    request: ReferenceListRequest<Kind>,
    options?: CallOptions,
  ): Answer<readonly ReferenceEntry<Kind>[]>
  create<Kind extends ReferenceKind>(
    request: CreateRequest<Kind>,
    options?: CallOptions,
  ): Answer<ReferenceEntry<Kind>, InvalidReference | ReferenceTaken>
  /** Also restores an ended entry. */
  edit<Kind extends ReferenceKind>(
    request: EditRequest<Kind>,
    options?: CallOptions,
  ): Answer<ReferenceEntry<Kind>, InvalidReference | ReferenceNotFound | ReferenceChanged>
  end<Kind extends ReferenceKind>(
    request: EndRequest<Kind>,
    options?: CallOptions,
  ): Answer<ReferenceEntry<Kind>, InvalidReference | ReferenceNotFound | ReferenceChanged>
  /** What a price list would have charged for the latest bookings. Stores nothing. */
  previewTariff(request: { readonly tariff: Tariff }, options?: CallOptions): Answer<TariffPreview, InvalidReference>
  /** What rules would change in the offer, and which bookings they would refuse. Stores nothing. */
  previewRules(
    request: { readonly rules: PublishedRules },
    options?: CallOptions,
  ): Answer<RulesPreview, InvalidReference>
  /** How a market reads the rule book now. */
  rulesInForce(request: { readonly market: MarketId }, options?: CallOptions): Answer<RulesInForce>
  /** The log of changes, the newest first. */
  changes(request: ChangeListRequest, options?: CallOptions): Answer<ChangePage>
}

export interface RulesInForce {
  readonly now: Instant
  /** The readings of the server's settings; they apply when no row does. */
  readonly setting: readonly string[]
  /** The row in force; null if none is. */
  readonly row: string | null
  /** When the row in force changes next, by the rows known now. */
  readonly until: Instant | null
}

export interface ReferenceListRequest<Kind extends ReferenceKind> {
  readonly kind: Kind
  readonly market: MarketId
}

export interface CreateRequest<Kind extends ReferenceKind> {
  readonly kind: Kind
  readonly value: ReferenceValues[Kind]
}

export interface EndRequest<Kind extends ReferenceKind> {
  readonly kind: Kind
  readonly market: MarketId
  readonly id: string
  /** The version that was read. */
  readonly version: number
}

export interface EditRequest<Kind extends ReferenceKind> extends EndRequest<Kind> {
  readonly value: ReferenceValues[Kind]
}

export interface ChangeListRequest {
  /** Null: all of them. */
  readonly kind: ReferenceKind | null
  readonly market: MarketId | null
  readonly after: ChangeCursor | null
  readonly limit: number
}

/** The last line of a page. */
export interface ChangeCursor {
  readonly at: Instant
  readonly id: string
  /** Of which market's log; null: of all. */
  readonly market: MarketId | null
}

export interface ChangePage {
  readonly changes: readonly ChangeRecord[]
  /** Null on the last page. */
  readonly next: ChangeCursor | null
}
