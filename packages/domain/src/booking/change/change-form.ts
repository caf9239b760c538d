import type { LocalDate } from "../../calendar/local-date.ts"
import type { Booking } from "../booking.ts"
import type { PlacedStop } from "../draft/placed-anew.ts"
import type { Place, Stop } from "../stop.ts"
import { type BookingWish, noWish, type StopWish, sameStop } from "./booking-change.ts"

/** The form in which an owner edits a complete booking (D37), as typed. */
export interface ChangeForm {
  readonly pickup: StopForm
  readonly dropOff: StopForm
  readonly time: TimeForm
}

export interface StopForm extends PlacedStop {
  readonly building: string
  readonly landmark: string
  readonly name: string
  readonly phone: string
}

/**
 * When it is picked up and delivered: windows by their ids in the rule book, null where the server assigns them (D13).
 */
export interface TimeForm {
  readonly pickupDate: LocalDate
  readonly pickupWindow: string | null
  readonly deliveryWindow: string | null
}

/** The form without edits. */
export const changeFormOf = ({
  pickup,
  dropOff,
  pickupWindow,
  deliveryWindow,
}: Pick<Booking, "pickup" | "dropOff" | "pickupWindow" | "deliveryWindow">): ChangeForm => ({
  pickup: stopFormOf(pickup),
  dropOff: stopFormOf(dropOff),
  time: {
    pickupDate: pickupWindow.date,
    pickupWindow: pickupWindow.window,
    deliveryWindow: deliveryWindow.window,
  },
})

const stopFormOf = ({ address, position, cityName, building, landmark, contact }: Stop): StopForm => ({
  place: { address, position, cityName },
  building,
  landmark,
  name: contact.name,
  phone: contact.phone,
})

/**
 * The changes that the edited form asks for, and nothing else, because unedited parts may no longer be changeable. If
 * any part of the time is edited all of it is sent, because on another date the old windows mean nothing.
 */
export function wishOf(before: ChangeForm, after: ChangeForm): BookingWish {
  const stops = { pickup: stopWish(before.pickup, after.pickup), dropOff: stopWish(before.dropOff, after.dropOff) }
  return isSameTime(before.time, after.time) ? { ...noWish, ...stops } : { ...noWish, ...stops, ...after.time }
}

function stopWish(before: StopForm, after: StopForm): StopWish {
  const edited = (field: "building" | "landmark" | "name" | "phone") =>
    after[field] === before[field] ? null : after[field]
  return {
    ...sameStop,
    place: isSamePlace(before.place, after.place) ? null : after.place,
    building: edited("building"),
    landmark: edited("landmark"),
    name: edited("name"),
    phone: edited("phone"),
  }
}

const isSamePlace = (a: Place | null, b: Place | null): boolean =>
  a?.address === b?.address && a?.position.lat === b?.position.lat && a?.position.lon === b?.position.lon

const isSameTime = (a: TimeForm, b: TimeForm): boolean =>
  a.pickupDate === b.pickupDate && a.pickupWindow === b.pickupWindow && a.deliveryWindow === b.deliveryWindow
