import type { BookingState } from "@mersal/domain/booking/booking"
import type { Instant } from "@mersal/domain/calendar/zone"
import { emptyTill } from "@mersal/domain/delivery/till"
import type { RunStop } from "@mersal/domain/ports/driving/operations-service"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { actsOf, cashDue, waitsUntil } from "./stop-acts.ts"
import { goalOf, orderedRun } from "./stop-order.ts"

const noon = sampleBooking.pickupWindow.start

const aState = fc.constantFrom<BookingState>(
  "assigned",
  "pickupStarted",
  "pickupFailed",
  "pickedUp",
  "deliveryStarted",
  "deliveryFailed",
  "onHold",
  "returning",
  "delivered",
  "returned",
  "cancelled",
)
const collected: ReadonlySet<BookingState> = new Set(["pickedUp", "deliveryStarted", "deliveryFailed", "delivered"])

const stopIn = (state: BookingState, more: Partial<RunStop> = {}): RunStop => ({
  booking: { ...sampleBooking, state },
  now: { state, driver: "driver-1", order: 3 },
  leg: collected.has(state) || state === "returning" || state === "returned" ? "delivery" : "pickup",
  arrivedAt: null,
  failedAttempts: 0,
  till: emptyTill(sampleBooking.price.toPay),
  ...more,
})
const ending = (stop: RunStop, end: Instant): RunStop => ({
  ...stop,
  booking: {
    ...stop.booking,
    pickupWindow: { ...stop.booking.pickupWindow, end },
    deliveryWindow: { ...stop.booking.deliveryWindow, end },
  },
})
const aRun = fc.array(
  fc.tuple(aState, fc.nat(5)).map(([state, hours]) => ending(stopIn(state), noon + hours * 3_600_000)),
)

describe("a driver's run in order", () => {
  it("shows every booking once, what is over last, and nothing next that waits for the desk", () => {
    fc.assert(
      fc.property(aRun, (run) => {
        const { next, others, done } = orderedRun(run, null)
        expect(new Set([...(next ? [next] : []), ...others, ...done])).toEqual(new Set(run))
        expect(others.length + done.length + (next ? 1 : 0)).toBe(run.length)
        expect(next?.now.state).not.toBe("onHold")
        if (run.some(({ now }) => now.state === "deliveryStarted" || now.state === "pickupStarted"))
          expect(next?.now.state).toMatch(/Started$/)
        for (const { now } of done) expect(["delivered", "returned", "cancelled"]).toContain(now.state)
      }),
    )
  })

  it("leads to the sender with a pick-up and with what goes back, and to the recipient with a delivery", () => {
    expect(goalOf(stopIn("assigned"))).toMatchObject({ kind: "pickup", stop: sampleBooking.pickup })
    expect(goalOf(stopIn("pickedUp"))).toMatchObject({ kind: "delivery", stop: sampleBooking.dropOff })
    expect(goalOf(stopIn("returning"))).toMatchObject({ kind: "back", stop: sampleBooking.pickup })
  })
})

describe("what a driver can say of a stop", () => {
  it("is first the step that is due", () => {
    const arrived = { arrivedAt: noon }
    expect(actsOf(stopIn("assigned"), noon)).toEqual(["startPickup"])
    expect(actsOf(stopIn("pickupStarted"), noon)).toEqual(["arrive", "fail"])
    expect(actsOf(stopIn("pickupStarted", arrived), noon)).toEqual(["takeCash", "collect", "fail"])
    expect(actsOf(stopIn("pickedUp"), noon)).toEqual(["startDelivery"])
    expect(actsOf(stopIn("deliveryStarted", arrived), noon)).toEqual(["takeCash", "handOver", "fail"])
    expect(actsOf(stopIn("returning", arrived), noon)).toEqual(["handBack", "hadCash"])
    for (const state of ["onHold", "delivered"] as const) expect(actsOf(stopIn(state), noon)).toEqual([])
    for (const state of ["returned", "cancelled"] as const) expect(actsOf(stopIn(state), noon)).toEqual(["hadCash"])
  })

  it("asks for cash where it is to be paid, later where it was not, and never for what a card pays", () => {
    const at = (paymentMethod: "cashAtPickup" | "cashAtDelivery" | "card", state: BookingState) =>
      cashDue(stopIn(state, { booking: { ...sampleBooking, paymentMethod } }))
    expect(at("cashAtPickup", "pickupStarted")).toEqual(sampleBooking.price.toPay)
    expect(at("cashAtPickup", "deliveryStarted")).toEqual(sampleBooking.price.toPay)
    expect(at("cashAtDelivery", "pickupStarted")).toBeNull()
    expect(at("cashAtDelivery", "deliveryStarted")).toEqual(sampleBooking.price.toPay)
    expect(at("card", "pickupStarted")).toBeNull()
  })

  it("is counted down at a pick-up he has arrived at, and nowhere else", () => {
    expect(waitsUntil(stopIn("pickupStarted", { arrivedAt: noon }))).toBe(noon + 600_000)
    expect(waitsUntil(stopIn("pickupStarted"))).toBeNull()
    expect(waitsUntil(stopIn("deliveryStarted", { arrivedAt: noon }))).toBeNull()
  })
})
