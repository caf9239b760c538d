import type { LocalDate } from "../../calendar/local-date.ts"
import type { Draft } from "../draft/draft.ts"
import type { SlotLookup } from "../windows/slot-lookup.ts"

/**
 * What the look-up on confirm decides (section 4, "Details to payment flow"; D12): the order is placed, or the customer
 * chooses a date again because there is none for his booking type or his is earlier than the earliest. It is the same
 * for every payment method. The window itself is checked by the server when the order arrives.
 */
export function confirmationOf(draft: Draft, lookup: SlotLookup): "place" | "reselect" {
  const item = lookup.items.find((candidate) => candidate.bookingType === draft.bookingType)
  return item && draft.pickupDate !== null && !isEarlier(draft.pickupDate, item.earliestPickup) ? "place" : "reselect"
}

const isEarlier = (date: LocalDate, earliest: LocalDate): boolean => date < earliest
