import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { beginDelivery, isEnd } from "../delivery/delivery.ts"
import { legOf } from "../delivery/delivery-facts.ts"
import { aLog } from "../testing/arbitraries-delivery.ts"
import { referenceNumber, sampleBooking } from "../testing/sample-booking.ts"
import { compareByDue, type DuePlace, dueNext } from "./due-next.ts"
import { exceptionsOf } from "./exceptions-of.ts"

const aPlace: fc.Arbitrary<DuePlace> = fc
  .tuple(fc.option(fc.nat(3)), fc.nat(3))
  .map(([due, number]) => ({ due, reference: referenceNumber(number) }))

describe("when something of a booking is due next", () => {
  it("is the end of the window of the leg that it is on, wherever it has come, and never once it is over", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        const delivery = log.at(-1)?.after ?? beginDelivery(sampleBooking, null)
        const { state, facts } = delivery
        const booking = { ...sampleBooking, pickupWindow: facts.pickupWindow, deliveryWindow: facts.deliveryWindow }
        const events = log.map(({ event }) => event)
        const watched = { booking, delivery, log: events, holdEndsAt: null, underReviewSince: null }
        const exceptions = exceptionsOf(watched, sampleBooking.bookedAt)
        const window = legOf(facts) === "pickup" ? facts.pickupWindow : facts.deliveryWindow
        const isOver = isEnd(state) || state === "expired"
        expect(dueNext({ booking, now: { state }, exceptions })).toBe(isOver ? null : window.end)
      }),
    )
  })
})

describe("a day's bookings by what is due", () => {
  it("have one order: what is due earlier first, what is over last, equals by their reference", () => {
    fc.assert(
      fc.property(fc.array(aPlace), (places) => {
        const sorted = places.toSorted(compareByDue)
        expect(places.toReversed().toSorted(compareByDue)).toEqual(sorted)
        for (const [at, place] of sorted.entries()) {
          const before = sorted[at - 1]
          if (!before) continue
          if (before.due === place.due) expect(before.reference <= place.reference).toBe(true)
          else if (place.due !== null) expect(before.due).toBeLessThan(place.due)
        }
      }),
    )
  })
})
