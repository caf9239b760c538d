import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { slotLookup } from "../booking/slot-lookup.ts"
import type { SlotRequest } from "../ports/driving/schedule-service.ts"
import { marketBasis } from "./market-basis.ts"
import { resolveServedWay } from "./resolve-way.ts"

/** What can be booked between two places now (section 7, POST /slots/retrieve_all). */
export const lookUpSlots = Effect.fn("lookUpSlots")(function* (request: SlotRequest) {
  yield* resolveServedWay(request.market, request.pickup, request.dropOff)
  return slotLookup(yield* marketBasis(request.market), request, yield* Clock.currentTimeMillis)
})
