import type { LocalDate } from "../../calendar/local-date.ts"
import type { Position } from "../../places/position.ts"
import type { Booking } from "../booking.ts"
import type { Place, Stop, StopSide } from "../stop.ts"
import type { BookingPart } from "./change-policy.ts"

/** What an owner wants to change of his booking (D37); null leaves a part as it is. */
export interface BookingWish {
  readonly pickup: StopWish
  readonly dropOff: StopWish
  readonly pickupDate: LocalDate | null
  /** An id, or the key of a listed slot, which must be of the day that is asked for. */
  readonly pickupWindow: string | null
  readonly deliveryDate: LocalDate | null
  readonly deliveryWindow: string | null
}

export interface StopWish {
  readonly place: Place | null
  readonly building: string | null
  readonly landmark: string | null
  readonly name: string | null
  readonly phone: string | null
}

export const sameStop: StopWish = { place: null, building: null, landmark: null, name: null, phone: null }

export const noWish: BookingWish = {
  pickup: sameStop,
  dropOff: sameStop,
  pickupDate: null,
  pickupWindow: null,
  deliveryDate: null,
  deliveryWindow: null,
}

export const stopAfter = (stop: Stop, { place, building, landmark, name, phone }: StopWish): Stop => ({
  ...stop,
  ...place,
  building: building ?? stop.building,
  landmark: landmark ?? stop.landmark,
  contact: { ...stop.contact, name: name ?? stop.contact.name, phone: phone ?? stop.contact.phone },
})

/** Which parts of a booking a wish would change. Asking for what is already so changes nothing. */
export function changedParts(
  booking: Pick<Booking, "pickup" | "dropOff" | "pickupWindow" | "deliveryWindow">,
  wish: BookingWish,
): readonly BookingPart[] {
  const parts: BookingPart[] = []
  for (const [side, name] of sides) {
    const [before, after] = [booking[side], stopAfter(booking[side], wish[side])]
    if (!isSamePlace(before, after)) parts.push(`${name}-address`)
    if (!isFoundAlike(before, after)) parts.push(`${name}-details`)
  }
  return changesTime(booking, wish) ? [...parts, "time"] : parts
}

const sides: readonly (readonly [StopSide, "pickup" | "drop-off"])[] = [
  ["pickup", "pickup"],
  ["dropOff", "drop-off"],
]

/** Whether two wishes have the same effect on any stop. */
export function isSameStopWish(a: StopWish, b: StopWish): boolean {
  const isAlike = a.building === b.building && a.landmark === b.landmark && a.name === b.name && a.phone === b.phone
  return isAlike && (a.place && b.place ? isSamePlace(a.place, b.place) : a.place === b.place)
}

const isSamePlace = (a: Place, b: Place): boolean => a.address === b.address && isSamePoint(a.position, b.position)

/** To about a metre, as in quotes. */
const isSamePoint = (a: Position, b: Position): boolean =>
  a.lat.toFixed(5) === b.lat.toFixed(5) && a.lon.toFixed(5) === b.lon.toFixed(5)

const isFoundAlike = (a: Stop, b: Stop): boolean =>
  a.building === b.building &&
  a.landmark === b.landmark &&
  a.contact.name === b.contact.name &&
  a.contact.phone === b.contact.phone

function changesTime(
  { pickupWindow, deliveryWindow }: Pick<Booking, "pickupWindow" | "deliveryWindow">,
  wish: BookingWish,
): boolean {
  return (
    differs(wish.pickupDate, pickupWindow.date) ||
    differs(wish.pickupWindow, pickupWindow.window) ||
    differs(wish.deliveryDate, deliveryWindow.date) ||
    differs(wish.deliveryWindow, deliveryWindow.window)
  )
}

const differs = (wished: string | null, is: string): boolean => wished !== null && wished !== is
