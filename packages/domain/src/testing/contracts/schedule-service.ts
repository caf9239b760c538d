import { bookingTypes } from "../../booking/booking-type.ts"
import { openSlots } from "../../booking/draft/slot-choice.ts"
import { vehicles } from "../../booking/parcel/vehicle.ts"
import { basisOf, scheduleOf } from "../../booking/windows/market-schedule.ts"
import { marketIds } from "../../market/market.ts"
import type { SlotRequest } from "../../ports/driving/schedule-service.ts"
import { at } from "../sample-booking.ts"
import { atSea, sampleDay, servedWay } from "../sample-order.ts"
import type { ServiceCase, Stage } from "./contract-case.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "./expectations.ts"
import { placeAt, placeNamed } from "./places-named.ts"

const request = (patch: Partial<SlotRequest> = {}): SlotRequest => ({
  market: "AE",
  pickup: placeAt(servedWay.AE.pickup),
  dropOff: placeAt(servedWay.AE.dropOff),
  vehicle: null,
  ...patch,
})

const wayIn = (market: SlotRequest["market"]): Partial<SlotRequest> => ({
  market,
  pickup: placeAt(servedWay[market].pickup),
  dropOff: placeAt(servedWay[market].dropOff),
})

/** The listed hours of On Demand for a vehicle. */
const hoursFor = async (stage: Stage, patch: Partial<SlotRequest>): Promise<readonly string[]> => {
  const { items } = succeeded(await lookUp(stage, patch))
  return first(items.filter((item) => item.bookingType === "onDemand")).slots.map((slot) => slot.window)
}

const lookUp = async (stage: Stage, patch: Partial<SlotRequest> = {}) =>
  stage.services().schedule.lookUpSlots(request(patch))

