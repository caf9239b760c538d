import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { BookingState } from "../booking/booking.ts"
import type { Commander } from "../delivery/command-permission.ts"
import { beginDelivery, type Delivery, isEnd } from "../delivery/delivery.ts"
import type { DeliveryCommand } from "../delivery/delivery-command.ts"
import type { CommandRefusal } from "../delivery/delivery-errors.ts"
import type { DeliveryEvent } from "../delivery/delivery-event.ts"
import { attemptsBeforeHold } from "../delivery/delivery-facts.ts"
import { money, subtract } from "../money/money.ts"
import {
  aCommand,
  aDeliveryStory,
  commanders,
  type DeliveryStory,
  rightSeal,
  theDriver,
  usualCommander,
} from "../testing/arbitraries-delivery.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { timeline } from "../tracking/timeline.ts"
import { trackedEvents } from "../tracking/tracked-events.ts"
import { deliveryMachine } from "./delivery-machine.ts"
import { afterEvent, obey } from "./obey-command.ts"

const { pickupWindow, deliveryWindow, price } = sampleBooking
const noon = pickupWindow.start
const minutes = (count: number) => noon + count * 60_000

/** A cash booking that has lived through commands, each a minute after the other and each obeyed. */
function lived(commands: readonly DeliveryCommand[], state: BookingState = "confirmed"): Delivery {
  let delivery = beginDelivery({ ...sampleBooking, state }, rightSeal)
  for (const [index, command] of commands.entries())
    delivery = Result.getOrThrow(
      obey(delivery, command, usualCommander(command), { at: minutes(index), place: null }),
    ).delivery
  return delivery
}

const refusalOf = (
  delivery: Delivery,
  command: DeliveryCommand,
  at = minutes(60),
  by: Commander = usualCommander(command),
): CommandRefusal | null => {
  const answer = obey(delivery, command, by, { at, place: null })
  return Result.isFailure(answer) ? answer.failure.refusal : null
}

const assign = { type: "assign", driver: theDriver } as const
const start = { type: "start" } as const
const arrive = { type: "arrive" } as const
const collect = { type: "collect" } as const
const cancel = { type: "cancel", reason: "other" } as const
const fail = { type: "fail", reason: "no-access" } as const
const nobodyThere = { type: "fail", reason: "nobody-there" } as const
const byPin = { type: "deliver", proof: { kind: "pin", seal: rightSeal } } as const
const bySignature = { type: "deliver", proof: { kind: "signature", image: "image-1" } } as const
const takeCash = { type: "takeCash", amount: price.toPay } as const
const reschedule = { type: "reschedule", pickupWindow, deliveryWindow } as const

const atPickup = [assign, start, arrive] as const
const inVan = [...atPickup, collect] as const
const atDoor = [...inVan, start, arrive] as const

/** What a story's commands do, one after the other: those refused are forgotten. */
function told({ begun, bookedAt, commands }: DeliveryStory) {
  const log: DeliveryEvent[] = []
  const seen = [begun]
  let delivery = begun
  let at = bookedAt
  for (const { command, commander, afterMs, place } of commands) {
    at += afterMs
    const answer = obey(delivery, command, commander, { at, place })
    if (Result.isFailure(answer)) continue
    log.push(answer.success.event)
    delivery = answer.success.delivery
    seen.push(delivery)
  }
  return { log, seen, delivery }
}

