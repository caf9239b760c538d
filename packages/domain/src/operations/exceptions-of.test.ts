import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingStates } from "../booking/booking.ts"
import { type Instant, msPerMinute } from "../calendar/zone.ts"
import { beginDelivery, type Delivery, isEnd } from "../delivery/delivery.ts"
import type { DeliveryCommand } from "../delivery/delivery-command.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import { legOf } from "../delivery/delivery-facts.ts"
import { isOnLeg } from "../delivery/driver-position.ts"
import { afterEvent } from "../machines/obey-command.ts"
import { money } from "../money/money.ts"
import { aLog, theDriver } from "../testing/arbitraries-delivery.ts"
import { at, sampleBooking } from "../testing/sample-booking.ts"
import { compareByException, compareExceptions, exceptionSeverities } from "./booking-exception.ts"
import { exceptionsOf, type WatchedBooking } from "./exceptions-of.ts"

const { pickupWindow, deliveryWindow } = sampleBooking
const minute = msPerMinute

/** Bookings that went some way, looked at somewhen about their windows. */
const aWatched: fc.Arbitrary<{ readonly watched: WatchedBooking; readonly now: Instant }> = aLog
  .chain((log) =>
    fc.record({
      log: fc.constant(log),
      paymentMethod: fc.constantFrom("cashAtPickup" as const, "cashAtDelivery" as const, "card" as const),
      hold: fc.option(fc.nat(60)),
      review: fc.option(fc.nat(600)),
      gone: fc.option(fc.nat(600)),
      minutes: fc.integer({ min: -600, max: 1_200 }),
      toEnd: fc.boolean(),
    }),
  )
  .map(({ log, paymentMethod, hold, review, gone, minutes, toEnd }) => {
    const delivery = log.at(-1)?.after ?? beginDelivery(sampleBooking, null)
    const window = legOf(delivery.facts) === "pickup" ? delivery.facts.pickupWindow : delivery.facts.deliveryWindow
    const now = (toEnd ? window.end : window.start) + minutes * minute
    const bookedAt = Math.min(now, window.start - 48 * 60 * minute)
    return {
      now,
      watched: {
        booking: { bookedAt, paymentMethod },
        delivery,
        log: log.map(({ event }) => ({ ...event, at: Math.min(event.at, now) })),
        holdEndsAt: hold === null ? null : now + (hold - 30) * minute,
        driverGoneSince: gone === null ? null : now - gone * minute,
        underReviewSince: review === null ? null : now - review * minute,
        toCards: money(0, delivery.till.due.currency),
      },
    }
  })

/** The sample booking in a state, with a driver where it has one. */
const watched = (state: Delivery["state"], over: Partial<Delivery["facts"]> = {}): WatchedBooking => {
  const begun = beginDelivery(sampleBooking, null)
  const driver = state === "confirmed" || state === "awaitingPayment" ? null : theDriver
  const facts = { ...begun.facts, driver, ...over }
  return {
    booking: { bookedAt: sampleBooking.bookedAt, paymentMethod: "cashAtDelivery" },
    delivery: { ...begun, state, facts },
    log: [],
    holdEndsAt: null,
    driverGoneSince: null,
    underReviewSince: null,
    toCards: money(0, begun.till.due.currency),
  }
}

const happened = (command: DeliveryCommand, at: Instant): RecordedEvent => ({
  ...command,
  by: { role: "ops", id: "ops-1" },
  at,
  place: null,
  order: 1,
  commandId: null,
})
const system = { role: "system", id: null } as const
const failed: DeliveryCommand = { type: "fail", reason: "no-access" }
const stopped: DeliveryCommand = { type: "hold", reason: "other" }
const handedOver: DeliveryCommand = { type: "deliver", proof: { kind: "photo", image: "image-1" } }
const goodwill: DeliveryCommand = { type: "refund", amount: money(1, "AED") }
const given: DeliveryCommand = { type: "assign", driver: theDriver }

const kinds = (booking: WatchedBooking, now: Instant) => exceptionsOf(booking, now).map(({ kind }) => kind)

