import { outstanding, type Till } from "../../delivery/till.ts"
import { type Money, money } from "../../money/money.ts"
import { type PriceBreakdown, showsVat } from "../../pricing/price-breakdown.ts"
import type { Booking } from "../booking.ts"
import type { Reference } from "./reference.ts"

export type ReceiptKind = "statement" | "tax-invoice" | "receipt"

/** A tax invoice where VAT is charged, otherwise a receipt; a statement of the amount due before anything was paid. */
export const receiptKind = (price: PriceBreakdown, paid: Money): ReceiptKind =>
  paid.minor === 0 ? "statement" : showsVat(price) ? "tax-invoice" : "receipt"

/** The content of a booking's receipt: what was ordered, its price, and what was paid and refunded (D17). */
export interface Receipt {
  readonly kind: ReceiptKind
  /** Assigned when the booking is paid; null before. */
  readonly number: string | null
  readonly reference: Reference
  readonly booking: Pick<Booking, "bookedAt" | "bookingType" | "vehicle" | "paymentMethod" | "market" | "promoCode">
  readonly customer: { readonly name: string; readonly email: string }
  /** The places as the customer chose them: a municipality would be no name that he knows. */
  readonly way: { readonly from: string; readonly to: string }
  readonly price: PriceBreakdown
  readonly paid: Money
  readonly refunded: Money
  /** The amount still to be paid; never negative. */
  readonly due: Money
}

/**
 * The receipt of a booking.
 *
 * @param isOver whether nothing more is to be paid because the booking will not be delivered
 */
export function receiptOf(booking: Booking, till: Till, isOver: boolean): Receipt {
  const { currency } = till.due
  return {
    kind: receiptKind(booking.price, till.paid),
    number: null,
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
    paid: till.paid,
    refunded: till.refunded,
    due: money(isOver ? 0 : Math.max(0, outstanding(till).minor), currency),
  }
}