describe("a booking's log of events", () => {
  it("is drawn from stories that reach each of the fourteen states, the rare ones too", () => {
    const stories = fc.sample(aDeliveryStory, { seed: 20261122, numRuns: 1_000 })
    const reached = new Set(stories.flatMap((story) => told(story).seen.map(({ state }) => state)))
    expect([...reached].sort()).toEqual(Object.keys(deliveryMachine.states).sort())
  })

  it("replays to the same state, also read back from JSON", () => {
    fc.assert(
      fc.property(aDeliveryStory, (story) => {
        const { log, delivery } = told(story)
        const read: readonly DeliveryEvent[] = JSON.parse(JSON.stringify(log))
        expect(read.reduce(afterEvent, story.begun)).toEqual(delivery)
      }),
    )
  })

  it("numbers its events from 1 without a gap and stamps each with actor, time and place", () => {
    fc.assert(
      fc.property(aDeliveryStory, (story) => {
        const { log } = told(story)
        expect(log.map(({ order }) => order)).toEqual(log.map((_, index) => index + 1))
        for (const { by, at, place } of log) {
          expect(by.role === "system" || by.id !== null || by.role === "guest").toBe(true)
          expect(at).toBeGreaterThanOrEqual(story.bookedAt)
          expect(place === null || Number.isFinite(place.lat)).toBe(true)
        }
      }),
    )
  })

  it("moves no further than an end, never gives back more than was paid, and keeps no more than is due", () => {
    fc.assert(
      fc.property(aDeliveryStory, (story) => {
        const { seen } = told(story)
        const end = seen.findIndex(({ state }) => isEnd(state))
        if (end >= 0) for (const { state } of seen.slice(end)) expect(state).toBe(seen[end]?.state)
        for (const { till } of seen) {
          expect(till.refunded.minor).toBeLessThanOrEqual(till.paid.minor)
          expect(till.corrected.minor).toBeLessThanOrEqual(till.refunded.minor)
          // What was given back as never due may be paid anew.
          expect(till.paid.minor - till.corrected.minor).toBeLessThanOrEqual(till.due.minor)
        }
      }),
    )
  })

  it("shows as a timeline no step before ORDER PLACED nor two ends, and names where the booking is (D45)", () => {
    const shown: Partial<Record<BookingState, RegExp>> = {
      pickupStarted: /^pickupInProgress$/,
      pickedUp: /^pickupCompleted$/,
      deliveryStarted: /^deliveryInProgress$/,
      delivered: /^deliveryCompleted$/,
      pickupFailed: /^pickupFailed$/,
      deliveryFailed: /^deliveryFailed$/,
      onHold: /Failed$/,
      cancelled: /^pickupCancelled$/,
      returning: /^deliveryCancelled$/,
      returned: /^deliveryCancelled$/,
    }
    const addsStep = new Set(["start", "collect", "fail", "deliver", "cancel"])
    fc.assert(
      fc.property(aDeliveryStory, (story) => {
        const { log, seen } = told(story)
        for (const [index, { type }] of log.entries()) {
          const titles = timeline(story.bookedAt, trackedEvents(log.slice(0, index + 1))).map(({ title }) => title)
          const ends = titles.filter((title) => title.endsWith("Cancelled") || title === "deliveryCompleted")
          const { state } = seen[index + 1] ?? story.begun
          expect([titles.indexOf("orderPlaced"), titles.lastIndexOf("orderPlaced")]).toEqual([0, 0])
          expect(ends.length).toBe(isEnd(state) || state === "returning" ? 1 : 0)
          if (addsStep.has(type)) expect(titles.at(-1)).toMatch(shown[state] ?? /^none$/)
        }
      }),
    )
  })
})

describe("a command that is refused", () => {
  it("leaves the booking as it was, and says why", () => {
    fc.assert(
      fc.property(aDeliveryStory, (story) => {
        const { delivery } = told(story)
        const before = structuredClone(delivery)
        for (const { command, commander } of story.commands) {
          const answer = obey(delivery, command, commander, { at: story.bookedAt, place: null })
          if (Result.isFailure(answer)) expect(answer.failure.refusal.kind).toMatch(/^[a-z]+(-[a-z]+)*$/)
          expect(delivery).toEqual(before)
        }
      }),
    )
  })

  it("tells a stranger that he may not, and nothing else, whatever he asks", () => {
    const door = lived(atDoor)
    fc.assert(
      fc.property(aCommand(price.toPay), (command) => {
        for (const by of [commanders.stranger, commanders.partner, commanders.anotherDriver, commanders.admin])
          expect(refusalOf(door, command, minutes(60), by)).toEqual({ kind: "not-allowed" })
      }),
    )
  })

  it("that comes in the wrong state names that state", () => {
    expect(refusalOf(lived([assign]), collect)).toEqual({ kind: "wrong-state", state: "assigned" })
    expect(refusalOf(lived([...atDoor, byPin]), cancel)).toEqual({ kind: "wrong-state", state: "delivered" })
    expect(refusalOf(lived([cancel]), assign)).toEqual({ kind: "wrong-state", state: "cancelled" })
  })
})

