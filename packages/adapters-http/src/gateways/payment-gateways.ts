import type { MarketId } from "@mersal/domain/market/market"
import { type PaymentGateway, PaymentGateways } from "@mersal/domain/ports/driven/payment-gateways"
import * as Layer from "effect/Layer"

/** The gateway of each market; none if a market has none. */
export const paymentGateways = (
  gateways: Readonly<Record<MarketId, PaymentGateway | null>>,
): Layer.Layer<PaymentGateways> =>
  Layer.succeed(PaymentGateways, {
    of: (market) => gateways[market],
    named: (id) => Object.values(gateways).find((gateway) => gateway?.id === id) ?? null,
  })
