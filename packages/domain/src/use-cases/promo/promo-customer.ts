import * as Effect from "effect/Effect"
import { plainEmail } from "../../account/email.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { promoCustomer } from "../../promo/promo-customer.ts"

/** The known details of a promo's user. */
export interface PromoCustomer {
  /** E.164; empty if not known yet. */
  readonly phone: string
  /** Empty if he gave none. */
  readonly email: string
  readonly accountId: string | null
}

/**
 * The counts that a promo use belongs to (D18): those of the phone, the e-mail and the account, so that another
 * browser, phone or address starts no new count. Only digests are stored.
 */
export const promoCustomerOf = Effect.fnUntraced(function* ({ phone, email, accountId }: PromoCustomer) {
  const digest = yield* Digest
  const known = [
    // Without a prefix, because phones were counted in this form before other details were.
    ...(phone === "" ? [] : [phone]),
    ...(email === "" ? [] : [`email|${plainEmail(email)}`]),
    ...(accountId === null ? [] : [`account|${accountId}`]),
  ]
  return promoCustomer(yield* Effect.forEach(known, (one) => digest.hash(`promo-customer|${one}`)))
})