describe("who moves a booking (D34)", () => {
  it("ops assigns, reschedules, cancels and refunds; the porter starts, arrives, collects, fails and delivers", () => {
    const delivered = lived([...atDoor, takeCash])
    expect(refusalOf(lived([]), assign, noon, commanders.ops)).toBeNull()
    expect(refusalOf(lived([assign]), reschedule, noon, commanders.ops)).toBeNull()
    expect(refusalOf(lived([assign]), cancel, noon, commanders.ops)).toBeNull()
    expect(refusalOf(delivered, { type: "refund", amount: price.toPay }, noon, commanders.ops)).toBeNull()
    for (const [before, command] of [
      [[assign], start],
      [[assign, start], arrive],
      [atPickup, collect],
      [atPickup, fail],
      [atDoor, byPin],
    ] as const) {
      expect(refusalOf(lived(before), command, noon, commanders.driver)).toBeNull()
      expect(refusalOf(lived(before), command, noon, commanders.anotherDriver)).toEqual({ kind: "not-allowed" })
      expect(refusalOf(lived(before), command, noon, commanders.ops)).toEqual({ kind: "not-allowed" })
    }
  })

  it("the system alone expires and settles", () => {
    const settle = { type: "settle", amount: price.toPay, honours: true } as const
    for (const command of [settle, { type: "expire" } as const]) {
      const waiting = lived([], "awaitingPayment")
      expect(refusalOf(waiting, command, noon, commanders.system)).toBeNull()
      for (const by of [commanders.ops, commanders.driver, commanders.owner])
        expect(refusalOf(waiting, command, noon, by)).toEqual({ kind: "not-allowed" })
    }
  })

  it("the owner cancels himself, by session or access link, and sets another time until the driver sets off", () => {
    for (const by of [commanders.owner, commanders.holderOfLink]) {
      expect(refusalOf(lived(inVan), cancel, noon, by)).toBeNull()
      expect(refusalOf(lived([assign]), reschedule, noon, by)).toBeNull()
      expect(refusalOf(lived([assign, start, fail]), reschedule, noon, by)).toEqual({ kind: "not-allowed" })
      expect(refusalOf(lived([]), assign, noon, by)).toEqual({ kind: "not-allowed" })
    }
  })
})

describe("what happens on the way", () => {
  it("goes from confirmed to delivered, with the driver's steps between", () => {
    const states = [0, 1, 2, 3, 4, 5, 6].map((count) => lived([...atDoor, byPin].slice(0, count)).state)
    expect(states).toEqual([
      "confirmed",
      "assigned",
      "pickupStarted",
      "pickupStarted",
      "pickedUp",
      "deliveryStarted",
      "deliveryStarted",
    ])
    expect(lived([...atDoor, byPin]).state).toBe("delivered")
  })

  it("waits ten minutes at the pick-up before nobody is there, and at that minute may say so", () => {
    const there = lived(atPickup)
    const until = minutes(2 + 10)
    expect(refusalOf(lived([assign, start]), nobodyThere)).toEqual({ kind: "not-arrived" })
    expect(refusalOf(there, nobodyThere, until - 1)).toEqual({ kind: "still-waiting", until })
    expect(refusalOf(there, nobodyThere, until)).toBeNull()
    expect(refusalOf(there, fail, minutes(2))).toBeNull()
    expect(refusalOf(lived(atDoor), nobodyThere, minutes(5))).toBeNull()
  })

  it("arrives once: a second arrival does not begin the ten minutes anew, a second attempt does", () => {
    expect(lived([...atPickup, arrive]).facts.arrivedAt).toBe(minutes(2))
    expect(lived([...atPickup, fail, start]).facts.arrivedAt).toBeNull()
    expect(lived([...atPickup, fail, start, arrive]).facts.arrivedAt).toBe(minutes(5))
  })

  it("fails only for a reason that fits the leg", () => {
    expect(refusalOf(lived(atPickup), { type: "fail", reason: "refused" })).toEqual({ kind: "unfit-reason" })
    expect(refusalOf(lived(atDoor), { type: "fail", reason: "not-ready" })).toEqual({ kind: "unfit-reason" })
  })

  it("goes on hold with the second failed attempt, and with each after it, whichever legs they were on", () => {
    expect(attemptsBeforeHold).toBe(2)
    expect(lived([...atPickup, fail]).state).toBe("pickupFailed")
    expect(lived([...atPickup, fail, start, fail]).state).toBe("onHold")
    expect(lived([...atPickup, fail, start, collect, start, fail]).state).toBe("onHold")
    const again = [...atPickup, fail, start, fail, reschedule, assign, start] as const
    expect(lived(again).state).toBe("pickupStarted")
    expect(lived([...again, fail]).state).toBe("onHold")
  })

  it("is rescheduled to a new driver before the pick-up, and stays with its driver after it", () => {
    const later = { ...pickupWindow, start: pickupWindow.start + 1 }
    const other = { type: "reschedule", pickupWindow: later, deliveryWindow: later } as const
    expect(lived([assign, other])).toMatchObject({
      state: "confirmed",
      facts: { driver: null, pickupWindow: later, deliveryWindow: later },
    })
    expect(lived([...atDoor, fail, other])).toMatchObject({
      state: "pickedUp",
      facts: { driver: theDriver, pickupWindow, deliveryWindow: later },
    })
    expect(lived([{ ...other, pickupWindow: null }]).facts).toMatchObject({ pickupWindow, deliveryWindow: later })
  })

  it("is delivered with the right PIN, a photo or a signature, and with nothing less", () => {
    const door = lived(atDoor)
    const withProof = (proof: Extract<DeliveryCommand, { type: "deliver" }>["proof"]) =>
      refusalOf(door, { type: "deliver", proof })
    expect(withProof({ kind: "pin", seal: "wrong" })).toEqual({ kind: "wrong-pin" })
    expect(withProof({ kind: "photo", image: "" })).toEqual({ kind: "unfit-proof" })
    expect(withProof({ kind: "photo", image: "image-1" })).toBeNull()
    expect(withProof({ kind: "signature", image: "image-1" })).toBeNull()
    expect(withProof({ kind: "pin", seal: rightSeal })).toBeNull()
  })

  it("goes back to its sender when it is cancelled with the parcel in the van, for a photo or a signature", () => {
    expect(lived([...atPickup, cancel]).state).toBe("cancelled")
    for (const before of [inVan, atDoor, [...atDoor, fail], [...atDoor, fail, start, fail]] as const)
      expect(lived([...before, cancel]).state).toBe("returning")
    const back = lived([...inVan, cancel])
    expect(refusalOf(back, byPin)).toEqual({ kind: "unfit-proof" })
    expect(lived([...inVan, cancel, bySignature]).state).toBe("returned")
  })

  it("expires unpaid, and is honoured by a late payment only while it can still be served (D16)", () => {
    const settle = (honours: boolean) => ({ type: "settle", amount: price.toPay, honours }) as const
    expect(lived([{ type: "expire" }], "awaitingPayment").state).toBe("expired")
    expect(lived([{ type: "expire" }, settle(true)], "awaitingPayment").state).toBe("confirmed")
    expect(lived([{ type: "expire" }, settle(false)], "awaitingPayment")).toMatchObject({
      state: "expired",
      till: { paid: price.toPay },
    })
    expect(lived([settle(true)], "awaitingPayment").state).toBe("confirmed")
  })
})

