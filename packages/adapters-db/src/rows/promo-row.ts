import { bookingTypes } from "@mersal/domain/booking/booking-type"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { discountOf, type Promo, type PromoDiscount } from "@mersal/domain/promo/promo"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { json, marketColumn, wholeNumber } from "./columns.ts"

/** A promo code as stored: always with its discount. */
export type PromoRecord = Promo & { readonly discount: PromoDiscount }

export const promoRow = (promo: PromoRecord): RowValues => ({
  code: promo.code,
  market: promo.market,
  discount_type: promo.discount.type,
  percent: promo.discount.type === "PERCENTAGE_DISCOUNT" ? promo.discount.percent : null,
  amount_minor: promo.discount.type === "FIXED_DISCOUNT" ? promo.discount.minor : null,
  valid_from: promo.validFrom,
  valid_until: promo.validUntil,
  cap_minor: promo.capMinor,
  minimum_minor: promo.minimumMinor,
  maximum_uses: promo.maximumUses,
  maximum_uses_per_customer: promo.maximumUsesPerCustomer,
  booking_types: JSON.stringify(promo.bookingTypes),
  vehicles: JSON.stringify(promo.vehicles),
  is_listed: promo.isListed ? 1 : 0,
})

const PromoRow = z.object({
  code: z.string(),
  market: marketColumn,
  discount_type: z.nullable(z.string()),
  percent: z.nullable(z.number()),
  amount_minor: z.nullable(wholeNumber),
  valid_from: wholeNumber,
  valid_until: z.nullable(wholeNumber),
  cap_minor: z.nullable(wholeNumber),
  minimum_minor: wholeNumber,
  maximum_uses: z.nullable(wholeNumber),
  maximum_uses_per_customer: z.nullable(wholeNumber),
  booking_types: json(z.array(z.enum(bookingTypes))),
  vehicles: json(z.array(z.enum(vehicles))),
  is_listed: wholeNumber,
})

export function readPromo(row: unknown): Promo {
  const read = PromoRow.parse(row)
  return {
    code: read.code,
    market: read.market,
    discount: discountOf(read.discount_type, read.percent ?? read.amount_minor),
    validFrom: read.valid_from,
    validUntil: read.valid_until,
    capMinor: read.cap_minor,
    minimumMinor: read.minimum_minor,
    maximumUses: read.maximum_uses,
    maximumUsesPerCustomer: read.maximum_uses_per_customer,
    bookingTypes: read.booking_types,
    vehicles: read.vehicles,
    isListed: read.is_listed === 1,
  }
}
