import type { BookingType } from "../booking/booking-type.ts"
import { contactOf, type GuestIdentity } from "../booking/draft/contact-choice.ts"
import type { Draft, StopDraft } from "../booking/draft/draft.ts"
import type { Vehicle } from "../booking/parcel/vehicle.ts"
import type { MarketId } from "../market/market.ts"

/** A booking that somebody began: who, from where to where (section 3, "Lead payload"; D38). */
export interface Lead {
  readonly market: MarketId
  readonly pickup: LeadStop
  readonly dropOff: LeadStop
  readonly customer: GuestIdentity
  readonly vehicle: Vehicle
  readonly bookingType: BookingType
  readonly promoCode: string
}

export interface LeadStop {
  readonly name: string
  readonly address: string
  readonly building: string
  readonly phone: string
}

const leadStop = (stop: StopDraft, guest: GuestIdentity): LeadStop => ({
  ...contactOf(stop.contact, guest),
  address: stop.place?.address ?? "",
  building: stop.building,
})

/**
 * The lead that Continue on /go/details saves (D38).
 *
 * @param promoCode of the applied coupon; empty without one
 */
export const leadOf = (draft: Draft, promoCode = ""): Lead => ({
  market: draft.market,
  pickup: leadStop(draft.pickup, draft.guest),
  dropOff: leadStop(draft.dropOff, draft.guest),
  customer: draft.guest,
  vehicle: draft.vehicle,
  bookingType: draft.bookingType,
  promoCode,
})
