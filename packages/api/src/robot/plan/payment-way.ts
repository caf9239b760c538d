import type { MarketId } from "@mersal/domain/market/market"
import type { PaymentMethod } from "@mersal/domain/payment/payment-method"

/** How a booking is paid on a robot's day: its payment method, and what happens at the gateway. */
interface PaymentWayRow {
  readonly method: PaymentMethod
  readonly markets: readonly MarketId[]
}

export const paymentWays = {
  cashAtPickup: { method: "cashAtPickup", markets: ["AE", "QA"] },
  cashAtDelivery: { method: "cashAtDelivery", markets: ["AE", "QA"] },
  card: { method: "card", markets: ["AE", "QA"] },
  /** The bank asks its customer, who approves. */
  cardAtBank: { method: "card", markets: ["AE"] },
  /** The first card is declined, the second one pays. */
  secondCard: { method: "card", markets: ["AE"] },
  /** The card is declined, and he pays the driver instead. */
  cashInstead: { method: "card", markets: ["AE"] },
  debitCard: { method: "debitCard", markets: ["QA"] },
  /** He leaves the page that asks for the card. */
  abandoned: { method: "card", markets: ["AE", "QA"] },
} as const satisfies Readonly<Record<string, PaymentWayRow>>

export type PaymentWay = keyof typeof paymentWays

/** The weight of each in each market. */
export const paymentWeights: Readonly<Record<MarketId, Readonly<Partial<Record<PaymentWay, number>>>>> = {
  AE: { cashAtPickup: 25, cashAtDelivery: 25, card: 25, cardAtBank: 15, secondCard: 5, cashInstead: 5 },
  QA: { cashAtPickup: 30, cashAtDelivery: 30, card: 20, debitCard: 20 },
}

/** The same if the booking must be paid by card. */
export const cardWeights: typeof paymentWeights = {
  AE: { card: 60, cardAtBank: 30, secondCard: 10 },
  QA: { card: 50, debitCard: 50 },
}
