import type { Instant } from "../../calendar/zone.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import { isSameMoney, type Money, money } from "../../money/money.ts"
import type { Seller } from "../../paper/seller.ts"
import type { DocumentKind } from "../../payment/payment-document.ts"
import type { PriceBreakdown } from "../../pricing/price-breakdown.ts"
import type { Booking, BookingState } from "../booking.ts"
import { type BookingMoney, bookingMoney } from "../change/booking-money.ts"
import { standingOf } from "../change/booking-standing.ts"
import type { Reference } from "./reference.ts"

export type ReceiptKind = "statement" | "tax-invoice" | "receipt"

/**
 * Which paper a booking's receipt is: that of its document if this one says all, because it is of the whole price and
 * nothing was given back of it. Otherwise a statement: before anything was taken, and after a paid change, a refund or a
 * cancellation, because the total is that of no document.
 *
 * @param documents all that were issued for it; none is for money that is only authorised, or that paid for nothing
 */
export function receiptKind(
  { state, price }: Pick<Booking, "state" | "price">,
  documents: readonly Pick<ReceiptPaper, "kind" | "amount">[],
): ReceiptKind {
  const [only, ...others] = documents
  if (!only || others.length > 0 || standingOf(state).isUndelivered) return "statement"
  return only.kind !== "credit-note" && isSameMoney(only.amount, price.toPay) ? only.kind : "statement"
}

/**
 * Whether there is a receipt or a statement to show: not of a booking that was called off with nothing paid, because
 * its price would look like a debt.
 */
export const hasReceipt = (state: BookingState, paid: Money): boolean =>
  paid.minor > 0 || !(state === "cancelled" || state === "expired")

/**
 * Why a booking that has no document gets none any more: it will not be delivered, and nothing was paid for it or all
 * of it is given back. Null while one may still come.
 */
export function whyNoPaper(
  state: BookingState,
  { paid, kept }: Pick<BookingMoney, "paid" | "kept">,
): "unpaid" | "givenBack" | null {
  if (!standingOf(state).isUndelivered) return null
  if (paid.minor === 0) return "unpaid"
  return kept.minor === 0 ? "givenBack" : null
}

/** A document that was issued for a booking. */
export interface ReceiptPaper {
  /** As printed: "INV-AE-2026-000017". */
  readonly number: string
  readonly kind: DocumentKind
  readonly at: Instant
  /** Also of a credit note as a positive amount. */
  readonly amount: Money
}

/** The content of a booking's receipt: what was ordered, its price, and what was paid and refunded (D17). */
export interface Receipt extends Omit<BookingMoney, "last4"> {
  readonly kind: ReceiptKind
  readonly state: BookingState
  /** Null for a booking that is not cancelled. */
  readonly cancelledAt: Instant | null
  /** Assigned when the booking is paid; null before. */
  readonly number: string | null
  /** All documents issued for it, in the order of issue: of a statement, what it is about. */
  readonly papers: readonly ReceiptPaper[]
  readonly reference: Reference
  /** The issuer in the booking's market; without settings for one, the product's name alone. */
  readonly seller: Seller
  readonly booking: Pick<Booking, "bookedAt" | "bookingType" | "vehicle" | "paymentMethod" | "market" | "promoCode">
  readonly customer: { readonly name: string; readonly email: string }
  /** The places as the customer chose them: a municipality would be no name that he knows. */
  readonly way: { readonly from: string; readonly to: string }
  readonly price: PriceBreakdown
}

/**
 * The receipt of a booking, without its issuer.
 *
 * @param papers all documents issued for it, in the order of issue
 * @param cancelled when it was cancelled and what the policy keeps of it (D36); null if it was not
 */
export function receiptOf(
  booking: Booking,
  { state, till }: Pick<Delivery, "state" | "till">,
  papers: readonly ReceiptPaper[],
  cancelled: { readonly at: Instant; readonly fee: Money } | null,
): Omit<Receipt, "seller"> {
  return {
    kind: receiptKind({ state, price: booking.price }, papers),
    state,
    cancelledAt: cancelled && standingOf(state).isUndelivered ? cancelled.at : null,
    number: null,
    papers,
    reference: booking.reference,
    booking: {
      bookedAt: booking.bookedAt,
      bookingType: booking.bookingType,
      vehicle: booking.vehicle,
      paymentMethod: booking.paymentMethod,
      market: booking.market,
      promoCode: booking.promoCode,
    },
    customer: { name: booking.customer.name, email: booking.customer.email },
    way: { from: booking.pickup.address, to: booking.dropOff.address },
    price: booking.price,
    ...bookingMoney(state, till, cancelled?.fee ?? money(0, till.due.currency)),
  }
}
