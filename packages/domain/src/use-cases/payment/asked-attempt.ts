import * as Effect from "effect/Effect"
import { marketIds, markets } from "../../market/market.ts"
import type { AttemptIntent } from "../../payment/attempt-record.ts"
import type { AskedAttempt } from "../../ports/driven/payment-gateways.ts"
import { Product } from "../../ports/driven/product.ts"
import { addressOf } from "../market-address.ts"

/** What an attempt asks of its gateway: nothing that anybody could have changed since it was made (I6). */
export const askedAttempt = Effect.fnUntraced(function* ({
  reference,
  booking,
  method,
  amount,
  email,
  language,
  origin: setOutFrom,
}: AttemptIntent) {
  // To the host from which the customer set out, for his browser keeps what it knows of the booking there; where that is
  // not known, to one of the booking's market.
  const market = marketIds.find((id) => markets[id].currency === amount.currency)
  const origin = setOutFrom ?? (yield* market ? addressOf(market) : Product.useSync(({ baseUrl }) => baseUrl))
  const asked: AskedAttempt = {
    reference,
    booking,
    method,
    amount,
    email,
    language,
    // Fixed, and without a parameter of ours: a gateway would sign it along (D29).
    returnUrls: { token: `${origin}/payment/token`, purchase: `${origin}/payment/postpurchase` },
  }
  return asked
})
