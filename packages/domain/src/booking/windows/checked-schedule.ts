import type { MarketId } from "../../market/market.ts"
import type { gulfBook } from "../../schedule/books/gulf.ts"
import { compile, type Engine } from "../../schedule/rule-book.ts"
import { type Reading, schedulesBy } from "./market-schedule.ts"
import { capacityPatch, type SlotCapacity } from "./slot-capacity.ts"

/**
 * The schedule of a market on the server, which knows what an operator has published and checks it with the book, once
 * for each basis. Throws `InvalidRuleBook` for what no version of it may be asked by.
 */
export const checkedScheduleOf = schedulesBy<Engine<typeof gulfBook>>(
  (book, { reading }, market, { capacities = [] }) =>
    capacities.length === 0
      ? compile(book, { reading })
      : compile(limited(book, market, reading, capacities), { reading: [...reading, "capacities" as Reading] }),
)

/**
 * The book with capacities: a reading after the others, which bring windows of their own. It shuts windows and changes no
 * rule, so that a booking does not note it.
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

/** Answers in words as well why something cannot be booked. */
export type CheckedSchedule = ReturnType<typeof checkedScheduleOf>
