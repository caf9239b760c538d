import type { MarketId } from "../market/market.ts"
import type { PaymentMethod } from "./payment-method.ts"

/** The card form that posts to the hosted page's gateway, and the one of Qatar (section 5; D29). */
export type CardFormVariant = "hosted" | "qatar"

/** The form a payment method shows in a market, or null for cash and for the debit card, which need no card fields. */
export const cardFormOf = (method: PaymentMethod, market: MarketId): CardFormVariant | null =>
  method !== "card" ? null : market === "QA" ? "qatar" : "hosted"
