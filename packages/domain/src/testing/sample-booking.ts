import type { Booking } from "../booking/booking.ts"
import { makeReference, type Reference, referenceDraw } from "../booking/order/reference.ts"
import { defaultParcel } from "../booking/parcel/parcel.ts"
import type { Stop } from "../booking/stop.ts"
import { parseIso } from "../calendar/iso-instant.ts"
import { localDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Lead } from "../leads/lead.ts"
import { money } from "../money/money.ts"
import { priceBreakdown } from "../pricing/price-breakdown.ts"

/** The instant of an ISO text; throws for an invalid one, which is a mistake in the test. */
export function at(iso: string): Instant {
  const instant = parseIso(iso)
  if (instant === null) throw new Error(`Not an instant: ${iso}`)
  return instant
}

/** The n-th of a series of different references. */
export function referenceNumber(number: number): Reference {
  const digits = Array.from({ length: referenceDraw }, (_, index) => Math.floor(number / 32 ** index) % 32).reverse()
  const reference = makeReference("AE", digits)
  return reference ?? referenceNumber(number + 10_000)
}

export const samplePickup: Stop = {
  address: "Dubai Marina, Dubai",
  position: { lat: 25.0805, lon: 55.1403 },
  cityName: "Dubai",
  building: "Marina Plaza, floor 12",
  landmark: "Behind the mosque",
  contact: { name: "Aisha Rahman", phone: "+971501234567", isCustomer: true },
}

export const sampleDropOff: Stop = {
  address: "Al Majaz, Sharjah",
  position: { lat: 25.3255, lon: 55.3851 },
  cityName: "Sharjah",
  building: "Villa 7",
  landmark: "",
  contact: { name: "عمر خالد", phone: "+97165123456", isCustomer: false },
}

export const sampleBooking: Booking = {
  reference: referenceNumber(1),
  market: "AE",
  state: "confirmed",
  bookedAt: at("2026-11-21T05:00:00.000Z"),
  pickup: samplePickup,
  dropOff: sampleDropOff,
  parcel: defaultParcel,
  vehicle: "bike",
  bookingType: "sameDay",
  pickupWindow: {
    date: localDate("2026-11-21"),
    window: "13-18",
    start: at("2026-11-21T09:00:00.000Z"),
    end: at("2026-11-21T14:00:00.000Z"),
  },
  orderBy: at("2026-11-21T12:00:00.000Z"),
  deliveryWindow: {
    date: localDate("2026-11-21"),
    window: "17-22",
    start: at("2026-11-21T13:00:00.000Z"),
    end: at("2026-11-21T18:00:00.000Z"),
  },
  customer: { name: "Aisha Rahman", phone: "+971501234567", email: "aisha@example.com" },
  paymentMethod: "cashAtPickup",
  price: priceBreakdown(money(2_930, "AED"), money(0, "AED"), 5),
  promoCode: null,
  distanceKm: 48.6,
  basis: { book: { id: "gulf", version: "1", readings: [] }, tariff: "sample-ae-2026" },
}

export const sampleLead: Lead = {
  market: "AE",
  pickup: { name: "Aisha Rahman", address: "Dubai Marina, Dubai", building: "Marina Plaza", phone: "+971501234567" },
  dropOff: { name: "", address: "Al Majaz, Sharjah", building: "", phone: "" },
  customer: { name: "Aisha Rahman", phone: "+971501234567", email: "" },
  vehicle: "bike",
  bookingType: "nextDay",
  promoCode: "",
}
