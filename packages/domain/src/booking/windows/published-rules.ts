import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { Patch, RuleBook } from "../../schedule/book.ts"

/** What of the rule book an operator may publish otherwise for his market: windows with their last order times, and limits. */
export type RulesPatch = Patch<Pick<RuleBook, "services" | "routes" | "horizonDays" | "minOpenMinutes">>

export const rulesPatchFields = [
  "services",
  "routes",
  "horizonDays",
  "minOpenMinutes",
] as const satisfies readonly (keyof RulesPatch)[]

/** How a market reads the rule book from an instant on (D7, D43), until a later row begins or this one is ended. */
export interface PublishedRules {
  readonly id: string
  readonly market: MarketId
  readonly validFrom: Instant
  /** Readings of the book by name, in the order in which they apply; in place of those of the server's setting. */
  readonly readings: readonly string[]
  /** What is otherwise in this market beside them: one more reading, as data. */
  readonly patch: RulesPatch
}

/** A row as it is kept. Its content can be told by both: an edit counts its version up. */
export interface RulesRow {
  readonly value: PublishedRules
  readonly version: number
}

/** What a row adds to the rule book: a reading after the others, under a name that bookings and quotes note. */
export interface RulesReading {
  readonly name: string
  readonly patch: RulesPatch
}

/** No reading of the book has a dot in its name, and no row is known by the same name after an edit. */
export const rulesReading = ({ value, version }: RulesRow): RulesReading => ({
  name: `rules.${value.id}.${version}`,
  patch: value.patch,
})

export interface RulesAt {
  /** The row that counts: the latest that has begun. Null before the first: then the server's setting counts. */
  readonly row: RulesRow | null
  /** When that changes next by what is published now; null when it does not. */
  readonly until: Instant | null
}

/** What of the published rows counts at an instant; a row counts from its first millisecond on. */
export function rulesAt(rows: readonly RulesRow[], now: Instant): RulesAt {
  let row: RulesRow | null = null
  let until: Instant | null = null
  for (const one of rows) {
    const { validFrom } = one.value
    if (validFrom > now) until = until === null ? validFrom : Math.min(until, validFrom)
    else if (row === null || validFrom >= row.value.validFrom) row = one
  }
  return { row, until }
}
