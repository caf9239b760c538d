import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { BookingState } from "../booking/booking.ts"
import { beginDelivery, isEnd } from "../delivery/delivery.ts"
import { legOf } from "../delivery/delivery-facts.ts"
import { returnOf } from "../delivery/return-due.ts"
import { aLog } from "../testing/arbitraries-delivery.ts"
import { referenceNumber, sampleBooking } from "../testing/sample-booking.ts"
import { compareByDue, type DuePlace, dueNext, placeByDue } from "./due-next.ts"
import { exceptionsOf } from "./exceptions-of.ts"

const aPlace: fc.Arbitrary<DuePlace> = fc
  .tuple(fc.option(fc.nat(3)), fc.nat(3))
  .map(([due, number]) => ({ due, reference: referenceNumber(number) }))

/** Until the parcel is collected its pick-up is due, then its drop-off, and nothing once it is over. */
const dueIn: Readonly<Record<Exclude<BookingState, "onHold">, "pickup" | "delivery" | null>> = {
  awaitingPayment: "pickup",
  confirmed: "pickup",
  assigned: "pickup",
  pickupStarted: "pickup",
  pickupFailed: "pickup",
  pickedUp: "delivery",
  deliveryStarted: "delivery",
  deliveryFailed: "delivery",
  returning: "delivery",
  delivered: null,
  returned: null,
  cancelled: null,
  expired: null,
}

describe("when something of a booking is due next", () => {
  it("is told by its state, and on hold by the leg on which it was stopped", () => {
    const { reference, pickupWindow, deliveryWindow } = sampleBooking
    const ends = { pickup: pickupWindow.end, delivery: deliveryWindow.end }
    const late = { kind: "late-pickup", severity: "urgent", since: 1, due: 1 } as const
    for (const [state, leg] of Object.entries(dueIn) as [keyof typeof dueIn, keyof typeof ends | null][]) {
      const due = leg && ends[leg]
      const booking = { booking: sampleBooking, now: { state }, exceptions: [late], holdEndsAt: null }
      expect([state, dueNext(booking)]).toEqual([state, due])
      expect(placeByDue(booking)).toEqual({ due, reference })
    }
    const held = { ...late, kind: "on-hold", due: ends.delivery } as const
    expect(
      dueNext({ booking: sampleBooking, now: { state: "onHold" }, exceptions: [late, held], holdEndsAt: null }),
    ).toBe(held.due)
    const back = { ...late, kind: "return-due", due: ends.delivery + 7 } as const
    expect(
      dueNext({ booking: sampleBooking, now: { state: "returning" }, exceptions: [late, back], holdEndsAt: null }),
    ).toBe(back.due)
  })

  it("is the payment of one that is not paid yet, however long its window goes on, and of no other", () => {
    const holdEndsAt = sampleBooking.bookedAt + 900_000
    for (const state of Object.keys(dueIn) as (keyof typeof dueIn)[]) {
      const booking = { booking: sampleBooking, now: { state }, exceptions: [] }
      const otherwise = dueNext({ ...booking, holdEndsAt: null })
      expect(dueNext({ ...booking, holdEndsAt }), state).toBe(state === "awaitingPayment" ? holdEndsAt : otherwise)
    }
  })

  it("is the end of the window of the leg that it is on, or of the day it has for its way back, and never once it is over", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        const delivery = log.at(-1)?.after ?? beginDelivery(sampleBooking, null)
        const { state, facts } = delivery
        const booking = { ...sampleBooking, pickupWindow: facts.pickupWindow, deliveryWindow: facts.deliveryWindow }
        const events = log.map(({ event }) => event)
        const watched = {
          booking,
          delivery,
          log: events,
          holdEndsAt: null,
          driverGoneSince: null,
          underReviewSince: null,
          toCards: delivery.till.refunded,
        }
        const exceptions = exceptionsOf(watched, sampleBooking.bookedAt)
        const window = legOf(facts) === "pickup" ? facts.pickupWindow : facts.deliveryWindow
        const isOver = isEnd(state) || state === "expired"
        const due = state === "returning" ? returnOf(events)?.due : window.end
        expect(dueNext({ booking, now: { state }, exceptions, holdEndsAt: null })).toBe(isOver ? null : due)
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
  it("come as two of them tell, whichever is asked first, and a place is equal to itself alone", () => {
    fc.assert(
      fc.property(aPlace, aPlace, (a, b) => {
        const order = Math.sign(compareByDue(a, b))
        expect(Math.sign(compareByDue(b, a)) + order).toBe(0)
        expect(order === 0).toBe(a.due === b.due && a.reference === b.reference)
      }),
    )
    const places = [
      { due: 1, reference: "b" },
      { due: 2, reference: "a" },
      { due: 2, reference: "c" },
      { due: null, reference: "a" },
      { due: null, reference: "b" },
    ]
    for (const [at, place] of places.entries())
      expect(places.map((other) => Math.sign(compareByDue(place, other)))).toEqual(
        places.map((_, other) => Math.sign(at - other)),
      )
  })
})
