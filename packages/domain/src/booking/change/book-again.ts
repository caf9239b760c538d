import type { Booking } from "../booking.ts"
import type { ContactDraft, GuestIdentity } from "../draft/contact-choice.ts"
import { withChoice } from "../draft/contact-choice.ts"
import type { DraftPatch, StopDraft } from "../draft/draft.ts"
import type { Contact, Stop } from "../stop.ts"

/**
 * What a booking that was made before gives to a new draft: the way, whom to meet, the parcel and how it travels. When,
 * how it is paid and a promo are asked anew, because each of them is over.
 */
export const draftAgain = ({
  pickup,
  dropOff,
  parcel,
  vehicle,
  bookingType,
  customer,
}: Pick<Booking, "pickup" | "dropOff" | "parcel" | "vehicle" | "bookingType" | "customer">): DraftPatch => ({
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
})

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
