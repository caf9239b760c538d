import * as Effect from "effect/Effect"
import { marketIds, markets } from "../../market/market.ts"
import type { AttemptIntent } from "../../payment/attempt/attempt-record.ts"
import type { AskedAttempt } from "../../ports/driven/payment-gateways.ts"
import { Product } from "../../ports/driven/product.ts"
import { addressOf } from "../market-address.ts"

/** What an attempt asks of its gateway: only data that nobody could have changed since it was made (I6). */
export const askedAttempt = Effect.fnUntraced(function* ({
  reference,
  booking,
  method,
  amount,
  email,
  language,
  origin: setOutFrom,
}: AttemptIntent) {
  // Returns to the host from which the customer set out, because his browser keeps its data of the booking there; if
  // unknown, to a host of the booking's market.
  const market = marketIds.find((id) => markets[id].currency === amount.currency)
  const origin = setOutFrom ?? (yield* market ? addressOf(market) : Product.useSync(({ baseUrl }) => baseUrl))
  const asked: AskedAttempt = {
    reference,
    booking,
    method,
    amount,
    email,
    language,
    // Fixed, and without our own parameters: a gateway would sign them as well (D29).
    returnUrls: { token: `${origin}/payment/token`, purchase: `${origin}/payment/postpurchase` },
  }
  return asked
})
