import { demoData } from "@mersal/adapters-db/seeds/demo"
import { bookingTypes } from "@mersal/domain/booking/booking-type"
import { chooseSlot, openSlots } from "@mersal/domain/booking/draft/slot-choice"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import {
  basisOf,
  readingNames,
  type Schedule,
  type SlotQuestion,
  scheduleOf,
} from "@mersal/domain/booking/windows/market-schedule"
import { orderDeadline } from "@mersal/domain/booking/windows/order-deadline"
import type { SlotLookup } from "@mersal/domain/booking/windows/slot-lookup"
import { addDays, localDate } from "@mersal/domain/calendar/local-date"
import { marketIds } from "@mersal/domain/market/market"
import { closuresAround } from "@mersal/domain/testing/arbitraries"
import { succeeded } from "@mersal/domain/testing/contracts/expectations"
import { placeAt } from "@mersal/domain/testing/contracts/places-named"
import { runs } from "@mersal/domain/testing/runs"
import { sampleOrder } from "@mersal/domain/testing/sample-order"
import * as Result from "effect/Result"
import fc from "fast-check"
import { expect, it } from "vitest"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"

// Invariant 29 of the slot engine, across the wire: the browser computes the server's answers.

const firstDay = localDate("2026-11-20")
const hour = 3_600_000

/** What an operator has set. */
const operator = fc.record({
  AE: closuresAround(firstDay),
  QA: closuresAround(firstDay),
  readings: fc.subarray([...readingNames]),
})

/** In the first days on which closures may begin; mostly near a full hour, when windows shut. */
const instant = fc
  .tuple(fc.integer({ min: 0, max: 96 }), fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: 0, max: hour })))
  .map(([hours, rest]) => Date.parse(firstDay) + hours * hour + rest)

const wish = fc.record({
  market: fc.constantFrom(...marketIds),
  bookingType: fc.constantFrom(...bookingTypes),
  vehicle: fc.constantFrom(...vehicles),
  days: fc.integer({ min: 0, max: 12 }),
  pickupWindow: fc.constantFrom(null, "11-14", "13-18", "12-17", "17-22", "9-13", "9", "14", "18", "21"),
})

it("lists and accepts what the browser's own schedule does, whatever closures, readings and vehicles there are", async () => {
  await fc.assert(
    fc.asyncProperty(
      operator,
      fc.array(fc.tuple(instant, wish), { minLength: 12, maxLength: 12 }),
      async ({ AE, QA, readings }, asked) => {
        const product = await startProduct({ readings }, { seed: { ...demoData, closures: { AE, QA } } })
        try {
          for (const [now, { market, bookingType, vehicle, days, pickupWindow }] of asked) {
            await product.setNow(now)
            const order = sampleOrder({
              market,
              bookingType,
              vehicle,
              pickupWindow,
              pickupDate: addDays(firstDay, days),
            })
            const lookup = await lookUp(product, order)
            expect(lookup.book.readings).toEqual(readings)
            const schedule = scheduleOf(market, basisOf(lookup))
            expectSameLists(schedule, { market, vehicle }, lookup)

            const placed = await product.services().booking.placeBooking(order)
            const own = chooseSlot(schedule, order, lookup.now)
            if (Result.isFailure(placed))
              expect([placed.failure._tag, "reason" in placed.failure && placed.failure.reason]).toEqual(
                // The details step reports a date before the market's today first.
                order.pickupDate < schedule.clock(market, now).date
                  ? ["InvalidBooking", false]
                  : ["SlotRefused", own.ok ? "accepted by the browser" : own.verdict.reason],
              )
            else {
              const { pickupWindow, deliveryWindow, basis } = placed.success.booking
              expect(own).toMatchObject({ ok: true, pickup: pickupWindow, delivery: deliveryWindow })
              expect(basis.book).toEqual(lookup.book)
            }
          }
        } finally {
          await product.stop()
        }
      },
    ),
    { numRuns: runs(8) },
  )
})

async function lookUp(product: RunningProduct, { market, pickup, dropOff, vehicle }: ReturnType<typeof sampleOrder>) {
  const way = { pickup: placeAt(pickup.position), dropOff: placeAt(dropOff.position) }
  return succeeded(await product.services().schedule.lookUpSlots({ market, ...way, vehicle }))
}

function expectSameLists(schedule: Schedule, asked: Omit<SlotQuestion, "bookingType">, lookup: SlotLookup): void {
  for (const bookingType of bookingTypes) {
    const question = { ...asked, bookingType }
    const item = lookup.items.find((candidate) => candidate.bookingType === bookingType)
    const deadline = orderDeadline(schedule, question, lookup.now)
    expect(deadline && [deadline.pickup, deadline.delivery]).toEqual(
      item ? [item.earliestPickup, item.earliestDelivery] : null,
    )
    if (!item) continue
    const own = openSlots(schedule, question, item.earliestPickup, lookup.now)
    expect(own.map(({ key, window, start, end, orderBy }) => ({ key, window, start, end, orderBy }))).toEqual(
      item.slots.map(({ label, ...slot }) => slot),
    )
  }
}
