import * as Effect from "effect/Effect"
import { Digest } from "../ports/driven/digest.ts"

/**
 * Whose uses of a promo are counted together (D18): a phone, so that a second browser or account starts no new count.
 * Only a digest of it is kept.
 *
 * @param phone E.164
 */
export const promoCustomerOf = Effect.fnUntraced(function* (phone: string) {
  return yield* (yield* Digest).hash(`promo-customer|${phone}`)
})
