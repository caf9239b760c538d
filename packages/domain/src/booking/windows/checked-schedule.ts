import type { MarketId } from "../../market/market.ts"
import type { gulfBook } from "../../schedule/books/gulf.ts"
import { compile, type Engine } from "../../schedule/rule-book.ts"
import { type Reading, schedulesBy } from "./market-schedule.ts"
import { capacityPatch, type SlotCapacity } from "./slot-capacity.ts"

/**
 * The schedule of a market on the server. The server has published rules and validates them together with the book,
 * once for each basis. Throws `InvalidRuleBook` for an invalid basis.
 */
export const checkedScheduleOf = schedulesBy<Engine<typeof gulfBook>>(
  (book, { reading }, market, { capacities = [] }) =>
    capacities.length === 0
      ? compile(book, { reading })
      : compile(limited(book, market, reading, capacities), { reading: [...reading, "capacities" as Reading] }),
)

/**
 * The book with capacities, as a reading after the others, because those may bring windows of their own. Capacities
 * shut windows but change no rule, so a booking does not record them.
 */
function limited(
  book: typeof gulfBook,
  market: MarketId,
  readings: readonly string[],
  capacities: readonly SlotCapacity[],
): typeof gulfBook {
  const services = capacityPatch(book, market, readings, capacities)
  const limits = { capacities: { markets: { [market]: { services } } } }
  return { ...book, readings: { ...book.readings, ...limits } }
}

/** A schedule that can also explain in words why something cannot be booked. */
export type CheckedSchedule = ReturnType<typeof checkedScheduleOf>
