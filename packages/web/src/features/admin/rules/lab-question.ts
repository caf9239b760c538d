import type { BookingType } from "@mersal/domain/booking/booking-type"
import type { Vehicle } from "@mersal/domain/booking/parcel/vehicle"
import type { ScheduleBasis } from "@mersal/domain/booking/windows/market-schedule"
import {
  type PublishedRules,
  type RulesRow,
  rulesAt,
  rulesReading,
} from "@mersal/domain/booking/windows/published-rules"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { type Instant, instantAt } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import { marketZone } from "@mersal/domain/market/market-zone"
import type { RouteClassId } from "@mersal/domain/places/route-class"
import type { Closure } from "@mersal/domain/schedule/rule-book"

/** The question to both books: an order at a minute of a date, for a pick-up on a date. */
export interface LabQuestion {
  readonly date: LocalDate
  readonly minute: number
  readonly pickup: LocalDate
  readonly bookingType: BookingType
  readonly vehicle: Vehicle | null
  /** A route class of the book; null for a route without class. */
  readonly route: RouteClassId | null
}

/** The laboratory's data about a market. */
export interface LabFacts {
  readonly market: MarketId
  readonly rows: readonly RulesRow[]
  /** The readings that the server is configured with. */
  readonly setting: readonly string[]
  readonly closures: readonly Closure[]
}

export type Draft = Pick<PublishedRules, "readings" | "patch">

export const instantOf = (market: MarketId, { date, minute }: Pick<LabQuestion, "date" | "minute">): Instant =>
  instantAt(marketZone(market), date, minute)

/** The rules that apply at an instant, from the published rows. */
export function basisInForce({ rows, setting, closures }: LabFacts, now: Instant): ScheduleBasis {
  const { row } = rulesAt(rows, now)
  return { closures, readings: row?.value.readings ?? setting, ...(row && { rules: rulesReading(row) }) }
}

export const basisOfDraft = ({ market, closures }: LabFacts, { readings, patch }: Draft): ScheduleBasis => ({
  closures,
  readings,
  rules: rulesReading({ value: { id: "draft", market, validFrom: 0, readings, patch }, version: 1 }),
})

/** A draft of the current rules, to edit. */
export function draftOf({ rows, setting }: Pick<LabFacts, "rows" | "setting">, now: Instant): Draft {
  const { row } = rulesAt(rows, now)
  return row ? { readings: row.value.readings, patch: row.value.patch } : { readings: setting, patch: {} }
}
