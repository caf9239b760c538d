import type { Booking, BookingState } from "../booking/booking.ts"
import type { Stop } from "../booking/stop.ts"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { Delivery } from "../delivery/delivery.ts"
import type { OpenedPage } from "../payment/attempt-event.ts"

/** Seven days after the end of its delivery window nobody fetches a parcel any more, whatever its booking's events say. */
export const overAfterDays = 7

/** The states that a booking does not leave (D45). */
export const endStates: readonly BookingState[] = ["delivered", "returned", "cancelled", "expired"]

/**
 * Whether a booking has come to its end, or is long past by the windows to which it was moved. Until then somebody needs its
 * names, and for as long as a driver has its parcel: late or on its way back, it has still to be brought to somebody.
 */
export const isBookingOver = (
  { state, facts: { isCollected, deliveryWindow } }: Pick<Delivery, "state" | "facts">,
  now: Instant,
): boolean => endStates.includes(state) || (!isCollected && now >= deliveryWindow.end + overAfterDays * msPerDay)

/**
 * A booking after its booker was erased: what tax law asks of an invoice stays (reference, dates, service, cities,
 * prices, VAT), and nobody in it can be told any more. Positions are those of the area: one hundredth of a degree is about
 * a kilometre.
 */
export const withoutPeople = (booking: Booking): Booking => ({
  ...booking,
  pickup: withoutPerson(booking.pickup),
  dropOff: withoutPerson(booking.dropOff),
  customer: { name: "", phone: "", email: "" },
  parcel: { ...booking.parcel, otherKind: "", note: "" },
})

/** What is left of a gateway's own page: its fields say who pays, and nobody is sent there any more. */
export const pageWithoutPayer: OpenedPage = { kind: "hosted", action: "", fields: {} }

const withoutPerson = ({ cityName, position, contact }: Stop): Stop => ({
  address: cityName,
  cityName,
  building: "",
  landmark: "",
  position: { lat: hundredths(position.lat), lon: hundredths(position.lon) },
  contact: { name: "", phone: "", isCustomer: contact.isCustomer },
})

const hundredths = (degrees: number): number => Math.round(degrees * 100) / 100
