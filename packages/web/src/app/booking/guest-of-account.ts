import type { Customer } from "@mersal/domain/account/customer"
import { signedInGuest } from "@mersal/domain/booking/draft/signed-in-guest"
import type { MarketId } from "@mersal/domain/market/market"
import type { BookingActor } from "../../environment/booking/booking.ts"
import { loadPhones } from "../../fields/phones.ts"
import { serverNow } from "../page/clock.ts"

/** Fills in the guest's details from the customer's account. Guests never load this code. */
export async function fillIn(actor: BookingActor, customer: Customer, market: MarketId): Promise<void> {
  // Until the phone rules are loaded, a number of this market would be shown as a foreign one.
  const known = await loadPhones()
  const { guest } = actor.getSnapshot().context.draft
  const stored = customer.phone ?? ""
  const phone = known?.settled(stored, market) ?? stored
  const patch = { guest: signedInGuest(guest, { ...customer, phone }) }
  actor.send({ type: "draft.changed", patch, now: serverNow() })
}