describe("the money of a booking", () => {
  it("in cash counts only once the driver or ops has said so (D31)", () => {
    const door = lived(atDoor)
    expect(door.till.paid.minor).toBe(0)
    expect(lived([...atDoor, takeCash]).till.paid).toEqual(price.toPay)
    expect(refusalOf(door, takeCash, noon, commanders.ops)).toBeNull()
    expect(refusalOf(door, takeCash, noon, commanders.owner)).toEqual({ kind: "not-allowed" })
  })

  it("is taken once and in full", () => {
    const less = subtract(price.toPay, money(1, "AED"))
    expect(refusalOf(lived(atDoor), { ...takeCash, amount: less })).toEqual({
      kind: "another-amount",
      due: price.toPay,
    })
    expect(refusalOf(lived([...atDoor, takeCash]), takeCash)).toEqual({ kind: "already-paid" })
    const settle = { type: "settle", amount: price.toPay, honours: true } as const
    expect(refusalOf(lived([...atDoor, takeCash]), settle)).toEqual({ kind: "already-paid" })
  })

  it("is given back after the end too, in parts, and never more of it than is left", () => {
    const refund = (minor: number) => ({ type: "refund", amount: money(minor, "AED") }) as const
    const paid = lived([...atDoor, takeCash, byPin, refund(100)])
    const left = subtract(price.toPay, money(100, "AED"))
    expect(lived([...atDoor, takeCash, byPin, refund(100), refund(50)]).till.refunded).toEqual(money(150, "AED"))
    expect(paid).toMatchObject({ state: "delivered", till: { refunded: money(100, "AED") } })
    expect(refusalOf(paid, refund(left.minor))).toBeNull()
    for (const amount of [left.minor + 1, 0, -1])
      expect(refusalOf(paid, refund(amount))).toEqual({ kind: "refund-exceeds-payment", left })
    expect(refusalOf(paid, { type: "refund", amount: money(1, "QAR") })).toMatchObject({
      kind: "refund-exceeds-payment",
    })
    expect(refusalOf(lived([]), refund(1), noon, commanders.system)).toMatchObject({ left: money(0, "AED") })
  })
})
