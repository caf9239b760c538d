import type { Customer } from "@mersal/domain/account/customer"
import { typedPhone } from "@mersal/domain/account/typed-phone"
import { signedInGuest } from "@mersal/domain/booking/draft/signed-in-guest"
import type { MarketId } from "@mersal/domain/market/market"
import type { BookingActor } from "../environment/booking.ts"
import { loadPhones, readPhone } from "../environment/phones.ts"
import { serverNow } from "./clock.ts"

/** Fills in who books with what the account of a customer says. A guest fetches no line of it. */
export async function fillIn(actor: BookingActor, customer: Customer, market: MarketId): Promise<void> {
  // Before it is known how numbers are written, one of this market would be shown as if it were another's.
  await loadPhones()
  const { guest } = actor.getSnapshot().context.draft
  const phone = typedPhone(customer.phone ?? "", market, readPhone)
  const patch = { guest: signedInGuest(guest, { ...customer, phone }) }
  actor.send({ type: "draft.changed", patch, now: serverNow() })
}
