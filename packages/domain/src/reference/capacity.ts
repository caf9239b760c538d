import type { SlotCapacity } from "../booking/windows/slot-capacity.ts"
import { isSpanId } from "../booking/windows/window-id.ts"
import type { MarketId } from "../market/market.ts"
import { type ReferenceIssue, unless } from "./reference-issue.ts"

/** How many bookings each zone of a market takes in a pick-up window of one date (D43). */
export interface MarketCapacity extends SlotCapacity {
  readonly market: MarketId
}

/** By what it is known: its booking type and its window, "sameDay.13-18" or, for all other windows, "sameDay.all". */
export const capacityId = ({ bookingType, window }: SlotCapacity): string => `${bookingType}.${window ?? "all"}`

/** What is wrong with a capacity: it is a whole number, none included, and the hours of On Demand are alike. */
export const capacityIssues = ({ bookingType, window, capacity }: SlotCapacity): readonly ReferenceIssue[] => [
  ...unless(Number.isInteger(capacity) && capacity >= 0, "capacity", "negative"),
  ...unless(window === null || (bookingType !== "onDemand" && isSpanId(window)), "window", "unknown-window"),
]
