import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"

/**
 * Releases a booking's scarce resources: its place in the window, and its use of a promo (D16). For bookings that will
 * not be carried.
 *
 * @param givesPromo whether the customer may use the promo again
 */
export function givenBack({ booking, slot, promoCustomer }: StoredBooking, givesPromo: boolean): readonly Change[] {
  const { reference, market, promoCode } = booking
  const changes: Change[] = [{ kind: "dropHeld", reference }]
  if (slot !== null) changes.push({ kind: "releaseSlot", place: slot })
  if (givesPromo && promoCode !== null && promoCustomer !== null)
    changes.push({ kind: "releasePromo", market, code: promoCode, customerDigest: promoCustomer })
  return changes
}
