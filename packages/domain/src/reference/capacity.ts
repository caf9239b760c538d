import type { SlotCapacity } from "../booking/windows/slot-capacity.ts"
import { isSpanId } from "../booking/windows/window-id.ts"
import type { MarketId } from "../market/market.ts"
import { type ReferenceIssue, unless } from "./reference-issue.ts"

/** How many bookings each zone of a market takes in a pick-up window of a date (D43). */
export interface MarketCapacity extends SlotCapacity {
  readonly market: MarketId
}

/** Its id: booking type and window, "sameDay.13-18", or "sameDay.all" for all other windows. */
export const capacityId = ({ bookingType, window }: SlotCapacity): string => `${bookingType}.${window ?? "all"}`

/** The issues of a capacity: it must be a whole number, zero included, and the hours of On Demand share one. */
export const capacityIssues = ({ bookingType, window, capacity }: SlotCapacity): readonly ReferenceIssue[] => [
  ...unless(Number.isInteger(capacity) && capacity >= 0, "capacity", "negative"),
  ...unless(window === null || (bookingType !== "onDemand" && isSpanId(window)), "window", "unknown-window"),
]