export const scheduleServiceContract: readonly ServiceCase[] = [
  {
    name: "each booking type is listed with its earliest date and the windows of it that are open",
    run: async (stage) => {
      await stage.setNow(at("2026-11-21T11:00:00.000+04:00"))
      const { items } = succeeded(await lookUp(stage))
      expectEqual(
        items.map((item) => item.bookingType),
        bookingTypes,
      )
      const [onDemand, sameDay, nextDay] = items
      expectEqual(
        items.map((item) => item.earliestPickup),
        [sampleDay, sampleDay, sampleDay],
      )
      expectEqual(
        items.map((item) => item.earliestDelivery),
        [sampleDay, sampleDay, "2026-11-22"],
      )
      expectEqual(
        sameDay?.slots.map((slot) => slot.key),
        ["AE/sameDay/2026-11-21/13-18"],
      )
      expectEqual(
        nextDay?.slots.map((slot) => slot.key),
        ["AE/nextDay/2026-11-21/17-22"],
      )
      expectEqual(onDemand?.slots.length, 10, "hourly starts from noon to nine")
    },
  },
  {
    name: "a window is listed until its last order time and not at it",
    run: async (stage) => {
      const orderBy = at("2026-11-21T16:00:00.000+04:00")
      await stage.setNow(orderBy - 1)
      const before = succeeded(await lookUp(stage)).items.find((item) => item.bookingType === "sameDay")
      expectEqual(
        before?.slots.map((slot) => slot.orderBy),
        [orderBy],
      )
      await stage.setNow(orderBy)
      const after = succeeded(await lookUp(stage)).items.find((item) => item.bookingType === "sameDay")
      expectEqual(after?.earliestPickup, "2026-11-22")
      expectEqual(after?.slots.length, 2)
    },
  },
  {
    name: "an answer says for which instant it is right and until when",
    run: async (stage) => {
      const now = at("2026-11-21T11:30:00.000+04:00")
      await stage.setNow(now)
      const { now: told, staleAt, items, book } = succeeded(await lookUp(stage))
      expectEqual(told, now)
      expectEqual(staleAt, Math.min(...items.flatMap((item) => item.slots.map((slot) => slot.orderBy))))
      expectTrue(book.id !== "" && book.version !== "", "it names its rule book")
      await stage.setNow((staleAt ?? now) - 1)
      expectEqual(succeeded(await lookUp(stage)).items, items)
      await stage.setNow(staleAt ?? now)
      expectTrue(JSON.stringify(succeeded(await lookUp(stage)).items) !== JSON.stringify(items), "it differs")
    },
  },
  {
    name: "no list is ever empty, at any hour of a day",
    run: async (stage) => {
      for (let hour = 0; hour < 24; hour++) {
        const now = at("2026-11-21T00:00:00.000+04:00") + hour * 3_600_000
        await stage.setNow(now)
        const { items } = succeeded(await lookUp(stage))
        expectEqual(items.length, bookingTypes.length)
        for (const { slots } of items) {
          expectTrue(slots.length > 0, `a list at ${hour}:00`)
          expectTrue(
            slots.every((slot) => slot.orderBy > now && slot.end > slot.start),
            "every window is open",
          )
        }
      }
    },
  },
  {
    name: "each market is on its own clock",
    run: async (stage) => {
      await stage.setNow(at("2026-11-21T16:00:00.000+04:00"))
      for (const market of marketIds) {
        const { items } = succeeded(await lookUp(stage, wayIn(market)))
        const sameDay = items.find((item) => item.bookingType === "sameDay")
        expectEqual(sameDay?.earliestPickup, market === "AE" ? "2026-11-22" : "2026-11-21")
      }
    },
  },
  {
    name: "a bike in Qatar in summer is not listed from 10:00 to 15:30, any other vehicle and any other market is",
    run: async (stage) => {
      await stage.setNow(at("2026-07-14T07:00:00.000+03:00"))
      const all = Array.from({ length: 13 }, (_, hour) => String(hour + 9))
      for (const market of marketIds)
        for (const vehicle of [null, ...vehicles]) {
          const rests = market === "QA" && vehicle === "bike"
          const expected = rests ? all.filter((hour) => Number(hour) < 10 || Number(hour) > 15) : all
          expectEqual(await hoursFor(stage, { ...wayIn(market), vehicle }), expected, `${market}, ${vehicle}`)
        }
    },
  },
  {
    name: "a closure that waits for confirmation shuts nothing and is not told",
    run: async (stage) => {
      await stage.setNow(at("2026-05-26T20:00:00.000+04:00"))
      const { items, closures } = succeeded(await lookUp(stage, { vehicle: "bike" }))
      expectEqual(items.find((item) => item.bookingType === "sameDay")?.earliestPickup, "2026-05-27")
      expectEqual(closures, [])
    },
  },
  {
    name: "whoever is answered has the very lists from the schedule that the answer is the basis of",
    run: async (stage) => {
      const now = at("2026-07-14T11:00:00.000+03:00")
      await stage.setNow(now)
      for (const market of marketIds)
        for (const vehicle of [null, ...vehicles]) {
          const answer = succeeded(await lookUp(stage, { ...wayIn(market), vehicle }))
          const schedule = scheduleOf(market, basisOf(answer))
          for (const { bookingType, earliestPickup, slots } of answer.items) {
            const own = openSlots(schedule, { market, bookingType, vehicle }, earliestPickup, answer.now)
            expectEqual(
              own.map(({ key, orderBy }) => [key, orderBy]),
              slots.map(({ key, orderBy }) => [key, orderBy]),
            )
          }
        }
    },
  },
  {
    name: "places may be named in either language",
    run: async (stage) => {
      await stage.setNow(at("2026-11-21T11:00:00.000+04:00"))
      const byPosition = succeeded(await lookUp(stage))
      const byName = succeeded(await lookUp(stage, { pickup: placeNamed("Dubai"), dropOff: placeNamed("الشارقة") }))
      expectEqual(byName, byPosition)
    },
  },
  {
    name: "an end outside the service areas is refused, the pick-up first",
    run: async (stage) => {
      const sea = placeAt(atSea)
      expectEqual(refused(await lookUp(stage, { pickup: sea }), "NotServed").part, "pickup")
      expectEqual(refused(await lookUp(stage, { dropOff: sea }), "NotServed").part, "delivery")
      expectEqual(refused(await lookUp(stage, { pickup: sea, dropOff: sea }), "NotServed").part, "pickup")
    },
  },
  {
    name: "a place of another market is not served in this one",
    run: async (stage) => {
      const doha = placeAt(servedWay.QA.pickup)
      expectEqual(refused(await lookUp(stage, { dropOff: doha }), "NotServed").part, "delivery")
    },
  },
  {
    name: "a name that no place has is told with its end",
    run: async (stage) => {
      const nowhere = placeNamed("Atlantis Lost")
      expectEqual(refused(await lookUp(stage, { pickup: nowhere }), "UnknownPlace").end, "pickup")
      expectEqual(refused(await lookUp(stage, { dropOff: nowhere }), "UnknownPlace").end, "dropOff")
    },
  },
]
