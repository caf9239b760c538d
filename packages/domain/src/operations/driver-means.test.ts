import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { vehicles } from "../booking/parcel/vehicle.ts"
import { changeVehicle, mostCapacity, readMeans, usualCapacity } from "./driver-means.ts"

const vehicle = fc.constantFrom(...vehicles)

describe("what a driver drives, as it is typed", () => {
  it("is read back for every number that somebody carries, and for no other text", () => {
    fc.assert(
      fc.property(vehicle, fc.integer({ min: 1, max: mostCapacity }), (drives, capacity) => {
        expect(readMeans({ vehicle: drives, capacity: ` ${capacity} ` })).toEqual({ vehicle: drives, capacity })
      }),
    )
    for (const capacity of ["", "0", "00", "100", "-1", "1.5", "six", "1e1"])
      expect(readMeans({ vehicle: "van", capacity })).toBeNull()
  })

  it("carries what is usual of another vehicle, but keeps a number of its own", () => {
    fc.assert(
      fc.property(vehicle, vehicle, fc.integer({ min: 1, max: mostCapacity }), (from, to, own) => {
        const usual = { vehicle: from, capacity: String(usualCapacity[from]) }
        expect(changeVehicle(usual, to)).toEqual({ vehicle: to, capacity: String(usualCapacity[to]) })
        fc.pre(own !== usualCapacity[from])
        expect(changeVehicle({ vehicle: from, capacity: String(own) }, to).capacity).toBe(String(own))
      }),
    )
  })
})
