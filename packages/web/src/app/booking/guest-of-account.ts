import type { Customer } from "@mersal/domain/account/customer"
import { signedInGuest } from "@mersal/domain/booking/draft/signed-in-guest"
import type { MarketId } from "@mersal/domain/market/market"
import type { BookingActor } from "../../environment/booking.ts"
import { loadPhones } from "../../fields/phones.ts"
import { serverNow } from "../page/clock.ts"

/** Fills in who books with what the account of a customer says. A guest fetches no line of it. */
export async function fillIn(actor: BookingActor, customer: Customer, market: MarketId): Promise<void> {
  // Before it is known how numbers are written, one of this market would be shown as if it were another's.
  const known = await loadPhones()
  const { guest } = actor.getSnapshot().context.draft
  const stored = customer.phone ?? ""
  const phone = known?.settled(stored, market) ?? stored
  const patch = { guest: signedInGuest(guest, { ...customer, phone }) }
  actor.send({ type: "draft.changed", patch, now: serverNow() })
}