describe("what is out of order with a booking", () => {
  it("comes the most severe first, each kind once, and none of it is to come", () => {
    fc.assert(
      fc.property(aWatched, ({ watched: booking, now }) => {
        const found = exceptionsOf(booking, now)
        expect(found.toSorted(compareExceptions)).toEqual(found)
        expect(new Set(found.map(({ kind }) => kind)).size).toBe(found.length)
        for (const { since } of found) expect(since).toBeLessThanOrEqual(now)
      }),
    )
  })

  it("is nothing of the way once a booking has ended", () => {
    fc.assert(
      fc.property(aWatched, ({ watched: booking, now }) => {
        if (!isEnd(booking.delivery.state)) return
        for (const kind of kinds(booking, now))
          expect(["payment-review", "cash-not-taken", "cash-to-return", "card-to-return", "not-paid"]).toContain(kind)
      }),
    )
  })

  it("is the same wherever the clock stands, if all instants move along", () => {
    fc.assert(
      fc.property(aWatched, fc.integer({ min: -1e9, max: 1e9 }), ({ watched: booking, now }, ms) => {
        const moved = exceptionsOf(movedBy(booking, ms), now + ms)
        expect(moved).toEqual(
          exceptionsOf(booking, now).map((one) => ({ ...one, since: one.since + ms, due: one.due + ms })),
        )
      }),
    )
  })

  it("never presses less as time passes, until somebody does something", () => {
    fc.assert(
      fc.property(aWatched, fc.nat(600), ({ watched: booking, now }, minutes) => {
        const rank = (when: Instant) => {
          const [first] = exceptionsOf(booking, when)
          return first ? exceptionSeverities.indexOf(first.severity) : exceptionSeverities.length
        }
        expect(rank(now + minutes * minute)).toBeLessThanOrEqual(rank(now))
      }),
    )
  })

  it("names every open booking that a driver has who is gone, but for one that is given away by the desk's release", () => {
    for (const state of bookingStates)
      for (const isCollected of [false, true]) {
        const one = { ...watched(state, { driver: theDriver, isCollected }), driverGoneSince: 5 }
        const isNamed = !isEnd(state) && (state !== "onHold" || isCollected)
        for (const now of [pickupWindow.start - 1, pickupWindow.start]) {
          const found = exceptionsOf(one, now).filter(({ kind }) => kind === "driver-gone")
          const presses = isCollected || isOnLeg(state) || now >= pickupWindow.start
          const due = (isCollected ? deliveryWindow : pickupWindow).end
          const named = { kind: "driver-gone", severity: presses ? "urgent" : "soon", since: 5, due }
          expect(found, state).toEqual(isNamed ? [named] : [])
        }
      }
    expect(kinds(watched("pickedUp", { isCollected: true }), pickupWindow.start)).not.toContain("driver-gone")
  })

  it("presses the more the nearer the window of which nobody drives", () => {
    const { start } = pickupWindow
    const severityAt = (now: Instant) => exceptionsOf(watched("confirmed"), now)[0]?.severity ?? null
    expect(severityAt(start - 240 * minute - 1)).toBeNull()
    expect(severityAt(start - 240 * minute)).toBe("watch")
    expect(severityAt(start - 60 * minute - 1)).toBe("watch")
    expect(severityAt(start - 60 * minute)).toBe("soon")
    expect(severityAt(start)).toBe("urgent")
  })

  it("is a driver who has not set off when the window begins, and who is late when it ends", () => {
    expect(kinds(watched("assigned"), pickupWindow.start - 1)).toEqual([])
    expect(kinds(watched("assigned"), pickupWindow.start)).toEqual(["pickup-due"])
    expect(kinds(watched("pickupStarted"), pickupWindow.end - 1)).toEqual([])
    expect(kinds(watched("pickupStarted"), pickupWindow.end)).toEqual(["late-pickup"])
    const collected = { isCollected: true }
    expect(kinds(watched("pickedUp", collected), deliveryWindow.start)).toEqual(["delivery-due"])
    expect(kinds(watched("deliveryStarted", collected), deliveryWindow.end)).toEqual(["late-delivery"])
  })

  it("is a delivery before an hour two hours ahead of it, not from midnight on", () => {
    const before = { ...deliveryWindow, window: "before-22", start: at("2026-11-20T20:00:00.000Z") }
    const parcel = watched("pickedUp", { isCollected: true, deliveryWindow: before })
    expect(kinds(parcel, before.end - 120 * minute - 1)).toEqual([])
    expect(kinds(parcel, before.end - 120 * minute)).toEqual(["delivery-due"])
  })

  it("is what failed or was stopped, since then", () => {
    const missed = { ...watched("pickupFailed"), log: [happened(failed, pickupWindow.start - 5)] }
    expect(exceptionsOf(missed, pickupWindow.start - 1)).toMatchObject([
      { kind: "pickup-failed", since: pickupWindow.start - 5, due: pickupWindow.end },
    ])
    const held = { ...watched("onHold", { isCollected: true }), log: [happened(stopped, 7)] }
    expect(exceptionsOf(held, pickupWindow.start)).toMatchObject([{ kind: "on-hold", since: 7 }])
  })

  it("is a hold that ends unpaid, a payment under review, and cash that nobody took", () => {
    const unpaid = { ...watched("awaitingPayment"), holdEndsAt: 60 * minute }
    expect([kinds(unpaid, 50 * minute - 1), kinds(unpaid, 50 * minute)]).toEqual([[], ["hold-ending"]])
    expect(kinds({ ...watched("assigned"), underReviewSince: 3 }, 5)).toEqual(["payment-review"])
    const delivered = { ...watched("delivered"), log: [happened(handedOver, 9)] }
    expect(kinds(delivered, 10)).toEqual(["cash-not-taken"])
    expect(kinds({ ...delivered, booking: { ...delivered.booking, paymentMethod: "card" } }, 10)).toEqual([])
    const broughtBack = { ...watched("returned"), log: delivered.log }
    expect(kinds(broughtBack, 10)).toEqual([])
    const { till } = delivered.delivery
    const paid = { ...delivered, delivery: { ...delivered.delivery, till: { ...till, paid: till.due } } }
    expect(kinds(paid, 10)).toEqual([])
    const cheaper = { ...till, due: money(0, "AED") }
    expect(kinds({ ...delivered, delivery: { ...delivered.delivery, till: cheaper } }, 10)).toEqual([])
  })

  it("is a card that was let go of while its booking stands, until that is paid, and none that was never due", () => {
    const methods = ["card", "debitCard", "cashAtPickup", "cashAtDelivery", "onAccount"] as const
    const states = ["confirmed", "assigned", "pickedUp", "delivered", "cancelled", "returning", "returned"] as const
    const facts = fc.record({
      state: fc.constantFrom(...states),
      paymentMethod: fc.constantFrom(...methods),
      letGo: fc.nat(sampleBooking.price.toPay.minor),
      isPaidSince: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, ({ state, paymentMethod, letGo, isPaidSince }) => {
        const { due } = beginDelivery(sampleBooking, null).till
        const some = { ...due, minor: letGo }
        const back: RecordedEvent = { ...happened({ type: "refund", amount: some, corrects: true }, 3), by: system }
        const events = [
          happened({ type: "settle", amount: due, honours: true }, 1),
          ...(letGo > 0 ? [back] : []),
          ...(isPaidSince && letGo > 0 ? [happened({ type: "takeCash", amount: some }, 4)] : []),
        ]
        const { till } = events.reduce(afterEvent, beginDelivery(sampleBooking, null))
        const one = watched(state)
        const booking = { ...one.booking, paymentMethod }
        const found = exceptionsOf({ ...one, booking, delivery: { ...one.delivery, till }, log: events }, 10)
        const isOwed = letGo > 0 && !isPaidSince && ["confirmed", "assigned", "pickedUp", "delivered"].includes(state)
        const isOfCard = paymentMethod === "card" || paymentMethod === "debitCard"
        expect(found.filter(({ kind }) => kind === "not-paid").map(({ since }) => since)).toEqual(
          isOwed && isOfCard ? [3] : [],
        )
      }),
    )
  })

  it("says of each how much it presses, since when, and which instant counts", () => {
    const { start, end } = pickupWindow
    const bookedAt = start - 300 * minute
    const one = (
      state: Delivery["state"],
      over: Partial<WatchedBooking> = {},
      facts: Partial<Delivery["facts"]> = {},
    ) => ({
      ...watched(state, facts),
      booking: { bookedAt, paymentMethod: "cashAtDelivery" as const },
      ...over,
    })
    const log = (...commands: readonly DeliveryCommand[]) => ({
      log: commands.map((command, index) => happened(command, start + index)),
    })
    const collected = { isCollected: true }
    const byCard = { booking: { bookedAt: start - 30 * minute, paymentMethod: "card" as const } }
    const cases: readonly (readonly [WatchedBooking, Instant, readonly unknown[]])[] = [
      [one("assigned"), end, ["late-pickup", "urgent", end, end]],
      [
        one("deliveryStarted", {}, collected),
        deliveryWindow.end + 5,
        ["late-delivery", "urgent", deliveryWindow.end, deliveryWindow.end],
      ],
      [one("assigned"), start + 5, ["pickup-due", "soon", start, end]],
      [one("confirmed"), start - 200 * minute, ["unassigned", "watch", start - 240 * minute, start]],
      [one("confirmed", byCard), start - 20 * minute, ["unassigned", "soon", start - 30 * minute, start]],
      [one("pickupFailed", log(failed, given)), start + 9, ["pickup-failed", "soon", start, end]],
      [
        one("deliveryFailed", log(failed, stopped, failed, given), collected),
        start + 9,
        ["delivery-failed", "soon", start + 2, deliveryWindow.end],
      ],
      [one("onHold", log(failed, stopped, given)), start + 9, ["on-hold", "soon", start + 1, end]],
      [one("onHold"), start, ["on-hold", "soon", bookedAt, end]],
      [one("awaitingPayment", { holdEndsAt: end }), end - 3, ["hold-ending", "watch", end - 10 * minute, end]],
      [one("assigned", { underReviewSince: 7 }), start - 1, ["payment-review", "soon", 7, 7]],
      [
        one("delivered", log({ type: "collect" }, handedOver, goodwill)),
        end,
        ["cash-not-taken", "soon", start + 1, start + 1],
      ],
    ]
    for (const [booking, now, expected] of cases)
      expect(exceptionsOf(booking, now).map(({ kind, severity, since, due }) => [kind, severity, since, due])).toEqual([
        expected,
      ])
  })

  it("is a parcel on its way back from when it turned back, and that it is late a day after, whatever its window was", () => {
    const day = 24 * 60 * minute
    const turnedBack: DeliveryCommand = { type: "cancel", reason: "other" }
    fc.assert(
      fc.property(fc.integer({ min: -day, max: 2 * day }), fc.nat(9 * day), (from, after) => {
        const since = deliveryWindow.end + from
        const log = [happened(failed, since - 5), happened(turnedBack, since), happened(stopped, since + 3)]
        const back = { ...watched("returning", { isCollected: true }), log }
        const due = since + day
        const expected =
          after < day
            ? { kind: "return-due", severity: "watch", since, due }
            : { kind: "late-return", severity: "urgent", since: due, due }
        expect(exceptionsOf(back, since + after)).toEqual([expected])
        expect(kinds({ ...back, delivery: { ...back.delivery, state: "returned" } }, since + after)).toEqual([])
      }),
      {
        examples: [
          [0, day - 1],
          [0, day],
        ],
      },
    )
  })

  it("is nothing of the way where nobody has paid, and where the parcel has come, however late it is", () => {
    const late = deliveryWindow.end + 1
    for (const state of ["awaitingPayment", "expired"] as const) expect(kinds(watched(state), late)).toEqual([])
    expect(kinds(watched("delivered"), late)).toEqual([])
  })

  it("orders bookings by what presses most, and equals by their references", () => {
    fc.assert(
      fc.property(fc.array(aWatched, { maxLength: 8 }), (some) => {
        const bookings = some.map(({ watched: one, now }, index) => ({
          reference: String(index),
          exceptions: exceptionsOf(one, now),
        }))
        const sorted = bookings.toSorted(compareByException)
        expect(bookings.toReversed().toSorted(compareByException)).toEqual(sorted)
        const from = sorted.findIndex(({ exceptions }) => exceptions.length === 0)
        if (from >= 0) for (const { exceptions } of sorted.slice(from)) expect(exceptions).toEqual([])
      }),
    )
  })
})

function movedBy(booking: WatchedBooking, ms: number): WatchedBooking {
  const { facts } = booking.delivery
  const later = <Window extends { readonly start: Instant; readonly end: Instant }>(window: Window): Window => ({
    ...window,
    start: window.start + ms,
    end: window.end + ms,
  })
  return {
    booking: { ...booking.booking, bookedAt: booking.booking.bookedAt + ms },
    delivery: {
      ...booking.delivery,
      facts: { ...facts, pickupWindow: later(facts.pickupWindow), deliveryWindow: later(facts.deliveryWindow) },
    },
    log: booking.log.map((event) => ({ ...event, at: event.at + ms })),
    holdEndsAt: booking.holdEndsAt === null ? null : booking.holdEndsAt + ms,
    driverGoneSince: booking.driverGoneSince === null ? null : booking.driverGoneSince + ms,
    underReviewSince: booking.underReviewSince === null ? null : booking.underReviewSince + ms,
    toCards: booking.toCards,
  }
}
