import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingStates } from "../booking/booking.ts"
import { banner, isCollected, liveLeg, timeline } from "./timeline.ts"
import type { TrackingEvent } from "./tracking-event.ts"

const noon = Date.UTC(2026, 10, 21, 8)
const event: fc.Arbitrary<TrackingEvent> = fc.record({
  leg: fc.constantFrom("pickup" as const, "delivery" as const),
  kind: fc.constantFrom("inProgress" as const, "completed" as const, "failed" as const, "cancelled" as const),
  order: fc.nat(100),
  at: fc.nat(10_000).map((minutes) => noon + minutes * 60_000),
  reason: fc.option(fc.string()),
})
const events = fc.uniqueArray(event, { selector: (drawn) => drawn.order, maxLength: 8 })
const noonish = () => fc.integer({ min: -180, max: 180 }).map((minutes) => noon + minutes * 60_000)
const happened = (
  leg: TrackingEvent["leg"],
  kind: TrackingEvent["kind"],
  order: number,
  reason: string | null = null,
) => ({ leg, kind, order, at: noon + order * 60_000, reason }) satisfies TrackingEvent

describe("the tracking timeline", () => {
  it("never shows a step before ORDER PLACED nor two ends", () => {
    fc.assert(
      fc.property(events, (drawn) => {
        const steps = timeline(noon, drawn)
        expect(steps[0]).toEqual({ title: "orderPlaced", at: noon, isFailure: false, reason: null })
        const isEnd = (title: string) => title.endsWith("Cancelled") || title === "deliveryCompleted"
        const ends = steps.filter((step) => isEnd(step.title))
        expect(ends.length).toBeLessThanOrEqual(1)
        if (ends[0]) expect(steps.at(-1)).toBe(ends[0])
      }),
    )
  })

  it("is the same whatever order the events arrive in", () => {
    fc.assert(
      fc.property(events, (drawn) => {
        expect(timeline(noon, [...drawn].reverse())).toEqual(timeline(noon, drawn))
      }),
    )
  })

  it("styles exactly the failed and cancelled steps as failures and gives only them a reason", () => {
    fc.assert(
      fc.property(events, (drawn) => {
        for (const step of timeline(noon, drawn)) {
          expect(step.isFailure).toBe(/Failed|Cancelled/.test(step.title))
          if (!step.isFailure) expect(step.reason).toBeNull()
        }
      }),
    )
  })

  it("names the steps of section 4 in order", () => {
    const steps = timeline(noon, [
      happened("delivery", "completed", 4),
      happened("pickup", "inProgress", 1),
      happened("delivery", "inProgress", 3),
      happened("pickup", "completed", 2),
    ])
    expect(steps.map((step) => step.title)).toEqual([
      "orderPlaced",
      "pickupInProgress",
      "pickupCompleted",
      "deliveryInProgress",
      "deliveryCompleted",
    ])
  })
})

