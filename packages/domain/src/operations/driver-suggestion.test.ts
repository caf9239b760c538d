import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { presetParcels } from "../booking/parcel/parcel.ts"
import { vehicleFit, vehicles } from "../booking/parcel/vehicle.ts"
import { msPerMinute } from "../calendar/zone.ts"
import { detourFactor, greatCircleKm, roadDistance } from "../places/distance.ts"
import { referenceNumber, sampleBooking } from "../testing/sample-booking.ts"
import { type DriverStop, overlap } from "./driver-stop.ts"
import { type DriverNow, type DriverWanted, farApartKm, suggestDrivers } from "./driver-suggestion.ts"

const { pickupWindow } = sampleBooking
const marina = { lat: 25.0805, lon: 55.1403 }
const downtown = { lat: 25.1972, lon: 55.2744 }
const ajman = { lat: 25.4052, lon: 55.5136 }
const hour = 60 * msPerMinute
const kmPerDegree = greatCircleKm({ lat: 25, lon: 55 }, { lat: 26, lon: 55 })

const aPlace = fc.record({
  lat: fc.double({ min: 24, max: 26, noNaN: true }),
  lon: fc.double({ min: 54, max: 56, noNaN: true }),
})

const aStop: fc.Arbitrary<DriverStop> = fc
  .record({ number: fc.integer({ min: 2, max: 40 }), position: aPlace, hours: fc.integer({ min: -8, max: 8 }) })
  .map(({ number, position, hours }) => ({
    reference: referenceNumber(number),
    leg: "pickup",
    position,
    window: {
      ...pickupWindow,
      start: pickupWindow.start + hours * hour,
      end: pickupWindow.end + hours * hour,
    },
  }))

const someDrivers: fc.Arbitrary<readonly DriverNow[]> = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,3}$/),
    vehicle: fc.constantFrom(...vehicles),
    capacity: fc.integer({ min: 1, max: 4 }),
    position: fc.option(aPlace),
    stops: fc.array(aStop, { maxLength: 5 }),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
)

const aWanted: fc.Arbitrary<DriverWanted> = fc.record({
  stop: aStop.map((stop) => ({ ...stop, reference: referenceNumber(1) })),
  vehicle: fc.constantFrom(...vehicles),
  parcel: fc.constantFrom(...Object.values(presetParcels)),
})

const wanted: DriverWanted = {
  stop: { reference: referenceNumber(1), leg: "pickup", window: pickupWindow, position: marina },
  vehicle: "bike",
  parcel: presetParcels.small,
}
const driver = (id: string, over: Partial<DriverNow> = {}): DriverNow => ({
  id,
  vehicle: "bike",
  capacity: 3,
  position: marina,
  stops: [],
  ...over,
})
const stopAt = (position: DriverStop["position"], number = 9): DriverStop => ({
  ...wanted.stop,
  reference: referenceNumber(number),
  position,
})
const order = (drivers: readonly DriverNow[]) => suggestDrivers(wanted, drivers).map(({ driver: id }) => id)

