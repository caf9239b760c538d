import type { LocalDate } from "../../calendar/local-date.ts"
import type { MarketId } from "../../market/market.ts"
import type { Language } from "../../messages/language.ts"
import type { PaymentMethod } from "../../payment/payment-method.ts"
import type { PriceInputs } from "../../pricing/quote.ts"
import { type BookingType, defaultBookingType } from "../booking-type.ts"
import { defaultParcel, type Parcel } from "../parcel/parcel.ts"
import { defaultVehicle, type Vehicle } from "../parcel/vehicle.ts"
import type { StopSide } from "../stop.ts"
import { type ContactDraft, emptyGuest, type GuestIdentity, initialContact } from "./contact-choice.ts"
import { type PlacedStop, wordedIn } from "./placed-anew.ts"

/** One end of the route while it is filled in. */
export interface StopDraft extends PlacedStop {
  readonly building: string
  readonly landmark: string
  readonly contact: ContactDraft
}

/** A booking while the customer fills it in: plain JSON that survives a reload (section 3, "Booking summary / draft"). */
export interface Draft {
  /** Identifies the draft to the server: a draft is booked at most once under this key. */
  readonly id: string
  readonly market: MarketId
  readonly pickup: StopDraft
  readonly dropOff: StopDraft
  readonly parcel: Parcel
  readonly vehicle: Vehicle
  readonly bookingType: BookingType
  readonly pickupDate: LocalDate | null
  /** Window id of the rule book; always null for Next Day (D13). */
  readonly pickupWindow: string | null
  readonly deliveryWindow: string | null
  readonly guest: GuestIdentity
  readonly paymentMethod: PaymentMethod | null
  /** Whether it is paid in cash, but not yet chosen at which stop. */
  readonly isInCash?: boolean | undefined
  /** The id of the company's cost centre, if the company pays. */
  readonly costCentre?: string | undefined
  readonly leadId: string | null
}

export type DraftPatch = Partial<Omit<Draft, "id" | "market">>

const emptyStop = (side: StopSide): StopDraft => ({
  place: null,
  building: "",
  landmark: "",
  contact: initialContact[side],
})

/** Sections 3 and 9: a new draft is a Bike, Next Day, with nothing filled in. */
export const newDraft = (id: string, market: MarketId): Draft => ({
  id,
  market,
  pickup: emptyStop("pickup"),
  dropOff: emptyStop("dropOff"),
  parcel: defaultParcel,
  vehicle: defaultVehicle,
  bookingType: defaultBookingType,
  pickupDate: null,
  pickupWindow: null,
  deliveryWindow: null,
  guest: emptyGuest,
  paymentMethod: null,
  leadId: null,
})

/**
 * The same draft under the next key, for a new order after the last one ended without a booking.
 *
 * @example renewedDraft({ ...draft, id: "7f3a" }).id // "7f3a.2", and after that "7f3a.3"
 */
export function renewedDraft(draft: Draft): Draft {
  const [, id = draft.id, order = "1"] = /^(.*)\.(\d+)$/.exec(draft.id) ?? []
  return { ...draft, id: `${id}.${Number(order) + 1}` }
}

/** The same draft with its places in the words of a page. */
export function wordedDraft(draft: Draft, language: Language): Draft {
  const worded = (stop: StopDraft): StopDraft => ({ ...stop, place: stop.place && wordedIn(stop.place, language) })
  return { ...draft, pickup: worded(draft.pickup), dropOff: worded(draft.dropOff) }
}

/** What the price of a draft depends on; null while an end is missing. */
export function priceInputsOf(draft: Draft): PriceInputs | null {
  if (!draft.pickup.place || !draft.dropOff.place) return null
  return {
    market: draft.market,
    pickup: draft.pickup.place.position,
    dropOff: draft.dropOff.place.position,
    vehicle: draft.vehicle,
    bookingType: draft.bookingType,
    parcel: { weightGrams: draft.parcel.weightGrams, sidesCm: draft.parcel.sidesCm },
  }
}
