import type { Order } from "../booking/order/order.ts"
import type { Stop } from "../booking/stop.ts"
import { type LocalDate, localDate } from "../calendar/local-date.ts"
import type { MarketId } from "../market/market.ts"
import type { Position } from "../places/position.ts"
import { sampleBooking, sampleDropOff, samplePickup } from "./sample-booking.ts"

/** A position that is not served: in the Gulf, half way between the markets. */
export const atSea: Position = { lat: 25.7, lon: 53.2 }

/** The ends of a served route in each market, in the middle of well-known districts. */
export const servedWay: Readonly<Record<MarketId, { readonly pickup: Position; readonly dropOff: Position }>> = {
  AE: { pickup: samplePickup.position, dropOff: sampleDropOff.position },
  QA: { pickup: { lat: 25.3223, lon: 51.5316 }, dropOff: { lat: 25.2713, lon: 51.5045 } },
}

/** The day on which the sample order is picked up; a Saturday. */
export const sampleDay: LocalDate = localDate("2026-11-21")

const dohaPickup: Stop = {
  ...samplePickup,
  address: "West Bay, Doha",
  position: servedWay.QA.pickup,
  cityName: "Doha",
  contact: { ...samplePickup.contact, phone: "+97433123456" },
}

const dohaDropOff: Stop = {
  ...sampleDropOff,
  address: "Al Sadd, Doha",
  position: servedWay.QA.dropOff,
  cityName: "Doha",
  contact: { ...sampleDropOff.contact, phone: "+97444123456" },
}

/** An order that a customer without a quote sends: Next Day from Dubai to Sharjah, cash at pick-up. */
export const sampleOrder = (patch: Partial<Order> = {}): Order => ({
  market: "AE",
  pickup: patch.market === "QA" ? dohaPickup : samplePickup,
  dropOff: patch.market === "QA" ? dohaDropOff : sampleDropOff,
  parcel: sampleBooking.parcel,
  vehicle: "bike",
  bookingType: "nextDay",
  pickupDate: sampleDay,
  pickupWindow: null,
  deliveryDate: null,
  deliveryWindow: null,
  customer: patch.market === "QA" ? { ...sampleBooking.customer, phone: "+97433123456" } : sampleBooking.customer,
  paymentMethod: "cashAtPickup",
  quoteId: null,
  expectedTotal: null,
  leadId: null,
  promoCode: null,
  ...patch,
})
