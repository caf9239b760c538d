import type { LocalDate } from "../../calendar/local-date.ts"
import type { MarketId } from "../../market/market.ts"
import type { Money } from "../../money/money.ts"
import type { PaymentMethod } from "../../payment/payment-method.ts"
import type { BookingType } from "../booking-type.ts"
import { contactOf, type GuestIdentity } from "../draft/contact-choice.ts"
import type { Draft, StopDraft } from "../draft/draft.ts"
import type { Parcel } from "../parcel/parcel.ts"
import type { Vehicle } from "../parcel/vehicle.ts"
import type { Stop } from "../stop.ts"

/** What a customer orders on confirm: everything of the draft that the server needs, as typed. */
export interface Order {
  readonly market: MarketId
  readonly pickup: Stop
  readonly dropOff: Stop
  readonly parcel: Parcel
  readonly vehicle: Vehicle
  readonly bookingType: BookingType
  readonly pickupDate: LocalDate
  /** A named window is booked or refused; without one the first open window of the date is booked (D13). */
  readonly pickupWindow: string | null
  readonly deliveryDate: LocalDate | null
  readonly deliveryWindow: string | null
  readonly customer: GuestIdentity
  readonly paymentMethod: PaymentMethod
  /** The quote that the customer saw, and the total on his button. The server only compares them (D16). */
  readonly quoteId: string | null
  readonly expectedTotal: Money | null
  readonly leadId: string | null
  /** The id of the company's cost centre that the booking is for; absent for a private booking. */
  readonly costCentre?: string
  /** The promo of the total above, or null. The server checks it again. */
  readonly promoCode: string | null
}

const stopOf = (stop: StopDraft, guest: GuestIdentity): Stop | null =>
  stop.place && {
    ...stop.place,
    building: stop.building,
    landmark: stop.landmark,
    contact: { ...contactOf(stop.contact, guest), isCustomer: stop.contact.choice === "me" },
  }

/**
 * The order of a completed draft; null while an end, the date or the payment method is missing. The customer is the one
 * who books, even if the driver meets others at the stops.
 */
export function orderOf(
  draft: Draft,
  quote: { readonly id: string; readonly total: Money } | null,
  promoCode: string | null = null,
): Order | null {
  const pickup = stopOf(draft.pickup, draft.guest)
  const dropOff = stopOf(draft.dropOff, draft.guest)
  if (!pickup || !dropOff || !draft.pickupDate || !draft.paymentMethod) return null
  return {
    market: draft.market,
    pickup,
    dropOff,
    parcel: draft.parcel,
    vehicle: draft.vehicle,
    bookingType: draft.bookingType,
    pickupDate: draft.pickupDate,
    pickupWindow: draft.pickupWindow,
    deliveryDate: null,
    deliveryWindow: draft.deliveryWindow,
    customer: draft.guest,
    paymentMethod: draft.paymentMethod,
    quoteId: quote?.id ?? null,
    expectedTotal: quote?.total ?? null,
    leadId: draft.leadId,
    ...(draft.paymentMethod === "onAccount" && draft.costCentre !== undefined && { costCentre: draft.costCentre }),
    promoCode,
  }
}
