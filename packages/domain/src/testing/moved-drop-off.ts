import { type BookingWish, noWish } from "../booking/change/booking-change.ts"
import type { Place } from "../booking/stop.ts"

/** Nearer to the pick-up of a sample order than its drop-off is, and so cheaper. */
export const nearer: Place = { address: "Deira, Dubai", position: { lat: 25.2697, lon: 55.3095 }, cityName: "Dubai" }
/** Farther than that, and so dearer. */
export const farther: Place = {
  address: "Al Nuaimia, Ajman",
  position: { lat: 25.3995, lon: 55.4796 },
  cityName: "Ajman",
}

/** That the parcel is taken to this place, and nothing else is changed. */
export const movedTo = (place: Place): BookingWish => ({ ...noWish, dropOff: { ...noWish.dropOff, place } })
