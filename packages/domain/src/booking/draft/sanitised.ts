import type { Lead, LeadStop } from "../../leads/lead.ts"
import type { BookingWish, StopWish } from "../change/booking-change.ts"
import type { Order } from "../order/order.ts"
import type { Stop } from "../stop.ts"
import type { GuestIdentity } from "./contact-choice.ts"
import { sanitise } from "./text-sanitiser.ts"

/** The sanitiser keeps spaces at the ends, where they mean nothing. */
const clean = (text: string): string => sanitise(text).trim()

// The server stores what the sanitiser leaves of every typed text; page, mail and paper show exactly that (D24).

const sanitisedGuest = (guest: GuestIdentity): GuestIdentity => ({
  name: clean(guest.name),
  phone: guest.phone,
  email: guest.email.trim(),
})

const sanitisedStop = (stop: Stop): Stop => ({
  ...stop,
  address: clean(stop.address),
  cityName: clean(stop.cityName),
  building: clean(stop.building),
  landmark: clean(stop.landmark),
  contact: { ...stop.contact, name: clean(stop.contact.name) },
})

const sanitisedLeadStop = (stop: LeadStop): LeadStop => ({
  name: clean(stop.name),
  address: clean(stop.address),
  building: clean(stop.building),
  phone: stop.phone,
})

export const sanitisedOrder = (order: Order): Order => ({
  ...order,
  pickup: sanitisedStop(order.pickup),
  dropOff: sanitisedStop(order.dropOff),
  customer: sanitisedGuest(order.customer),
  parcel: { ...order.parcel, otherKind: clean(order.parcel.otherKind), note: clean(order.parcel.note) },
})

export const sanitisedLead = (lead: Lead): Lead => ({
  ...lead,
  pickup: sanitisedLeadStop(lead.pickup),
  dropOff: sanitisedLeadStop(lead.dropOff),
  customer: sanitisedGuest(lead.customer),
})

export const sanitisedStopWish = (wish: StopWish): StopWish => ({
  place: wish.place && {
    ...wish.place,
    address: clean(wish.place.address),
    cityName: clean(wish.place.cityName),
  },
  building: wish.building === null ? null : clean(wish.building),
  landmark: wish.landmark === null ? null : clean(wish.landmark),
  name: wish.name === null ? null : clean(wish.name),
  phone: wish.phone,
})

export const sanitisedWish = (wish: BookingWish): BookingWish => ({
  ...wish,
  pickup: sanitisedStopWish(wish.pickup),
  dropOff: sanitisedStopWish(wish.dropOff),
})
