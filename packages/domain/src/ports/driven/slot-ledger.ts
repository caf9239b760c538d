import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SlotCapacity } from "../../booking/windows/slot-capacity.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { MarketId } from "../../market/market.ts"

/** How many bookings pick-up windows take, and have. Places are taken and given back by `UnitOfWork` only. */
export class SlotLedger extends Context.Service<
  SlotLedger,
  {
    /** What an operator has said of a market's windows, in any order. */
    readonly capacities: (market: MarketId) => Effect.Effect<readonly SlotCapacity[]>
    /** Places taken in a zone by the engine's names of its windows, from a date on; windows with none may be missing. */
    readonly taken: (zone: string, from: LocalDate) => Effect.Effect<ReadonlyMap<string, number>>
  }
>()("mersal/SlotLedger") {}
