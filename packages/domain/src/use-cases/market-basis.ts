import * as Effect from "effect/Effect"
import type { ScheduleBasis } from "../booking/market-schedule.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import type { MarketId } from "../market/market.ts"
import { ChosenReadings } from "../ports/driven/chosen-readings.ts"
import { ClosureCalendar } from "../ports/driven/closure-calendar.ts"
import { SlotLedger } from "../ports/driven/slot-ledger.ts"

/** What the schedule of a market is made from at this moment. */
export const marketBasis = Effect.fnUntraced(function* (market: MarketId) {
  const closures = yield* (yield* ClosureCalendar).list(market)
  const capacities = yield* (yield* SlotLedger).capacities(market)
  return { closures, readings: yield* ChosenReadings, capacities } satisfies ScheduleBasis
})

/** How many bookings the windows of a zone have from today on. Where no window has a limit nothing is asked. */
export const occupancyOf = Effect.fnUntraced(function* (
  { capacities }: Pick<Required<ScheduleBasis>, "capacities">,
  zone: string,
  today: LocalDate,
) {
  if (capacities.length === 0) return () => 0
  const taken = yield* (yield* SlotLedger).taken(zone, today)
  return (slot: string): number => taken.get(slot) ?? 0
})
