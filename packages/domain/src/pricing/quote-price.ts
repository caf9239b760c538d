import { type BookingType, choosesPickupWindow } from "../booking/booking-type.ts"
import { chargeableKg } from "../booking/parcel/parcel.ts"
import type { Instant } from "../calendar/zone.ts"
import { markets } from "../market/market.ts"
import { money } from "../money/money.ts"
import { priceBreakdown } from "./price-breakdown.ts"
import { type PriceInputs, type Quote, type QuoteBasis, quoteLifetimeMinutes } from "./quote.ts"
import { deliveryChargeMinor, type Tariff } from "./tariff.ts"

/** What the server determines about the inputs before pricing them. */
export interface PriceFacts {
  readonly tariff: Tariff
  readonly vatPercent: number
  readonly distanceKm: number
  readonly byRoad?: true
  readonly areas: readonly [string, string]
  readonly book: QuoteBasis["book"]
  readonly now: Instant
}

/** The quote for these inputs at this instant. `expiresAt` is exclusive. */
export function quotePrice(inputs: PriceInputs, facts: PriceFacts): Quote {
  const { currency } = markets[inputs.market]
  const kg = chargeableKg(inputs.parcel)
  const charge = deliveryChargeMinor(facts.tariff, {
    bookingType: inputs.bookingType,
    vehicle: inputs.vehicle,
    distanceKm: facts.distanceKm,
    chargeableKg: kg,
    areas: facts.areas,
    window: null,
  })
  return {
    inputs,
    issuedAt: facts.now,
    expiresAt: facts.now + quoteLifetimeMinutes * 60_000,
    basis: { book: facts.book, tariff: facts.tariff.id },
    distanceKm: facts.distanceKm,
    ...(facts.byRoad && { byRoad: true }),
    chargeableKg: kg,
    price: priceBreakdown(money(charge, currency), money(0, currency), facts.vatPercent),
    ...adjustedWindows(inputs.bookingType, facts.tariff),
  }
}

function adjustedWindows(bookingType: BookingType, tariff: Tariff): Pick<Quote, "windowAdjustmentsMinor"> {
  const adjusted = Object.entries(tariff.windowAdjustmentsMinor).filter(([, minor]) => minor !== 0)
  if (adjusted.length === 0 || !choosesPickupWindow(bookingType)) return {}
  return { windowAdjustmentsMinor: Object.fromEntries(adjusted) }
}
