import { type Booking, bookingStates } from "@mersal/domain/booking/booking"
import { bookingTypes } from "@mersal/domain/booking/booking-type"
import { parcelKinds, parcelSizes } from "@mersal/domain/booking/parcel/parcel"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import type { SlotPlace } from "@mersal/domain/booking/windows/slot-place"
import { money } from "@mersal/domain/money/money"
import { paymentMethods } from "@mersal/domain/payment/payment-method"
import { type BookingBelongings, noBelongings, type StoredBooking } from "@mersal/domain/ports/driven/bookings"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { currencyColumn, dateColumn, json, marketColumn, referenceColumn, wholeNumber } from "./columns.ts"

const Stop = z.object({
  address: z.string(),
  position: z.object({ lat: z.number(), lon: z.number() }),
  cityName: z.string(),
  building: z.string(),
  landmark: z.string(),
  contact: z.object({ name: z.string(), phone: z.string(), isCustomer: z.boolean() }),
})

const Parcel = z.object({
  size: z.enum(parcelSizes),
  weightGrams: z.number(),
  sidesCm: z.tuple([z.number(), z.number(), z.number()]),
  kind: z.enum(parcelKinds),
  otherKind: z.string(),
  note: z.string(),
})

const PromoTermsColumn = z.object({
  discount: z.nullable(
    z.discriminatedUnion("type", [
      z.object({ type: z.literal("PERCENTAGE_DISCOUNT"), percent: z.number() }),
      z.object({ type: z.literal("FIXED_DISCOUNT"), minor: z.number() }),
    ]),
  ),
  capMinor: z.nullable(z.number()),
})

const BookingRow = z.object({
  reference: referenceColumn,
  market: marketColumn,
  state: z.enum(bookingStates),
  booked_at: wholeNumber,
  booking_type: z.enum(bookingTypes),
  vehicle: z.enum(vehicles),
  payment_method: z.enum(paymentMethods),
  pickup: json(Stop),
  drop_off: json(Stop),
  parcel: json(Parcel),
  customer: json(z.object({ name: z.string(), phone: z.string(), email: z.string() })),
  pickup_date: dateColumn,
  pickup_window: z.string(),
  pickup_start: wholeNumber,
  pickup_end: wholeNumber,
  delivery_date: dateColumn,
  delivery_window: z.string(),
  delivery_start: wholeNumber,
  delivery_end: wholeNumber,
  currency: currencyColumn,
  delivery_charge_minor: wholeNumber,
  discount_minor: wholeNumber,
  vat_percent: z.number(),
  vat_minor: wholeNumber,
  to_pay_minor: wholeNumber,
  distance_km: z.number(),
  book_id: z.string(),
  book_version: z.string(),
  book_readings: json(z.array(z.string())),
  tariff_id: z.string(),
  promo_code: z.nullable(z.string()),
  order_by: wholeNumber,
  owner_digest: z.nullable(z.string()),
  account_id: z.nullable(z.string()),
  company_id: z.nullable(z.string()),
  cost_centre: z.nullable(z.string()),
  language: z.enum(["en", "ar"]),
  is_sandbox: wholeNumber,
  slot: z.nullable(z.string()),
  slot_zone: z.nullable(z.string()),
  slot_date: z.nullable(dateColumn),
  priced_window: z.nullable(z.string()),
  minimum_fare_minor: z.nullable(wholeNumber),
  promo_customer: z.nullable(z.string()),
  promo_terms: z.nullable(json(PromoTermsColumn)),
  hold_ends_at: z.nullable(wholeNumber),
  revision: wholeNumber,
})

/**
 * Reads a row of `bookings` into a domain booking, without its log. Amounts are read as stored, never computed again.
 */
