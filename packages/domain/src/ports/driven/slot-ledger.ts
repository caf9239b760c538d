import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SlotCapacity } from "../../booking/windows/slot-capacity.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { MarketId } from "../../market/market.ts"

/** The capacity of pick-up windows and the places taken. Only `UnitOfWork` takes and releases places. */
export class SlotLedger extends Context.Service<
  SlotLedger,
  {
    /** The capacities that an operator has set in a market, in any order. */
    readonly capacities: (market: MarketId) => Effect.Effect<readonly SlotCapacity[]>
    /** Places taken in a zone from a date on, by the engine's window keys; windows with none may be missing. */
    readonly taken: (zone: string, from: LocalDate) => Effect.Effect<ReadonlyMap<string, number>>
  }
>()("mersal/SlotLedger") {}