describe("who could drive a booking", () => {
  it("is nobody whose vehicle does not carry it, or who has no place left in its window", () => {
    fc.assert(
      fc.property(aWanted, someDrivers, (asked, drivers) => {
        for (const { driver: id, load, capacity } of suggestDrivers(asked, drivers)) {
          const one = drivers.find((each) => each.id === id)
          expect(one && vehicles.indexOf(one.vehicle) >= vehicles.indexOf(asked.vehicle)).toBe(true)
          expect(one && vehicleFit(one.vehicle, asked.parcel).fits).toBe(true)
          const others = one?.stops.filter(({ reference }) => reference !== asked.stop.reference) ?? []
          expect(load).toBe(others.filter(({ window }) => overlap(window, asked.stop.window)).length)
          expect(load).toBeLessThan(capacity)
        }
      }),
    )
  })

  it("is everybody else, once, in an order that does not depend on how they are listed", () => {
    fc.assert(
      fc.property(aWanted, someDrivers, (asked, drivers) => {
        const found = suggestDrivers(asked, drivers)
        expect(suggestDrivers(asked, drivers.toReversed())).toEqual(found)
        expect(new Set(found.map((one) => one.driver)).size).toBe(found.length)
      }),
    )
  })

  it("has nobody in conflict before one who is not, and of the others the nearer one first", () => {
    fc.assert(
      fc.property(aWanted, someDrivers, (asked, drivers) => {
        const found = suggestDrivers(asked, drivers)
        for (const [index, after] of found.slice(1).entries()) {
          const before = found[index]
          if (!before) continue
          if (before.conflict) expect(after.conflict).not.toBeNull()
          if ((before.conflict === null) === (after.conflict === null))
            expect(before.distanceKm ?? Number.MAX_VALUE).toBeLessThanOrEqual(after.distanceKm ?? Number.MAX_VALUE)
        }
      }),
    )
  })

  it("is reckoned from the stop before, else from the phone, and last who could be anywhere", () => {
    const near = driver("near", { position: ajman, stops: [stopAt(marina)] })
    const far = driver("far", { position: downtown })
    const unknown = driver("unknown", { position: null })
    expect(suggestDrivers(wanted, [unknown, far, near])).toMatchObject([
      { driver: "near", from: "stop", distanceKm: 0, load: 1, conflict: null },
      { driver: "far", from: "position" },
      { driver: "unknown", from: "unknown", distanceKm: null },
    ])
  })

  it("takes the one with more room of two who are as near, then the smaller vehicle, then the first id", () => {
    const full = driver("full", { stops: [stopAt(marina)], capacity: 2 })
    expect(order([full, driver("z"), driver("a"), driver("van", { vehicle: "van" })])).toEqual([
      "a",
      "z",
      "van",
      "full",
    ])
    const each = vehicles.map((vehicle) => driver(vehicle, { vehicle }))
    const alike = ["a", "b", "c"].map((id) => driver(id))
    for (const drivers of [each, alike])
      for (const listed of [drivers, drivers.toReversed(), [...drivers.slice(1), ...drivers.slice(0, 1)]])
        expect(order(listed)).toEqual(drivers.map(({ id }) => id))
  })

  it("names a stop of the same window that is too far away", () => {
    const [found] = suggestDrivers(wanted, [driver("one", { stops: [stopAt(ajman, 4), stopAt(downtown, 5)] })])
    expect(found?.conflict?.reference).toBe(referenceNumber(4))
    expect(found?.conflict?.distanceKm).toBeGreaterThan(farApartKm)
  })

  it("calls too far away what is farther than 40 km by road, the farthest of it, and of two as far the first reference", () => {
    const north = (km: number) => ({ ...marina, lat: marina.lat + km / detourFactor / kmPerDegree })
    const conflictWith = (...stops: readonly DriverStop[]) =>
      suggestDrivers(wanted, [driver("one", { capacity: 9, stops })])[0]?.conflict
    expect(conflictWith(stopAt(north(farApartKm - 0.05)))).toBeNull()
    expect(conflictWith(stopAt(north(farApartKm + 0.05)))).toEqual({
      reference: referenceNumber(9),
      distanceKm: farApartKm + 0.1,
    })
    const three = [stopAt(north(45), 7), stopAt(north(60), 8), stopAt(north(50), 6)]
    for (const stops of [three, three.toReversed()]) expect(conflictWith(...stops)?.reference).toBe(referenceNumber(8))
    const two = [stopAt(north(50), 5), stopAt(north(50), 4)]
    for (const stops of [two, two.toReversed()]) expect(conflictWith(...stops)?.reference).toBe(referenceNumber(4))
  })

  it("comes from the last stop that is over before the window or with it, never from one after it", () => {
    fc.assert(
      fc.property(aWanted, someDrivers, (asked, drivers) => {
        for (const { driver: id, from, distanceKm } of suggestDrivers(asked, drivers)) {
          const { position, stops } = drivers.find((one) => one.id === id) ?? driver("nobody")
          const ends = stops.map(({ window }) => window.end).filter((end) => end <= asked.stop.window.end)
          const last = stops.filter(({ window }) => window.end === Math.max(...ends))
          const starts = last.length > 0 ? last.map((stop) => stop.position) : position ? [position] : []
          expect(from).toBe(last.length > 0 ? "stop" : position ? "position" : "unknown")
          expect(
            starts.length > 0 ? starts.map((start) => roadDistance(start, asked.stop.position).distanceKm) : [null],
          ).toContain(distanceKm)
        }
      }),
    )
    const over = (hours: number, position: DriverStop["position"], number: number): DriverStop => {
      const { window, ...stop } = stopAt(position, number)
      return { ...stop, window: { ...window, start: window.start + hours * hour, end: window.end + hours * hour } }
    }
    const day = [over(-9, ajman, 2), over(-6, downtown, 3), over(6, marina, 4)]
    const km = roadDistance(downtown, marina).distanceKm
    for (const stops of [day, day.toReversed(), [...day, over(-6, ajman, 5)], [over(-6, ajman, 5), ...day]])
      expect(suggestDrivers(wanted, [driver("one", { stops })])).toMatchObject([{ from: "stop", distanceKm: km }])
  })

  it("does not count the booking itself, which he may have already", () => {
    const his = { ...stopAt(ajman), reference: wanted.stop.reference }
    expect(suggestDrivers(wanted, [driver("one", { stops: [his], capacity: 1 })])).toMatchObject([
      { load: 0, conflict: null, from: "position" },
    ])
  })
})