describe("the tracking banner", () => {
  it("says BOOKING CANCELLED for any cancelled event, whatever else happened", () => {
    fc.assert(
      fc.property(events, fc.nat({ max: 101 }), fc.constantFrom("pickup", "delivery"), (drawn, place, leg) => {
        const heard = drawn.toSpliced(place, 0, happened(leg, "cancelled", place))
        const first = heard.find(({ kind }) => kind === "cancelled")
        expect(banner(heard, noon)).toEqual({ kind: "cancelled", isCollected: first?.leg === "delivery" })
      }),
    )
  })

  it("says DELIVERED ON TIME until the expected instant and by how much it was late after it", () => {
    const delivered = [happened("delivery", "completed", 1)]
    expect(banner(delivered, noon + 60_000)).toEqual({ kind: "deliveredOnTime" })
    expect(banner(delivered, noon + 60_000 - 1)).toEqual({ kind: "deliveredLate", lateMinutes: 1 })
  })

  it("says SLIGHTLY DELAYED once a pick-up or a delivery has failed, otherwise ON TRACK", () => {
    const expected = { kind: "expected", deliverBy: noon, isOverdue: false }
    expect(banner([], noon)).toEqual({ ...expected, isDelayed: false })
    for (const leg of ["pickup", "delivery"] as const)
      expect(banner([happened(leg, "failed", 1)], noon)).toEqual({ ...expected, isDelayed: true })
  })

  it("takes a parcel that is collected, and one on its way, for neither delivered nor late", () => {
    const onItsWay = [
      happened("pickup", "inProgress", 1),
      happened("pickup", "completed", 2),
      happened("delivery", "inProgress", 3),
    ]
    for (const count of [1, 2, 3])
      expect(banner(onItsWay.slice(0, count), noon)).toEqual({
        kind: "expected",
        deliverBy: noon,
        isDelayed: false,
        isOverdue: false,
      })
  })

  it("follows when the driver comes, once he brings the parcel, and says SLIGHTLY DELAYED for what is late by it", () => {
    const minutes = 60_000
    const comes = (from: number, to: number, leg: "pickup" | "delivery" = "delivery") =>
      banner([happened(leg, "inProgress", 1)], noon, { eta: { leg, from, to }, now: noon - 90 * minutes })
    const expected = { kind: "expected", isDelayed: false, isOverdue: false }
    expect(comes(noon - 30 * minutes, noon - 20 * minutes)).toEqual({ ...expected, deliverBy: noon - 20 * minutes })
    expect(comes(noon, noon + 5 * minutes)).toMatchObject({ isDelayed: false })
    expect(comes(noon + 1, noon + 5 * minutes)).toMatchObject({ isDelayed: true, deliverBy: noon + 5 * minutes })
    // When he comes for the parcel says nothing of when he brings it.
    expect(comes(noon + 1, noon + 5 * minutes, "pickup")).toEqual({ ...expected, deliverBy: noon })
  })

  it("keeps late what is late for certain, whatever is forecast and when no forecast is left at the door", () => {
    const minute = 60_000
    const eta = fc.option(fc.record({ leg: fc.constantFrom("pickup", "delivery"), from: noonish(), to: noonish() }))
    const told = fc.record({ waited: fc.nat(90), eta, event: fc.option(fc.constantFrom("inProgress", "failed")) })
    fc.assert(
      fc.property(fc.array(told, { minLength: 2 }), (moments) => {
        let now = noon - 120 * minute
        let events: readonly TrackingEvent[] = []
        let wasLate = false
        let hasFailed = false
        for (const { waited, eta, event } of moments) {
          now += waited * minute
          if (event) events = [...events, { ...happened("delivery", event, events.length), at: now }]
          hasFailed ||= event === "failed"
          wasLate ||= hasFailed || now > noon
          if (wasLate) {
            expect(banner(events, noon, { eta, now })).toMatchObject({ kind: "expected", isDelayed: true })
            expect(banner(events, noon, { now })).toMatchObject({ kind: "expected", isDelayed: true })
          }
        }
        if (!wasLate || hasFailed) return
        const delivered = { ...happened("delivery", "completed", events.length), at: now }
        expect(banner([...events, delivered], noon, { now })).toMatchObject({ kind: "deliveredLate" })
      }),
    )
  })

  it("does not announce a time that is over as one to come", () => {
    expect(banner([], noon, { now: noon })).toMatchObject({ isOverdue: false })
    expect(banner([], noon, { now: noon + 1 })).toMatchObject({ isDelayed: true, isOverdue: true })
    const onItsWay = { eta: { leg: "delivery" as const, from: noon, to: noon + 2 }, now: noon + 1 }
    expect(banner([], noon, onItsWay)).toMatchObject({ isOverdue: false })
  })

  it("says SLIGHTLY DELAYED from when what was promised has passed", () => {
    expect(banner([], noon, { now: noon })).toMatchObject({ isDelayed: false })
    expect(banner([], noon, { now: noon + 1 })).toMatchObject({ isDelayed: true })
  })

  it("promises nothing of a booking that is not paid, nor of one that was not paid in time", () => {
    fc.assert(
      fc.property(fc.constantFrom(...bookingStates), fc.integer({ min: -9, max: 9 }), (state, hours) => {
        const { kind } = banner([], noon, { state, now: noon + hours * 3_600_000 })
        expect(kind).toBe(state === "awaitingPayment" || state === "expired" ? state : "expected")
      }),
    )
  })

  it("waits for a pick-up until the parcel is collected, and never again", () => {
    fc.assert(
      fc.property(events, (drawn) => {
        const waiting = drawn.filter(({ leg, kind }) => leg !== "pickup" || kind !== "completed")
        expect(isCollected(waiting)).toBe(false)
        expect(isCollected([happened("pickup", "completed", 101), ...waiting])).toBe(true)
      }),
    )
  })

  it("offers LIVE TRACKING only during an in-progress step", () => {
    expect(liveLeg([])).toBeNull()
    expect(liveLeg([happened("pickup", "inProgress", 1)])).toBe("pickup")
    expect(liveLeg([happened("delivery", "inProgress", 3), happened("pickup", "completed", 2)])).toBe("delivery")
    for (const kind of ["completed", "failed", "cancelled"] as const)
      expect(liveLeg([happened("pickup", "inProgress", 1), happened("pickup", kind, 2)])).toBeNull()
  })

  it("offers no LIVE TRACKING after a delivery or a cancellation, whatever comes after it", () => {
    fc.assert(
      fc.property(events, fc.constantFrom("delivery" as const, "pickup" as const), (drawn, leg) => {
        const end = happened(leg, leg === "delivery" ? "completed" : "cancelled", 101)
        expect(liveLeg([...drawn, end, happened("delivery", "inProgress", 102)])).toBeNull()
      }),
    )
  })
})
