import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "../calendar/zone.ts"
import { rightSeal } from "../testing/arbitraries-delivery.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import type { Leg } from "../tracking/tracking-event.ts"
import { cancelReasons, failReasons, isFitReason } from "./command-reason.ts"
import { beginDelivery, isEnd } from "./delivery.ts"
import type { DeliveryCommand } from "./delivery-command.ts"
import { CommandRefused } from "./delivery-errors.ts"
import { attemptsBeforeHold, type DeliveryFacts, factsRefusal, isLastAttempt, legOf } from "./delivery-facts.ts"
import { mayLeaveAt, waitingMinutes } from "./waiting.ts"

const begun = beginDelivery(sampleBooking, rightSeal)
const noon = sampleBooking.pickupWindow.start
const tenMinutes = 600_000

const known = (over: Partial<DeliveryFacts>): DeliveryFacts => ({ ...begun.facts, ...over })
const aLeg = fc.constantFrom<Leg>("pickup", "delivery")
const everyReason = [...new Set([...failReasons.pickup, ...failReasons.delivery])]
const failing = (reason: (typeof everyReason)[number]): DeliveryCommand => ({ type: "fail", reason })

/** What no driver has to be believed for. */
const plainCommands: readonly DeliveryCommand[] = [
  { type: "settle", amount: sampleBooking.price.toPay, honours: true },
  { type: "promiseCash" },
  { type: "expire" },
  { type: "assign", driver: "driver-1" },
  {
    type: "reschedule",
    pickupWindow: null,
    deliveryWindow: sampleBooking.deliveryWindow,
  },
  ...cancelReasons.map((reason) => ({ type: "cancel" as const, reason })),
  { type: "refund", amount: sampleBooking.price.toPay },
  { type: "unassign" },
  { type: "release" },
  { type: "start" },
  { type: "arrive" },
  { type: "collect" },
  { type: "takeCash", amount: sampleBooking.price.toPay },
]

describe("an accepted booking", () => {
  it("begins without driver, arrival, parcel, failed attempt or money, in the state it was accepted in", () => {
    const { state, pickupWindow, deliveryWindow, price } = sampleBooking
    expect(begun).toEqual({
      state,
      facts: {
        pickupWindow,
        deliveryWindow,
        driver: null,
        arrivedAt: null,
        isCollected: false,
        failedAttempts: 0,
        pinSeal: rightSeal,
      },
      till: {
        due: price.toPay,
        paid: { minor: 0, currency: price.toPay.currency },
        refunded: { minor: 0, currency: price.toPay.currency },
        corrected: { minor: 0, currency: price.toPay.currency },
      },
      order: 0,
    })
  })

  it("is moved no more once it is delivered, returned or cancelled, and from no other state", () => {
    expect((["delivered", "returned", "cancelled"] as const).map(isEnd)).toEqual([true, true, true])
    expect((["awaitingPayment", "confirmed", "onHold", "expired"] as const).map(isEnd)).toEqual(Array(4).fill(false))
  })

  it("is on the delivery once the parcel is collected, and on the pick-up before", () => {
    expect([false, true].map((isCollected) => legOf({ isCollected }))).toEqual(["pickup", "delivery"])
  })

  it("comes to its last attempt with the second that fails, and with each after it", () => {
    const upTo = [0, 1, 2, 3].map((failedAttempts) => isLastAttempt(known({ failedAttempts })))
    expect(attemptsBeforeHold).toBe(2)
    expect(upTo).toEqual([false, true, true, true])
  })
})

describe("what a driver says", () => {
  it("is believed of a failure only with a reason that fits the leg he is on", () => {
    for (const leg of ["pickup", "delivery"] as const)
      for (const reason of everyReason.filter((one) => one !== "nobody-there")) {
        const fits = failReasons[leg].some((one) => one === reason)
        expect(isFitReason(reason, leg)).toBe(fits)
        const refusal = factsRefusal(known({ isCollected: leg === "delivery" }), failing(reason), noon)
        expect(refusal).toEqual(fits ? null : { kind: "unfit-reason" })
      }
    expect(everyReason.map((reason) => [isFitReason(reason, "pickup"), isFitReason(reason, "delivery")])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [true, false],
      [true, false],
      [true, true],
      [true, true],
      [false, true],
    ])
  })

  it("is believed of nobody being there once he has arrived and waited: ten minutes at the pick-up, none at the door", () => {
    expect(waitingMinutes).toEqual({ pickup: 10, delivery: 0 })
    fc.assert(
      fc.property(aLeg, fc.integer({ min: -2 * tenMinutes, max: 2 * tenMinutes }), (leg, waited) => {
        const until: Instant = leg === "pickup" ? noon + tenMinutes : noon
        const facts = known({ isCollected: leg === "delivery", arrivedAt: noon })
        expect(mayLeaveAt(leg, noon)).toBe(until)
        expect(factsRefusal(facts, failing("nobody-there"), noon + waited)).toEqual(
          noon + waited < until ? { kind: "still-waiting", until } : null,
        )
      }),
      {
        examples: [
          ["pickup", tenMinutes - 1],
          ["pickup", tenMinutes],
          ["delivery", -1],
          ["delivery", 0],
        ],
      },
    )
  })

  it("is not believed of nobody being there where he has not arrived", () => {
    for (const isCollected of [false, true])
      expect(factsRefusal(known({ isCollected }), failing("nobody-there"), noon)).toEqual({ kind: "not-arrived" })
  })

  it("needs no believing in any other command", () => {
    for (const command of plainCommands)
      for (const isCollected of [false, true]) expect(factsRefusal(known({ isCollected }), command, noon)).toBeNull()
  })

  it("is believed of a delivery by its proof", () => {
    const by = (seal: string): DeliveryCommand => ({ type: "deliver", proof: { kind: "pin", seal } })
    expect(factsRefusal(known({}), by(rightSeal), noon)).toBeNull()
    expect(factsRefusal(known({}), by("another"), noon)).toEqual({ kind: "wrong-pin" })
    expect(factsRefusal(known({ pinSeal: null }), by(rightSeal), noon)).toEqual({ kind: "unfit-proof" })
  })
})

describe("a refused command", () => {
  it("is told by its name and its refusal", () => {
    const refused = new CommandRefused({ refusal: { kind: "not-allowed" } })
    expect([refused._tag, refused.refusal]).toEqual(["CommandRefused", { kind: "not-allowed" }])
  })
})
