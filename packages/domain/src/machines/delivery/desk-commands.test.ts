import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { noSubject } from "../../account/may-do.ts"
import type { BookingState } from "../../booking/booking.ts"
import { localDate } from "../../calendar/local-date.ts"
import type { Commander } from "../../delivery/command-permission.ts"
import type { DeliveryCommand } from "../../delivery/delivery-command.ts"
import { emptyTill, outstanding, refundable, type Till } from "../../delivery/till.ts"
import { money } from "../../money/money.ts"
import { deliveryMachine } from "../delivery-machine.ts"
import { obey } from "../obey-command.ts"
import { type DeskCommand, deskCommands, possibleCommands } from "./desk-commands.ts"

const states = Object.keys(deliveryMachine.states) as BookingState[]
const dispatcher: Commander = {
  kind: "person",
  actor: { type: "ops", id: "olga", company: null },
  subject: noSubject,
}
const window = { date: localDate("2026-11-21"), window: "13-18", start: 0, end: 1 }
const facts = {
  pickupWindow: window,
  deliveryWindow: window,
  driver: "dawud",
  arrivedAt: null,
  isCollected: false,
  failedAttempts: 0,
  pinSeal: null,
}

const aed = (minor: number) => money(minor, "AED")
const tills: fc.Arbitrary<Till> = fc
  .tuple(fc.nat(5000), fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([due, isPaid, share]) => ({
    ...emptyTill(aed(due)),
    paid: aed(isPaid ? due : 0),
    refunded: aed(isPaid ? Math.floor(due * share) : 0),
  }))

const given = (command: DeskCommand, till: Till): DeliveryCommand => {
  switch (command) {
    case "assign":
      return { type: command, driver: "dawud" }
    case "hold":
    case "cancel":
      return { type: command, reason: "other" }
    case "reschedule":
      return { type: command, pickupWindow: null, deliveryWindow: window }
    case "takeCash":
      return { type: command, amount: outstanding(till) }
    case "refund":
      return { type: command, amount: refundable(till) }
    default:
      return { type: command }
  }
}

describe("what a dispatcher is offered", () => {
  it("is obeyed, whatever the state and the money", () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), tills, (state, till) => {
        for (const command of possibleCommands(state, till)) {
          const answer = obey({ state, facts, till, order: 1 }, given(command, till), dispatcher, {
            at: 0,
            place: null,
          })
          expect(Result.isSuccess(answer), `${command} in ${state}`).toBe(true)
        }
      }),
    )
  })

  it("lacks nothing that would be obeyed, but cash that nobody expects", () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), tills, (state, till) => {
        const offered = possibleCommands(state, till)
        for (const command of deskCommands.filter((one) => one !== "takeCash" && !offered.includes(one))) {
          const answer = obey({ state, facts, till, order: 1 }, given(command, till), dispatcher, {
            at: 0,
            place: null,
          })
          expect(Result.isFailure(answer), `${command} in ${state}`).toBe(true)
        }
      }),
    )
  })

  it("takes no cash before a card booking is paid, nor of one that has come to nothing", () => {
    const till = emptyTill(aed(2625))
    expect(possibleCommands("awaitingPayment", till)).toEqual(["cancel"])
    expect(possibleCommands("cancelled", till)).toEqual([])
    expect(possibleCommands("returning", till)).not.toContain("takeCash")
    expect(possibleCommands("delivered", till)).toEqual(["takeCash"])
  })
})
