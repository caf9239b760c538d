import type { LocalDate } from "../../calendar/local-date.ts"
import type { Draft } from "../draft/draft.ts"
import type { SlotLookup } from "../windows/slot-lookup.ts"

/**
 * The result of the look-up on confirm (section 4, "Details to payment flow"; D12). The order is placed, or the
 * customer chooses a date again because his booking type has none or his date is before the earliest. The same for
 * every payment method. The window itself is checked by the server when the order arrives.
 */
export function confirmationOf(draft: Draft, lookup: SlotLookup): "place" | "reselect" {
  const item = lookup.items.find((candidate) => candidate.bookingType === draft.bookingType)
  return item && draft.pickupDate !== null && !isEarlier(draft.pickupDate, item.earliestPickup) ? "place" : "reselect"
}

const isEarlier = (date: LocalDate, earliest: LocalDate): boolean => date < earliest
