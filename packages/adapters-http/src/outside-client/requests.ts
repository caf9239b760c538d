import type { BookingWish, StopWish } from "@mersal/domain/booking/change/booking-change"
import type { Order as DomainOrder } from "@mersal/domain/booking/order/order"
import type { Reference } from "@mersal/domain/booking/order/reference"
import { defaultParcel, type Parcel, presetParcels } from "@mersal/domain/booking/parcel/parcel"
import type { Stop } from "@mersal/domain/booking/stop"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { OwnBookingsRequest } from "@mersal/domain/ports/driving/own-booking-service"
import type { PlaceReference as DomainPlaceReference } from "@mersal/domain/ports/driving/place-reference"
import type { PriceRequest as DomainPriceRequest } from "@mersal/domain/ports/driving/pricing-service"
import { partOf } from "./invalid-request.ts"
import type { BookingChange, BookingsRequest, Order, OrderStop, StopChange } from "./types/bookings.ts"
import type { DistanceRequest, PriceRequest } from "./types/prices.ts"
import type { ParcelMeasures, PlaceReference } from "./types/values.ts"

// Makes the API's requests from what an outsider writes, with defaults for everything left out.

const placeOf = (place: PlaceReference, field: string): DomainPlaceReference =>
  typeof place === "string" ? { kind: "name", name: place } : { kind: "position", position: partOf(place, field) }

export function wayOf(request: DistanceRequest) {
  const { market, pickup, dropOff } = partOf(request, "request")
  return { market, pickup: placeOf(pickup, "pickup"), dropOff: placeOf(dropOff, "dropOff") }
}

export const priceRequestOf = (request: PriceRequest): DomainPriceRequest => ({
  ...wayOf(request),
  vehicle: request.vehicle ?? "bike",
  parcel: measuresOf(request.parcel),
})

function measuresOf(measures: ParcelMeasures = "small"): Pick<Parcel, "size" | "weightGrams" | "sidesCm"> {
  if (typeof measures === "string") return { size: measures, ...presetParcels[measures] }
  const { weightGrams, sidesCm } = partOf(measures, "parcel")
  return { size: "own", weightGrams, sidesCm: partOf(sidesCm, "parcel.sidesCm") }
}

export const orderOf = (order: Order): DomainOrder => ({
  market: partOf(order, "order").market,
  pickup: stopOf(order.pickup, "pickup", order),
  dropOff: stopOf(order.dropOff, "dropOff", order),
  parcel: {
    ...measuresOf(order.parcel),
    kind: order.parcelKind ?? defaultParcel.kind,
    otherKind: order.otherKind ?? "",
    note: order.note ?? "",
  },
  vehicle: order.vehicle ?? "bike",
  bookingType: order.bookingType ?? "nextDay",
  pickupDate: dateOf(order.pickupDate),
  pickupWindow: order.pickupWindow ?? null,
  deliveryDate: order.deliveryDate === undefined ? null : dateOf(order.deliveryDate),
  deliveryWindow: order.deliveryWindow ?? null,
  customer: order.customer,
  paymentMethod: order.paymentMethod,
  quoteId: order.quoteId ?? null,
  expectedTotal: order.expectedTotal ?? null,
  leadId: null,
  ...(order.costCentre !== undefined && { costCentre: order.costCentre }),
  promoCode: order.promoCode ?? null,
})

function stopOf(written: OrderStop, field: string, { customer }: Order): Stop {
  const stop = partOf(written, field)
  const contact = partOf(stop.contact, `${field}.contact`)
  return {
    address: stop.address,
    position: partOf(stop.position, `${field}.position`),
    cityName: stop.cityName ?? "",
    building: stop.building,
    landmark: stop.landmark ?? "",
    contact: { ...contact, isCustomer: contact.phone === partOf(customer, "customer").phone },
  }
}

/** The server refuses a text that is not a date, and names its field. */
const dateOf = (text: string) => text as LocalDate

export const wishOf = (change: BookingChange): BookingWish => ({
  pickup: stopWishOf(partOf(change, "change").pickup),
  dropOff: stopWishOf(change.dropOff),
  pickupDate: change.pickupDate === undefined ? null : dateOf(change.pickupDate),
  pickupWindow: change.pickupWindow ?? null,
  deliveryDate: change.deliveryDate === undefined ? null : dateOf(change.deliveryDate),
  deliveryWindow: change.deliveryWindow ?? null,
})

const stopWishOf = ({ place, building, landmark, name, phone }: StopChange = {}): StopWish => ({
  place: place === undefined ? null : { ...place, cityName: place.cityName ?? "" },
  building: building ?? null,
  landmark: landmark ?? null,
  name: name ?? null,
  phone: phone ?? null,
})

export const bookingsRequestOf = (request: BookingsRequest): OwnBookingsRequest => ({
  ofCompany: request.ofCompany ?? false,
  states: request.states ?? [],
  from: request.from === undefined ? null : dateOf(request.from),
  to: request.to === undefined ? null : dateOf(request.to),
  after: request.after ? { ...request.after, reference: request.after.reference as Reference } : null,
  limit: request.limit ?? 20,
})
