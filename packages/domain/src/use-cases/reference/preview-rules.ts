import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { bookReference, type ScheduleBasis } from "../../booking/windows/market-schedule.ts"
import { type PublishedRules, rulesAt, rulesReading } from "../../booking/windows/published-rules.ts"
import { type RulesPreview, refusedByRules, rulesChanges } from "../../booking/windows/rules-preview.ts"
import type { MarketId } from "../../market/market.ts"
import { routeClassAt } from "../../places/route-class.ts"
import { ChosenReadings } from "../../ports/driven/chosen-readings.ts"
import { ComingBookings } from "../../ports/driven/coming-bookings.ts"
import { RulesBook } from "../../ports/driven/rules-book.ts"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"
import { InvalidReference } from "../../reference/reference-errors.ts"
import { rulesIssues } from "../../reference/rules-issues.ts"
import { marketBasis } from "../windows/market-basis.ts"

/** What rules would change, and which bookings they would refuse (D43). Stores and changes nothing. */
export const previewRules = Effect.fn("previewRules")(function* (rules: PublishedRules) {
  const issues = rulesIssues(rules)
  if (issues.length > 0) return yield* new InvalidReference({ issues })
  const { market, readings } = rules
  const now = yield* Clock.currentTimeMillis
  const before = yield* marketBasis(market, now)
  const after: ScheduleBasis = { ...before, readings, rules: rulesReading({ value: rules, version: 1 }) }
  const found = yield* (yield* ComingBookings).list(market, now, bookingsChecked + 1)
  const areas = yield* (yield* ServiceAreas).list(market)
  const bookings = found.slice(0, bookingsChecked)
  return {
    before: bookReference(before),
    after: bookReference(after),
    changes: rulesChanges(market, before, after),
    checked: bookings.length,
    isPartial: found.length > bookings.length,
    refused: refusedByRules(market, before, after, bookings, ({ pickup, dropOff }) =>
      routeClassAt(pickup.position, dropOff.position, areas),
    ),
  } satisfies RulesPreview
})

const bookingsChecked = 2_000

/** How a market reads the rule book now, and the server's settings, which apply when no row does. */
export const readRulesInForce = Effect.fn("readRulesInForce")(function* (market: MarketId) {
  const now = yield* Clock.currentTimeMillis
  const { row, until } = rulesAt(yield* (yield* RulesBook).list(market), now)
  return { now, setting: yield* ChosenReadings, row: row?.value.id ?? null, until }
})
