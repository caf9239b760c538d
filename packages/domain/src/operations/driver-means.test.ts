import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { vehicles } from "../booking/parcel/vehicle.ts"
import { changeVehicle, mostCapacity, readMeans, unknownMeans, usualCapacity } from "./driver-means.ts"

const vehicle = fc.constantFrom(...vehicles)

describe("what a driver drives, as it is typed", () => {
  it("is read back for every number that somebody carries, and for no other text", () => {
    fc.assert(
      fc.property(vehicle, fc.integer({ min: 1, max: mostCapacity }), (drives, capacity) => {
        expect(readMeans({ vehicle: drives, capacity: ` ${capacity} ` })).toEqual({ vehicle: drives, capacity })
      }),
    )
    for (const capacity of ["1", String(mostCapacity)])
      expect(readMeans({ vehicle: "van", capacity })).toEqual({ vehicle: "van", capacity: Number(capacity) })
    for (const capacity of ["", "0", "00", "100", "-1", "1.5", "six", "1e1", "9a", "a9", "9".repeat(400)])
      expect(readMeans({ vehicle: "van", capacity })).toBeNull()
  })

  it("is no vehicle that there is not", () => {
    expect(readMeans({ vehicle: "lorry" as "van", capacity: "5" })).toBeNull()
  })

  it("is of a driver of whom nothing was said the smallest vehicle, and what that usually carries", () => {
    const [smallest] = vehicles
    expect(unknownMeans).toEqual({ vehicle: smallest, capacity: usualCapacity[smallest] })
    for (const [index, larger] of vehicles.slice(1).entries())
      expect(usualCapacity[larger]).toBeGreaterThan(usualCapacity[vehicles[index] ?? larger])
  })

  it("carries what is usual of a vehicle where nothing was typed", () => {
    for (const from of vehicles)
      for (const to of vehicles)
        for (const capacity of ["", "  "])
          expect(readMeans(changeVehicle({ vehicle: from, capacity }, to))).toEqual({
            vehicle: to,
            capacity: usualCapacity[to],
          })
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
