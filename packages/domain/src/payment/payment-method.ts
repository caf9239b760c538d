/** How a booking is paid. Cash is paid to the driver at one of the two stops (section 4, "Payment types"). */
export type PaymentMethod = "cashAtPickup" | "cashAtDelivery" | "card" | "debitCard"

/** The tabs of the payment screen (section 2). Which of them a host shows is in its profile. */
export type PaymentTab = "card" | "debitCard" | "cash"

export type CashMethod = Extract<PaymentMethod, `cash${string}`>

export type CardMethod = Exclude<PaymentMethod, CashMethod>

export const cashMethods = ["cashAtPickup", "cashAtDelivery"] as const satisfies readonly CashMethod[]

export const isCash = (method: PaymentMethod): method is CashMethod => method.startsWith("cash")
