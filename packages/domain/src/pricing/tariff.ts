import { type BookingType, choosesPickupWindow } from "../booking/booking-type.ts"
import type { Vehicle } from "../booking/parcel/vehicle.ts"
import type { MarketId } from "../market/market.ts"
import { exactMinor, InvalidAmount, roundHalfUp } from "../money/money.ts"
import type { DatedRow } from "./dated-row.ts"

/** What one vehicle costs for one booking type, in minor units of the market's currency, without VAT. */
export interface Rate {
  readonly baseMinor: number
  /** Kilometres that the base covers. */
  readonly includedKm: number
  readonly perKmMinor: number
}

/** A dated price list of one market (D15). Amounts are net minor units. */
export interface Tariff extends DatedRow {
  readonly id: string
  readonly market: MarketId
  readonly minimumMinor: number
  readonly rates: Readonly<Record<BookingType, Readonly<Record<Vehicle, Rate>>>>
  readonly weight: { readonly includedKg: number; readonly perKgMinor: number }
  /** Added once when the two ends lie in different service areas, unless `routes` names the pair. */
  readonly betweenAreasMinor: number
  /** Pairs of service areas, either way round, with a surcharge of their own. */
  readonly routes: readonly { readonly between: readonly [string, string]; readonly surchargeMinor: number }[]
  /** Pick-up windows that cost more or less when the customer chooses them, by window id. */
  readonly windowAdjustmentsMinor: Readonly<Record<string, number>>
}

/** What a fare depends on. */
export interface FareFacts {
  readonly bookingType: BookingType
  readonly vehicle: Vehicle
  readonly distanceKm: number
  readonly chargeableKg: number
  /** Service areas of the pick-up and the drop-off. */
  readonly areas: readonly [string, string]
  /** The pick-up window; null when none is chosen yet. */
  readonly window: string | null
}

/**
 * The delivery charge in net minor units: max(minimum, base + perKm × kilometres beyond the included ones), then route,
 * weight and window adjustments (D15). A window that the server assigns has no adjustment (D13). Never negative. Throws
 * `InvalidAmount` when the distance or the weight is not a finite number or when the result is not exact.
 */
export function deliveryChargeMinor(tariff: Tariff, facts: FareFacts): number {
  for (const figure of [facts.distanceKm, facts.chargeableKg])
    if (!Number.isFinite(figure)) throw new InvalidAmount(figure)
  const rate = tariff.rates[facts.bookingType][facts.vehicle]
  // In whole metres: 10.7 - 10 is a little less than 0.7 in binary, and half a minor unit would round down.
  const metres = Math.max(0, inMetres(facts.distanceKm) - inMetres(rate.includedKm))
  const distance = roundHalfUp((rate.perKmMinor * metres) / 1_000)
  const fare = Math.max(tariff.minimumMinor, rate.baseMinor + distance)
  const weight = roundHalfUp(tariff.weight.perKgMinor * Math.max(0, facts.chargeableKg - tariff.weight.includedKg))
  const window = windowAdjustmentMinor(tariff, facts.bookingType, facts.window)
  return exactMinor(Math.max(0, fare + routeSurchargeMinor(tariff, facts.areas) + weight + window), 0)
}

/** The window's adjustment of the charge; negative where it is cheaper. */
export const windowAdjustmentMinor = (tariff: Tariff, bookingType: BookingType, window: string | null): number =>
  window !== null && choosesPickupWindow(bookingType) ? (tariff.windowAdjustmentsMinor[window] ?? 0) : 0

const inMetres = (kilometres: number): number => Math.round(kilometres * 1_000)

function routeSurchargeMinor(tariff: Tariff, [from, to]: readonly [string, string]): number {
  if (from === to) return 0
  const named = tariff.routes.find(({ between: [a, b] }) => (a === from && b === to) || (a === to && b === from))
  return named?.surchargeMinor ?? tariff.betweenAreasMinor
}
