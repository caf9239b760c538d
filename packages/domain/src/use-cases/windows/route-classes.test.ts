import * as Result from "effect/Result"
import fc from "fast-check"
import { expect, it } from "vitest"
import { bookingTypes } from "../../booking/booking-type.ts"
import { noWish } from "../../booking/change/booking-change.ts"
import { chooseSlot } from "../../booking/draft/slot-choice.ts"
import { basisOf, scheduleOf } from "../../booking/windows/market-schedule.ts"
import type { RulesPatch } from "../../booking/windows/published-rules.ts"
import { addDays } from "../../calendar/local-date.ts"
import { areasOfEmirates } from "../../places/data/areas-ae.ts"
import type { Position } from "../../places/position.ts"
import { routeClasses } from "../../places/route-class.ts"
import { refused, succeeded } from "../../testing/contracts/expectations.ts"
import { obeyed } from "../../testing/contracts/operations-service/stage.ts"
import { placeAt } from "../../testing/contracts/places-named.ts"
import { inMemoryStage } from "../../testing/in-memory-stage.ts"
import { sampleReferenceData } from "../../testing/reference-data.ts"
import { runs } from "../../testing/runs.ts"
import { at } from "../../testing/sample-booking.ts"
import { sampleDay, sampleOrder } from "../../testing/sample-order.ts"

/** A place in each of some cities of the Emirates. */
const cities = {
  dubai: { lat: 25.2048, lon: 55.2708 },
  sharjah: { lat: 25.3463, lon: 55.4209 },
  abuDhabi: { lat: 24.4539, lon: 54.3773 },
  alAin: { lat: 24.2075, lon: 55.7447 },
  fujairah: { lat: 25.1288, lon: 56.3265 },
  ummAlQuwain: { lat: 25.5205, lon: 55.5533 },
} as const satisfies Readonly<Record<string, Position>>
type City = keyof typeof cities

const morning = at("2026-11-21T09:00:00.000+04:00")

/** The product of an operator who has published rules for the Emirates. */
async function ruled(patch: RulesPatch, now = morning) {
  const stage = inMemoryStage({ ...sampleReferenceData, areas: areasOfEmirates })
  await stage.setNow(now)
  const { services: staff } = await stage.staff("admin", "Amal")
  const value = { id: "own", market: "AE", validFrom: now, readings: [], patch } as const
  succeeded(await staff.admin.create({ kind: "rules", value }))
  return stage
}

const way = (from: City, to: City) => ({ pickup: placeAt(cities[from]), dropOff: placeAt(cities[to]) })
const orderOn = (from: City, to: City, patch: Parameters<typeof sampleOrder>[0] = {}) => {
  const { pickup, dropOff } = sampleOrder()
  const stops = { pickup: { ...pickup, position: cities[from] }, dropOff: { ...dropOff, position: cities[to] } }
  return sampleOrder({ ...stops, ...patch })
}

const aTime = fc.constantFrom("00:00", "08:00", "09:30", "10:00", "16:00", "24:00")
const aRule = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.record({ cutoff: aTime }) },
  {
    weight: 4,
    arbitrary: fc.record(
      { cutoff: aTime, leadDays: fc.integer({ min: 0, max: 5 }), only: fc.constant(["nextDay", "sameDay"]) },
      { requiredKeys: ["only"] },
    ),
  },
)
const aCity = fc.constantFrom(...(Object.keys(cities) as City[]))

it("lists on every way what it books, and refuses the rest as it says, whatever is published of its class", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...routeClasses), aRule, { minKeys: 1, noNullPrototype: true }),
      fc.array(fc.tuple(aCity, aCity), { minLength: 3, maxLength: 5 }),
      fc.constantFrom(...bookingTypes),
      fc.constantFrom(null, "12-17", "17-22", "11-14", "13-18", "15"),
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 0, max: 23 }),
      async (routes, ways, bookingType, pickupWindow, days, hour) => {
        const now = morning + (hour - 9) * 3_600_000
        const stage = await ruled({ routes }, now)
        const { schedule, booking, pricing } = stage.services()
        for (const [from, to] of ways) {
          const asked = { market: "AE", vehicle: "bike", ...way(from, to) } as const
          const order = orderOn(from, to, { bookingType, pickupWindow, pickupDate: addDays(sampleDay, days) })
          const listed = await schedule.lookUpSlots(asked)
          const placed = await booking.placeBooking(order)
          const priced = await pricing.quotePrices({ ...asked, parcel: order.parcel })
          if (Result.isFailure(listed)) {
            const parts = [refused(listed, "NotServed"), refused(placed, "NotServed"), refused(priced, "NotServed")]
            expect(parts.map(({ part }) => part)).toEqual(["route", "route", "route"])
            continue
          }
          succeeded(priced)
          const { route } = listed.success
          expect(route === undefined || Object.keys(routes[route] ?? {}).length > 0).toBe(true)
          // As the browser asks it.
          const own = chooseSlot(scheduleOf("AE", basisOf(listed.success)), order, now)
          if (own.ok) {
            const { pickupWindow, deliveryWindow, orderBy } = succeeded(placed).booking
            expect([pickupWindow, deliveryWindow, orderBy]).toEqual([own.pickup, own.delivery, own.orderBy])
          } else {
            const { reason, closedAt, earliest } = refused(placed, "SlotRefused")
            expect({ reason, closedAt, earliest }).toMatchObject({
              reason: own.verdict.reason,
              closedAt: own.verdict.closedAt,
              earliest: own.verdict.earliest,
            })
          }
        }
      },
    ),
    { numRuns: runs(30) },
  )
})

