import * as Context from "effect/Context"
import type { MarketId } from "../../market/market.ts"
import type { PaymentMethod } from "../../payment/payment-method.ts"

/** The payment methods that the server accepts: those of a market's hosts whose gateway is configured. */
export class PaymentOffer extends Context.Service<PaymentOffer, Readonly<Record<MarketId, readonly PaymentMethod[]>>>()(
  "mersal/PaymentOffer",
) {}
