import type { Booking } from "../booking.ts"
import type { ContactDraft, GuestIdentity } from "../draft/contact-choice.ts"
import { withChoice } from "../draft/contact-choice.ts"
import type { DraftPatch, StopDraft } from "../draft/draft.ts"
import { vehicleFor } from "../draft/vehicle-choice.ts"
import { carryRefusal, packageLimit } from "../parcel/package-limits.ts"
import { defaultParcel, withSize } from "../parcel/parcel.ts"
import type { Contact, Stop } from "../stop.ts"

/** What a booking was made with and a new one does not take over, in the order in which it is told. */
export type NotTakenOver =
  /** It counted for that booking alone. */
  | "promo"
  /** We carry no such parcel today. */
  | "parcel"
  /** It carries no such parcel today; a larger one does. */
  | "vehicle"

export interface BookedAgain {
  readonly patch: DraftPatch
  readonly notTakenOver: readonly NotTakenOver[]
}

/**
 * What a booking that was made before gives to a new draft: the way, whom to meet, the parcel and how it travels, as far
 * as all of it can be had today. When, how it is paid and a promo are asked anew, because each of them is over. Whether
 * its places are served the price of the draft tells.
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
  // A named size is what it is today.
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

/** 'Contact Me' only where it still means the same person: a contact may have been changed since. */
const contactAgain = ({ name, phone, isCustomer }: Contact, customer: GuestIdentity): ContactDraft =>
  isCustomer && name === customer.name && phone === customer.phone ? withChoice("me") : { choice: "other", name, phone }