export function readBooking(row: unknown): Omit<StoredBooking, "log"> {
  const read = BookingRow.parse(row)
  const amount = (minor: number) => money(minor, read.currency)
  const booking: Booking = {
    reference: read.reference,
    market: read.market,
    state: read.state,
    bookedAt: read.booked_at,
    pickup: read.pickup,
    dropOff: read.drop_off,
    parcel: read.parcel,
    vehicle: read.vehicle,
    bookingType: read.booking_type,
    pickupWindow: {
      date: read.pickup_date,
      window: read.pickup_window,
      start: read.pickup_start,
      end: read.pickup_end,
    },
    orderBy: read.order_by,
    deliveryWindow: {
      date: read.delivery_date,
      window: read.delivery_window,
      start: read.delivery_start,
      end: read.delivery_end,
    },
    customer: read.customer,
    paymentMethod: read.payment_method,
    price: {
      deliveryCharge: amount(read.delivery_charge_minor),
      discount: amount(read.discount_minor),
      vatPercent: read.vat_percent,
      vat: amount(read.vat_minor),
      toPay: amount(read.to_pay_minor),
    },
    promoCode: read.promo_code,
    distanceKm: read.distance_km,
    basis: {
      book: { id: read.book_id, version: read.book_version, readings: read.book_readings },
      tariff: read.tariff_id,
    },
  }
  return {
    booking,
    ownerDigest: read.owner_digest,
    accountId: read.account_id,
    companyId: read.company_id,
    costCentre: read.cost_centre,
    language: read.language,
    isSandbox: read.is_sandbox === 1,
    slot: slotOf(read),
    pricedWindow: read.priced_window,
    minimumFare: read.minimum_fare_minor === null ? null : amount(read.minimum_fare_minor),
    promoCustomer: read.promo_customer,
    promoTerms: read.promo_terms,
    holdEndsAt: read.hold_ends_at,
    revision: read.revision,
  }
}

const slotOf = ({ slot, slot_zone, slot_date }: z.infer<typeof BookingRow>): SlotPlace | null =>
  slot === null || slot_zone === null || slot_date === null ? null : { slot, zone: slot_zone, date: slot_date }

export const bookingRow = (
  booking: Booking,
  ownerDigest: string | null,
  belongings: Partial<BookingBelongings> = {},
): RowValues => {
  const kept = { ...noBelongings, ...belongings }
  return {
    reference: booking.reference,
    state: booking.state,
    booked_at: booking.bookedAt,
    ...changeableColumns(booking),
    ...slotColumns(kept.slot),
    owner_digest: ownerDigest,
    account_id: kept.accountId,
    company_id: kept.companyId,
    cost_centre: kept.costCentre,
    language: kept.language,
    is_sandbox: kept.isSandbox ? 1 : 0,
    priced_window: kept.pricedWindow,
    minimum_fare_minor: kept.minimumFare?.minor ?? null,
    promo_customer: kept.promoCustomer,
    promo_terms: kept.promoTerms === null ? null : JSON.stringify(kept.promoTerms),
    hold_ends_at: kept.holdEndsAt,
  }
}

export const slotColumns = (place: SlotPlace | null): RowValues => ({
  slot: place?.slot ?? null,
  slot_zone: place?.zone ?? null,
  slot_date: place?.date ?? null,
})

/** The columns of a booking that may change after it was accepted. */
export const changeableColumns = (booking: Booking): RowValues => ({
  market: booking.market,
  booking_type: booking.bookingType,
  vehicle: booking.vehicle,
  payment_method: booking.paymentMethod,
  pickup: JSON.stringify(booking.pickup),
  drop_off: JSON.stringify(booking.dropOff),
  parcel: JSON.stringify(booking.parcel),
  customer: JSON.stringify(booking.customer),
  booker_email: booking.customer.email.toLowerCase(),
  booker_phone: booking.customer.phone,
  pickup_date: booking.pickupWindow.date,
  pickup_window: booking.pickupWindow.window,
  pickup_start: booking.pickupWindow.start,
  pickup_end: booking.pickupWindow.end,
  order_by: booking.orderBy,
  delivery_date: booking.deliveryWindow.date,
  delivery_window: booking.deliveryWindow.window,
  delivery_start: booking.deliveryWindow.start,
  delivery_end: booking.deliveryWindow.end,
  currency: booking.price.toPay.currency,
  delivery_charge_minor: booking.price.deliveryCharge.minor,
  discount_minor: booking.price.discount.minor,
  vat_percent: booking.price.vatPercent,
  vat_minor: booking.price.vat.minor,
  to_pay_minor: booking.price.toPay.minor,
  promo_code: booking.promoCode,
  distance_km: booking.distanceKm,
  book_id: booking.basis.book.id,
  book_version: booking.basis.book.version,
  book_readings: JSON.stringify(booking.basis.book.readings),
  tariff_id: booking.basis.tariff,
})
