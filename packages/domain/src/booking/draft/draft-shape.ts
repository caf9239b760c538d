import { parseLocalDate } from "../../calendar/local-date.ts"
import { marketIds } from "../../market/market.ts"
import { paymentMethods } from "../../payment/payment-method.ts"
import { isPosition, type Position } from "../../places/position.ts"
import { bookingTypes } from "../booking-type.ts"
import { parcelKinds, parcelSizes } from "../parcel/parcel.ts"
import { vehicles } from "../parcel/vehicle.ts"
import { hasShapeOf, ifAny, oneOf, orNull } from "../stored-shape.ts"
import { contactChoices } from "./contact-choice.ts"

const isStoredPosition = (value: unknown): boolean =>
  hasShapeOf({ lat: 0, lon: 0 }, value) && isPosition(value as Position)

export const isStoredDate = (value: unknown): boolean => typeof value === "string" && parseLocalDate(value) !== null

const stop = {
  place: orNull({
    address: "",
    addresses: ifAny({ en: "", ar: "" }),
    cityName: "",
    cityNames: ifAny({ en: "", ar: "" }),
    position: isStoredPosition,
  }),
  left: ifAny(isStoredPosition),
  building: "",
  landmark: "",
  contact: { choice: oneOf(contactChoices), name: "", phone: "" },
}

/** The shape of a stored draft, down to the place of a stop, for `hasShapeOf`. */
export const draftShape = {
  id: "",
  market: oneOf(marketIds),
  pickup: stop,
  dropOff: stop,
  parcel: {
    weightGrams: 0,
    sidesCm: [0, 0, 0],
    size: oneOf(parcelSizes),
    kind: oneOf(parcelKinds),
    otherKind: "",
    note: "",
  },
  vehicle: oneOf(vehicles),
  bookingType: oneOf(bookingTypes),
  pickupDate: orNull(isStoredDate),
  pickupWindow: orNull(""),
  deliveryWindow: orNull(""),
  guest: { name: "", phone: "", email: "" },
  paymentMethod: orNull(oneOf(paymentMethods)),
  isInCash: ifAny(true),
  costCentre: ifAny(""),
  leadId: orNull(""),
}
