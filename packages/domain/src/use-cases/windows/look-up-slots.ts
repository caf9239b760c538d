import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import { slotLookup } from "../../booking/windows/slot-lookup.ts"
import type { SlotRequest } from "../../ports/driving/schedule-service.ts"
import { resolveServedWay } from "../places/resolve-way.ts"
import { basisOnWay, occupancyOf } from "./market-basis.ts"

/** What can be booked between two places now (section 7, POST /slots/retrieve_all). */
export const lookUpSlots = Effect.fn("lookUpSlots")(function* (request: SlotRequest) {
  const { market } = request
  const way = yield* resolveServedWay(market, request.pickup, request.dropOff)
  const now = yield* Clock.currentTimeMillis
  const basis = yield* basisOnWay(market, way, now)
  const occupancy = yield* occupancyOf(basis, way.areas[0], todayIn(market, now))
  return slotLookup(basis, { ...request, occupancy }, now)
})
