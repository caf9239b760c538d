import type { LocalDate } from "../../calendar/local-date.ts"
import type { Booking } from "../booking.ts"
import type { PlacedStop } from "../draft/placed-anew.ts"
import type { Place, Stop } from "../stop.ts"
import { type BookingWish, noWish, type StopWish, sameStop } from "./booking-change.ts"

/** A complete booking while its owner edits it (D37), as it is typed. */
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

/** When it is picked up and delivered: windows by their ids in the rule book, null where the server assigns one (D13). */
export interface TimeForm {
  readonly pickupDate: LocalDate
  readonly pickupWindow: string | null
  readonly deliveryWindow: string | null
}

/** The form with nothing edited. */
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
 * What the edited form asks to be otherwise, and nothing besides: a part that was left alone may no longer be changed. Of
 * the time all is said once any of it is edited, because on another date the old windows mean nothing.
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