it("checks a new drop-off anew on a way with a rule of its own, and leaves the windows alone on one without", async () => {
  const stage = await ruled({ routes: { "dubai-abudhabi": { cutoff: "08:00", leadDays: 3, only: ["nextDay"] } } })
  const { booking, ownBookings } = stage.services("owner")
  const changedTo = async (reference: string, city: City) => {
    const place = { address: "Elsewhere", position: cities[city], cityName: "" }
    const wish = { ...noWish, dropOff: { ...noWish.dropOff, place } }
    return ownBookings.changeBooking({ reference, accessToken: null, wish, expectedTotal: null, isPreview: false })
  }
  const today = succeeded(await booking.placeBooking(orderOn("dubai", "sharjah"))).booking
  const refusal = refused(await changedTo(today.reference, "abuDhabi"), "SlotRefused")
  expect([refusal.reason, refusal.earliest]).toEqual(["cutoff-passed", "2026-11-22"])
  const elsewhere = succeeded(await changedTo(today.reference, "fujairah")).booking
  expect([elsewhere.pickupWindow, elsewhere.deliveryWindow]).toEqual([today.pickupWindow, today.deliveryWindow])

  const pickupDate = addDays(sampleDay, 1)
  const tomorrow = succeeded(await booking.placeBooking(orderOn("dubai", "sharjah", { pickupDate }))).booking
  expect(tomorrow.deliveryWindow.date).toBe("2026-11-23")
  const far = succeeded(await changedTo(tomorrow.reference, "abuDhabi")).booking
  expect([far.pickupWindow.date, far.deliveryWindow.date]).toEqual(["2026-11-22", "2026-11-25"])
  expect(far.orderBy).toBe(at("2026-11-22T08:00:00.000+04:00"))
})

it("is to a recipient a way that is not gone, where it is no longer gone in the booking's window", async () => {
  const stage = await ruled({ routes: { "dubai-abudhabi": { cutoff: "08:00", leadDays: 3, only: ["nextDay"] } } })
  const { booking, recipient } = stage.services("owner")
  const { reference } = succeeded(await booking.placeBooking(orderOn("dubai", "sharjah"))).booking
  const token = succeeded(await recipient.ask({ reference, accessToken: null })).link.split("#")[1] ?? ""
  const wish = (city: City) => ({
    place: { address: "Elsewhere", position: cities[city], cityName: "" },
    building: "Villa 9",
    landmark: "",
    name: "Omar Khalid",
    phone: "+97165123457",
  })
  const refusal = refused(await recipient.answer({ token, wish: wish("abuDhabi") }), "NotServed")
  expect(refusal.part).toBe("route")
  // The link still takes another address.
  succeeded(await recipient.answer({ token, wish: wish("sharjah") }))
})

it("lets the last order time of a window that the desk sets be that of the way", async () => {
  const stage = await ruled({ routes: { "dubai-abudhabi": { cutoff: "08:00" } } })
  const pickupDate = addDays(sampleDay, 1)
  const { booking } = succeeded(
    await stage.services("owner").booking.placeBooking(orderOn("dubai", "abuDhabi", { pickupDate })),
  )
  const desk = await stage.staff("ops", "Omar")
  const pickup = { date: addDays(sampleDay, 3), window: "17-22" }
  const delivery = { date: addDays(sampleDay, 4), window: "9-13" }
  await obeyed(desk, booking.reference, { type: "reschedule", pickup, delivery })
  const named = { reference: booking.reference, accessToken: null }
  const own = succeeded(await stage.services("owner").ownBookings.booking(named))
  expect(own.booking.orderBy).toBe(at("2026-11-24T08:00:00.000+04:00"))
})
