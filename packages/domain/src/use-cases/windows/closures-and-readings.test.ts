import { expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import type { Closure } from "../../schedule/rule-book.ts"
import { refused, succeeded } from "../../testing/contracts/expectations.ts"
import { placeAt } from "../../testing/contracts/places-named.ts"
import { inMemoryStage } from "../../testing/in-memory-stage.ts"
import { sampleReferenceData } from "../../testing/reference-data.ts"
import { at } from "../../testing/sample-booking.ts"
import { sampleDay, sampleOrder, servedWay } from "../../testing/sample-order.ts"

const sunday = localDate("2026-11-22")
const monday = localDate("2026-11-23")

/** The product of an operator with closures or readings of his own, on Saturday morning in Dubai. */
async function operated(closures: readonly Closure[], readings: readonly string[] = []) {
  const stage = inMemoryStage({ ...sampleReferenceData, closures: { AE: closures, QA: [] } }, readings)
  await stage.setNow(at("2026-11-21T09:00:00.000+04:00"))
  const { pickup, dropOff } = servedWay.AE
  const way = { market: "AE", pickup: placeAt(pickup), dropOff: placeAt(dropOff), vehicle: "bike" } as const
  const { schedule, booking, pricing } = stage.services()
  return {
    stage,
    lookUp: async () => succeeded(await schedule.lookUpSlots(way)),
    quote: async () => {
      const { weightGrams, sidesCm } = sampleOrder().parcel
      return succeeded(await pricing.quotePrices({ ...way, parcel: { weightGrams, sidesCm } }))
    },
    place: (patch: Parameters<typeof sampleOrder>[0] = {}) => booking.placeBooking(sampleOrder(patch)),
  }
}

it("assigns Next Day the first window that no closure shuts", async () => {
  const { place } = await operated([{ id: "inventory", from: sampleDay, to: sampleDay, between: ["10:00", "17:00"] }])
  const { booking } = succeeded(await place())
  expect([booking.pickupWindow.date, booking.pickupWindow.window]).toEqual([sampleDay, "17-22"])
})

it("refuses Next Day when closures leave nothing of its date, and says which date is next", async () => {
  const { place, lookUp } = await operated([{ id: "off", from: sampleDay, to: sampleDay }])
  const refusal = refused(await place(), "SlotRefused")
  expect(refusal).toMatchObject({ reason: "closure", closedAt: null, earliest: sunday, next: { date: sunday } })
  const { items } = await lookUp()
  expect(items.map(({ earliestPickup }) => earliestPickup)).toEqual([sunday, sunday, sunday])
})

it("delivers Next Day on the day after a closed one", async () => {
  const { place } = await operated([{ id: "off", from: sunday, to: sunday }])
  const { booking } = succeeded(await place())
  expect([booking.pickupWindow.date, booking.deliveryWindow.date]).toEqual([sampleDay, monday])
})

it("runs by the readings that were chosen: listing, refusal, quote and booking are of one book", async () => {
  const { stage, lookUp, place, quote } = await operated([], ["sd-cutoff-1500", "od-cap-2200"])
  const { book, items } = await lookUp()
  expect(book.readings).toEqual(["sd-cutoff-1500", "od-cap-2200"])
  const threePm = at("2026-11-21T15:00:00.000+04:00")
  const sameDay = items.find(({ bookingType }) => bookingType === "sameDay")
  expect(sameDay?.slots.at(-1)?.orderBy).toBe(threePm)
  expect((await quote()).quotes.map(({ basis }) => basis.book)).toEqual([book, book, book])

  const wish = { bookingType: "sameDay", pickupWindow: "13-18" } as const
  await stage.setNow(threePm - 1)
  expect(succeeded(await place(wish)).booking.basis.book).toEqual(book)
  await stage.setNow(threePm)
  expect(refused(await place(wish), "SlotRefused").closedAt).toBe(threePm)
})
