import * as Effect from "effect/Effect"
import type { AttemptIntent } from "../../payment/attempt-record.ts"
import type { AskedAttempt } from "../../ports/driven/payment-gateways.ts"
import { Product } from "../../ports/driven/product.ts"

/** What an attempt asks of its gateway: nothing that anybody could have changed since it was made (I6). */
export const askedAttempt = Effect.fnUntraced(function* ({
  reference,
  method,
  amount,
  email,
  language,
}: AttemptIntent) {
  const { baseUrl } = yield* Product
  const asked: AskedAttempt = {
    reference,
    method,
    amount,
    email,
    language,
    // Fixed, and without a parameter of ours: a gateway would sign it along (D29).
    returnUrls: { token: `${baseUrl}/payment/token`, purchase: `${baseUrl}/payment/postpurchase` },
  }
  return asked
})
