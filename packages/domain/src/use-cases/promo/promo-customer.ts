import * as Effect from "effect/Effect"
import { plainEmail } from "../../account/email.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { promoCustomer } from "../../promo/promo-customer.ts"

/** What is known of whoever uses a promo. */
export interface PromoCustomer {
  /** E.164; empty where it is not known yet. */
  readonly phone: string
  /** Empty where he gave none. */
  readonly email: string
  readonly accountId: string | null
}

/**
 * Whose uses of a promo are counted together (D18): those of a phone, of an e-mail and of an account, so that another
 * browser, phone or address starts no new count. Only digests are kept.
 */
export const promoCustomerOf = Effect.fnUntraced(function* ({ phone, email, accountId }: PromoCustomer) {
  const digest = yield* Digest
  const known = [
    // Without a word before it: uses were counted so before others were looked at.
    ...(phone === "" ? [] : [phone]),
    ...(email === "" ? [] : [`email|${plainEmail(email)}`]),
    ...(accountId === null ? [] : [`account|${accountId}`]),
  ]
  return promoCustomer(yield* Effect.forEach(known, (one) => digest.hash(`promo-customer|${one}`)))
})
