import { outstanding, refundable, type Till } from "../../delivery/till.ts"
import { type Money, money, negated } from "../../money/money.ts"
import { isCash, type PaymentMethod } from "../../payment/payment-method.ts"
import type { Booking, BookingState } from "../booking.ts"
import { standingOf } from "./booking-standing.ts"

/** What was paid for a booking and what becomes of it, for its owner (D36, D37). */
export interface BookingMoney {
  readonly paid: Money
  /** What was refunded. */
  readonly refunded: Money
  /** Refunds not completed yet: the gateway has been asked, or the desk has to pay them. */
  readonly goingBack: Money
  /** What is kept for a booking that will not be delivered. */
  readonly kept: Money
  /** Still to be paid. */
  readonly due: Money
  /** Of the card that paid it and that a refund goes to; null without one, and if several paid. */
  readonly last4: string | null
}

/**
 * A booking's money in its present state. Everything paid is kept, refunded or being refunded.
 *
 * @param fee what the policy keeps of a booking that is cancelled (D36)
 */
export function bookingMoney(state: BookingState, till: Till, fee: Money): Omit<BookingMoney, "last4"> {
  const { paid, refunded } = till
  const amount = (minor: number) => money(Math.max(0, minor), paid.currency)
  const left = refundable(till).minor
  if (standingOf(state).isUndelivered) {
    const kept = Math.min(fee.minor, left)
    return { paid, refunded, goingBack: amount(left - kept), kept: amount(kept), due: amount(0) }
  }
  const due = outstanding(till).minor
  // More was paid than it costs now: the price fell after payment.
  return { paid, refunded, goingBack: amount(Math.min(left, -due)), kept: amount(0), due: amount(due) }
}

/** Whether the driver takes the price in cash: somebody else may have paid it by a link. */
export const isCashDue = (method: PaymentMethod, { paid }: Pick<BookingMoney, "paid">): boolean =>
  isCash(method) && paid.minor === 0

export type AmountName = "total" | "toPay" | "paid" | "kept" | "goingBack" | "refunded"

export interface NamedAmount {
  readonly name: AmountName
  readonly amount: Money
}

/**
 * The lines below a booking's price, in order. The price is 'To Pay' while nothing was paid and it will be delivered;
 * afterwards it is the total, and these lines say what became of it.
 */
export function amountsOf(
  { state, price: { toPay } }: Pick<Booking, "state" | "price">,
  { paid, refunded, goingBack, kept, due }: Omit<BookingMoney, "last4">,
): readonly NamedAmount[] {
  const { isUndelivered } = standingOf(state)
  const isPaid = paid.minor > 0
  if (!isPaid && !isUndelivered && due.minor === toPay.minor) return [{ name: "toPay", amount: toPay }]
  const line = (name: AmountName, amount: Money, isShown = amount.minor > 0): readonly NamedAmount[] =>
    isShown ? [{ name, amount }] : []
  return [
    { name: "total", amount: toPay },
    ...line("paid", paid),
    ...line("kept", kept),
    ...line("goingBack", goingBack),
    ...line("refunded", negated(refunded), refunded.minor > 0),
    // A customer who has paid nothing for an undelivered booking is told that nothing is due.
    ...line("toPay", due, due.minor > 0 || (isUndelivered && !isPaid)),
  ]
}
