import type { Booking, BookingState } from "../booking/booking.ts"
import type { Stop } from "../booking/stop.ts"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { Delivery } from "../delivery/delivery.ts"
import type { OpenedPage } from "../payment/attempt/attempt-event.ts"

/** Seven days after its delivery window nobody fetches a parcel any more, whatever its booking's events say. */
export const overAfterDays = 7

/** The final states of a booking (D45). */
export const endStates: readonly BookingState[] = ["delivered", "returned", "cancelled", "expired"]

/**
 * Whether a booking has ended, or is long past by its present windows. Until then its names are needed; also for as
 * long as a driver has its parcel, because a late or returning parcel still has to be handed over.
 */
export const isBookingOver = (
  { state, facts: { isCollected, deliveryWindow } }: Pick<Delivery, "state" | "facts">,
  now: Instant,
): boolean => endStates.includes(state) || (!isCollected && now >= deliveryWindow.end + overAfterDays * msPerDay)

/**
 * A booking after its customer was erased. What tax law requires of an invoice stays (reference, dates, service,
 * cities, prices, VAT), and nobody can be identified. Positions are rounded to the area: a hundredth of a degree is
 * about a kilometre.
 */
export const withoutPeople = (booking: Booking): Booking => ({
  ...booking,
  pickup: withoutPerson(booking.pickup),
  dropOff: withoutPerson(booking.dropOff),
  customer: { name: "", phone: "", email: "" },
  parcel: { ...booking.parcel, otherKind: "", note: "" },
})

/** What is left of a gateway's page: its fields name the payer, and nobody is sent there any more. */
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
