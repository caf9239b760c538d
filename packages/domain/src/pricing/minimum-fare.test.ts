import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingTypes } from "../booking/booking-type.ts"
import { vehicles } from "../booking/parcel/vehicle.ts"
import { money } from "../money/money.ts"
import { aMarket } from "../testing/arbitraries.ts"
import { minimumFare } from "./minimum-fare.ts"
import { priceBreakdown } from "./price-breakdown.ts"
import { deliveryChargeMinor, type Rate, type Tariff } from "./tariff.ts"

const aRate: fc.Arbitrary<Rate> = fc.record({
  baseMinor: fc.nat(9_000),
  includedKm: fc.nat(20),
  perKmMinor: fc.nat(300),
})

const ratesOf = (rate: Rate): Tariff["rates"] => {
  const byVehicle = { bike: rate, car: rate, van: rate }
  return { sameDay: byVehicle, nextDay: byVehicle, onDemand: byVehicle }
}

describe("the minimum fare", () => {
  it("includes VAT, in the market's currency", () => {
    expect(minimumFare({ market: "AE", minimumMinor: 1_500 }, 5)).toEqual(money(1_575, "AED"))
    expect(minimumFare({ market: "QA", minimumMinor: 1_500 }, 0)).toEqual(money(1_500, "QAR"))
  })

  it("is never more than a booking costs without a promo or a cheaper window", () => {
    fc.assert(
      fc.property(aMarket, aRate, fc.nat(5_000), fc.nat(400), (market, rate, minimumMinor, distanceKm) => {
        const tariff: Tariff = {
          id: "drawn",
          market,
          validFrom: "2026-01-01" as Tariff["validFrom"],
          minimumMinor,
          rates: ratesOf(rate),
          weight: { includedKg: 5, perKgMinor: 100 },
          betweenAreasMinor: 0,
          routes: [],
          windowAdjustmentsMinor: {},
        }
        const least = minimumFare(tariff, 5)
        const whole = { distanceKm, chargeableKg: 1, areas: ["one", "one"], window: null } as const
        for (const bookingType of bookingTypes)
          for (const vehicle of vehicles) {
            const charge = money(deliveryChargeMinor(tariff, { ...whole, bookingType, vehicle }), least.currency)
            const { toPay } = priceBreakdown(charge, money(0, least.currency), 5)
            expect(toPay.minor).toBeGreaterThanOrEqual(least.minor)
          }
      }),
    )
  })
})
