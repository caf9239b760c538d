import type { Booking } from "../booking.ts"
import type { ContactDraft, GuestIdentity } from "../draft/contact-choice.ts"
import { withChoice } from "../draft/contact-choice.ts"
import type { DraftPatch, StopDraft } from "../draft/draft.ts"
import { vehicleFor } from "../draft/vehicle-choice.ts"
import { carryRefusal, packageLimit } from "../parcel/package-limits.ts"
import { defaultParcel, withSize } from "../parcel/parcel.ts"
import type { Contact, Stop } from "../stop.ts"

/** What a new draft does not take over from an old booking, in the order in which it is reported. */
export type NotTakenOver =
  /** It was valid for that booking only. */
  | "promo"
  /** We no longer carry such a parcel. */
  | "parcel"
  /** It no longer carries such a parcel; a larger one does. */
  | "vehicle"

export interface BookedAgain {
  readonly patch: DraftPatch
  readonly notTakenOver: readonly NotTakenOver[]
}

/**
 * What an earlier booking gives to a new draft: route, contacts, parcel, vehicle and type, as far as they are available
 * today. Time, payment method and promo are asked for again, because the old ones are over. Whether the places are
 * served shows in the draft's price.
 */
export function bookAgain({
  pickup,
  dropOff,
  parcel: former,
  vehicle: wished,
  bookingType,
  customer,
  price,
}: Pick<Booking, "pickup" | "dropOff" | "parcel" | "vehicle" | "bookingType" | "customer" | "price">): BookedAgain {
  // A named size has today's measures.
  const named = withSize(former, former.size)
  const isCarried = carryRefusal(named, packageLimit) === null
  const parcel = isCarried ? named : withSize(former, defaultParcel.size)
  const vehicle = vehicleFor(wished, parcel)
  return {
    patch: {
      pickup: stopAgain(pickup, customer),
      dropOff: stopAgain(dropOff, customer),
      parcel,
      vehicle,
      bookingType,
      guest: customer,
      pickupDate: null,
      pickupWindow: null,
      deliveryWindow: null,
      paymentMethod: null,
      leadId: null,
    },
    notTakenOver: [
      ...(price.discount.minor > 0 ? (["promo"] as const) : []),
      ...(isCarried ? [] : (["parcel"] as const)),
      ...(vehicle === wished ? [] : (["vehicle"] as const)),
    ],
  }
}

const stopAgain = ({ address, position, cityName, building, landmark, contact }: Stop, customer: GuestIdentity) =>
  ({
    place: { address, position, cityName },
    building,
    landmark,
    contact: contactAgain(contact, customer),
  }) satisfies StopDraft

/** 'Contact Me' only while it means the same person: a contact may have changed since. */
const contactAgain = ({ name, phone, isCustomer }: Contact, customer: GuestIdentity): ContactDraft =>
  isCustomer && name === customer.name && phone === customer.phone ? withChoice("me") : { choice: "other", name, phone }
