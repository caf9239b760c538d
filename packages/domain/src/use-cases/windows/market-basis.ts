import * as Effect from "effect/Effect"
import { NotServed } from "../../booking/booking-errors.ts"
import type { ScheduleBasis } from "../../booking/windows/market-schedule.ts"
import { rulesAt, rulesReading } from "../../booking/windows/published-rules.ts"
import { routeInForce } from "../../booking/windows/route-in-force.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import { routeClassOf } from "../../places/route-class.ts"
import { ChosenReadings } from "../../ports/driven/chosen-readings.ts"
import { ClosureCalendar } from "../../ports/driven/closure-calendar.ts"
import { RulesBook } from "../../ports/driven/rules-book.ts"
import { SlotLedger } from "../../ports/driven/slot-ledger.ts"
import type { ServedWay } from "../places/resolve-way.ts"

/** How a market reads the rule book at an instant: by its published row, otherwise by the server's settings. */
export const rulesInForce = Effect.fnUntraced(function* (market: MarketId, now: Instant) {
  const chosen = yield* ChosenReadings
  const { row, until } = rulesAt(yield* (yield* RulesBook).list(market), now)
  return {
    readings: row?.value.readings ?? chosen,
    ...(row && { rules: rulesReading(row) }),
    ...(until !== null && { rulesUntil: until }),
  } satisfies Pick<ScheduleBasis, "readings" | "rules" | "rulesUntil">
})

/** The basis of a market's schedule at an instant. */
export const marketBasis = Effect.fnUntraced(function* (market: MarketId, now: Instant) {
  const closures = yield* (yield* ClosureCalendar).list(market)
  const capacities = yield* (yield* SlotLedger).capacities(market)
  return { closures, capacities, ...(yield* rulesInForce(market, now)) } satisfies ScheduleBasis
})

/**
 * The rule of a route's class (D11). Refuses a route whose class was removed from the book: its ends are served, but
 * the route is not (D21).
 */
export function requireRoute(
  basis: Pick<ScheduleBasis, "rules">,
  { servedBy }: Pick<ServedWay, "servedBy">,
): Effect.Effect<Pick<ScheduleBasis, "route">, NotServed> {
  const found = routeInForce(basis, routeClassOf(...servedBy))
  return found ? Effect.succeed(found) : Effect.fail(new NotServed({ part: "route" }))
}

/** The basis of a route's schedule at an instant: its market's basis, with the rule of its class. */
export const basisOnWay = Effect.fnUntraced(function* (
  market: MarketId,
  way: Pick<ServedWay, "servedBy">,
  now: Instant,
) {
  const basis = yield* marketBasis(market, now)
  return { ...basis, ...(yield* requireRoute(basis, way)) }
})

/** How many bookings a zone's windows have from today on. Nothing is read if no window has a limit. */
export const occupancyOf = Effect.fnUntraced(function* (
  { capacities }: Pick<Required<ScheduleBasis>, "capacities">,
  zone: string,
  today: LocalDate,
) {
  if (capacities.length === 0) return () => 0
  const taken = yield* (yield* SlotLedger).taken(zone, today)
  return (slot: string): number => taken.get(slot) ?? 0
})
