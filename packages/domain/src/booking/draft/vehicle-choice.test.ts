import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { presetParcels } from "../parcel/parcel.ts"
import { vehicleFit, vehicles } from "../parcel/vehicle.ts"
import { vehicleFor } from "./vehicle-choice.ts"

const parcels = fc.record({
  weightGrams: fc.integer({ min: 1, max: 90_000 }),
  sidesCm: fc.tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 80 })),
})

describe("the vehicle for a parcel", () => {
  it("carries it wherever any vehicle does, and is the wished one wherever that can", () => {
    fc.assert(
      fc.property(fc.constantFrom(...vehicles), parcels, (wished, parcel) => {
        const chosen = vehicleFor(wished, parcel)
        const isCarried = vehicles.some((vehicle) => vehicleFit(vehicle, parcel).fits)
        expect(vehicleFit(chosen, parcel).fits).toBe(isCarried)
        if (vehicleFit(wished, parcel).fits || !isCarried) expect(chosen).toBe(wished)
      }),
    )
  })

  it("goes back to the wished one when the parcel fits it again", () => {
    expect(vehicleFor("bike", presetParcels.large)).toBe("car")
    expect(vehicleFor("bike", presetParcels.small)).toBe("bike")
  })
})
