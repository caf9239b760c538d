import type { CardPaymentRequest, CashPaymentRequest } from "../../payment/card/card-hand-over.ts"
import { isByCard, isCash } from "../../payment/payment-method.ts"
import type { BookingContext } from "./booking-context.ts"

// The inputs of payment calls.

export function cardMethod({ draft: { paymentMethod } }: BookingContext): CardPaymentRequest["method"] | null {
  return isByCard(paymentMethod) ? paymentMethod : null
}

export function cashMethod({ draft: { paymentMethod } }: BookingContext): CashPaymentRequest["method"] | null {
  return isCash(paymentMethod) ? paymentMethod : null
}

export function heldBy({ hold }: BookingContext) {
  const { booking, accessToken } = required(hold).placed
  return { booking: booking.reference, accessToken }
}

/** A value that the transition into a calling state has set. Throws when it is missing. */
export function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error("What a call is made of was not there")
  return value
}
