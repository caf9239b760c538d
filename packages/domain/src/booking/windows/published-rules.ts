import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { Patch, RuleBook } from "../../schedule/book.ts"

/** What an operator may change of the rule book for his market: windows with their last order times, and limits. */
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
  /** Readings of the book by name, in the order in which they apply. They replace those of the server's settings. */
  readonly readings: readonly string[]
  /** Further changes for this market: one more reading, as data. */
  readonly patch: RulesPatch
}

/** A row as stored. Id and version identify its content: every edit increments the version. */
export interface RulesRow {
  readonly value: PublishedRules
  readonly version: number
}

/** What a row adds to the rule book: a reading after the others, under a name that bookings and quotes record. */
export interface RulesReading {
  readonly name: string
  readonly patch: RulesPatch
}

/** The name is unique: readings of the book have no dot in their names, and an edited row has another version. */
export const rulesReading = ({ value, version }: RulesRow): RulesReading => ({
  name: `rules.${value.id}.${version}`,
  patch: value.patch,
})

export interface RulesAt {
  /** The row in force: the latest that has begun. Null before the first; then the server's settings apply. */
  readonly row: RulesRow | null
  /** When the row in force changes next, by the rows known now; null when it does not. */
  readonly until: Instant | null
}

/** Which published row is in force at an instant; a row applies from its first millisecond on. */
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
