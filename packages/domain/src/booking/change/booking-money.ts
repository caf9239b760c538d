import { outstanding, refundable, type Till } from "../../delivery/till.ts"
import { type Money, money, negated } from "../../money/money.ts"
import type { Booking, BookingState } from "../booking.ts"
import { standingOf } from "./booking-standing.ts"

/** What has come of a booking's money and what becomes of it, for its owner (D36, D37). */
export interface BookingMoney {
  readonly paid: Money
  /** What went back. */
  readonly refunded: Money
  /** What goes back and is not there yet: a gateway is asked, or somebody at the desk has to give it. */
  readonly goingBack: Money
  /** What is kept of a booking that will not be delivered. */
  readonly kept: Money
  /** Still to be paid. */
  readonly due: Money
  /** Of the card that paid it, and to which it goes back; null where none did. */
  readonly last4: string | null
}

/**
 * The money of a booking where it stands. Everything that was paid is kept, has gone back or goes back.
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
  // More than it costs by now: it became cheaper after it was paid.
  return { paid, refunded, goingBack: amount(Math.min(left, -due)), kept: amount(0), due: amount(due) }
}

export type AmountName = "total" | "toPay" | "paid" | "kept" | "goingBack" | "refunded"

export interface NamedAmount {
  readonly name: AmountName
  readonly amount: Money
}

/**
 * The lines under a booking's price, in their order. It is 'To Pay' for as long as nothing was paid and it will be
 * delivered; afterwards it is the total of which the lines below tell what became of it.
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
    // Whoever has paid nothing for what is not delivered is told that he need not.
    ...line("toPay", due, due.minor > 0 || (isUndelivered && !isPaid)),
  ]
}
