import * as Effect from "effect/Effect"
import type { ScheduleBasis } from "../booking/market-schedule.ts"
import type { MarketId } from "../market/market.ts"
import { ChosenReadings } from "../ports/driven/chosen-readings.ts"
import { ClosureCalendar } from "../ports/driven/closure-calendar.ts"

/** What the schedule of a market is made from at this moment. */
export const marketBasis = Effect.fnUntraced(function* (market: MarketId) {
  const closures = yield* (yield* ClosureCalendar).list(market)
  return { closures, readings: yield* ChosenReadings } satisfies ScheduleBasis
})
