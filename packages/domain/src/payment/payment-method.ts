/**
 * How a booking is paid. Cash is paid to the driver at one of the two stops (section 4, "Payment types"); payment on
 * account is for companies only (D43).
 */
export type PaymentMethod = "cashAtPickup" | "cashAtDelivery" | "card" | "debitCard" | "onAccount"

export const paymentMethods = [
  "cashAtPickup",
  "cashAtDelivery",
  "card",
  "debitCard",
  "onAccount",
] as const satisfies readonly PaymentMethod[]

/** The tabs of the payment screen (section 2). A host's profile says which it shows. */
export type PaymentTab = "card" | "debitCard" | "cash"

export type CashMethod = Extract<PaymentMethod, `cash${string}`>

export type CardMethod = Extract<PaymentMethod, "card" | "debitCard">

export const cashMethods = ["cashAtPickup", "cashAtDelivery"] as const satisfies readonly CashMethod[]

export const isCash = (method: PaymentMethod | null): method is CashMethod =>
  method === "cashAtPickup" || method === "cashAtDelivery"

export const isByCard = (method: PaymentMethod | null): method is CardMethod =>
  method === "card" || method === "debitCard"
