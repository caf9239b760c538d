import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import type { BookedWindow, BookingState } from "../../booking/booking.ts"
import { addDays } from "../../calendar/local-date.ts"
import { msPerDay } from "../../calendar/zone.ts"
import type { Commander } from "../../delivery/command-permission.ts"
import { beginDelivery, isEnd } from "../../delivery/delivery.ts"
import type { CommandType, DeliveryCommand } from "../../delivery/delivery-command.ts"
import { type DeliveryFacts, factsRefusal } from "../../delivery/delivery-facts.ts"
import { isOnLeg } from "../../delivery/driver-position.ts"
import { commanders, rightSeal, theDriver } from "../../testing/arbitraries-delivery.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { deliveryMachine } from "../delivery-machine.ts"
import { afterEvent, obey } from "../obey-command.ts"

const { pickupWindow, deliveryWindow, price } = sampleBooking
const noon = pickupWindow.start
const begun = beginDelivery(sampleBooking, rightSeal)

const tomorrow = ({ date, window, start, end }: BookedWindow): BookedWindow => ({
  date: addDays(date, 1),
  window,
  start: start + msPerDay,
  end: end + msPerDay,
})

const commands: readonly DeliveryCommand[] = [
  { type: "settle", amount: price.toPay, honours: true },
  { type: "settle", amount: price.toPay, honours: false },
  { type: "promiseCash" },
  { type: "expire" },
  { type: "assign", driver: "driver-2" },
  { type: "unassign" },
  { type: "hold", reason: "weather" },
  { type: "release" },
  { type: "reschedule", pickupWindow: tomorrow(pickupWindow), deliveryWindow: tomorrow(deliveryWindow) },
  { type: "reschedule", pickupWindow: null, deliveryWindow: tomorrow(deliveryWindow) },
  { type: "cancel", reason: "other" },
  { type: "refund", amount: price.toPay },
  { type: "start" },
  { type: "arrive" },
  { type: "collect" },
  { type: "fail", reason: "no-access" },
  { type: "fail", reason: "nobody-there" },
  { type: "deliver", proof: { kind: "signature", image: "image-1" } },
  { type: "takeCash", amount: price.toPay },
]

/** Where each state can be: with a driver or none, with the parcel or without, waiting or not, at the first try or the second. */
function factsIn(state: BookingState): readonly DeliveryFacts[] {
  const before = ["awaitingPayment", "expired", "confirmed"].includes(state)
  const collected = ["pickedUp", "deliveryStarted", "deliveryFailed", "returning", "delivered", "returned"]
  const either = state === "onHold" || state === "cancelled"
  return (either ? [false, true] : [collected.includes(state)]).flatMap((isCollected) =>
    [null, noon].flatMap((arrivedAt) =>
      [0, 1].map((failedAttempts) => ({
        ...begun.facts,
        driver: before ? null : theDriver,
        isCollected,
        arrivedAt,
        failedAttempts,
      })),
    ),
  )
}

/** What a command that the chart takes makes of the facts. */
function changed(
  state: BookingState,
  facts: DeliveryFacts,
  command: DeliveryCommand,
  at: number,
): Partial<DeliveryFacts> {
  const { isCollected, arrivedAt, failedAttempts } = facts
  switch (command.type) {
    case "assign":
      return isOnLeg(state) ? { driver: command.driver, arrivedAt: null } : { driver: command.driver }
    case "unassign":
      return { driver: null }
    case "release":
      return isCollected ? {} : { driver: null }
    case "reschedule":
      return isCollected
        ? { deliveryWindow: command.deliveryWindow }
        : {
            driver: null,
            deliveryWindow: command.deliveryWindow,
            pickupWindow: command.pickupWindow ?? facts.pickupWindow,
          }
    case "arrive":
      return { arrivedAt: arrivedAt ?? at }
    case "collect":
      return { isCollected: true, arrivedAt: null }
    case "fail":
      return { failedAttempts: failedAttempts + 1, arrivedAt: null }
    case "cancel":
      return isCollected ? { arrivedAt: null, pinSeal: null } : {}
    default:
      return {}
  }
}

/** The commands that each state knows (D34, D45). */
const known: Readonly<Record<BookingState, readonly CommandType[]>> = {
  awaitingPayment: ["settle", "promiseCash", "expire", "cancel"],
  expired: ["settle"],
  confirmed: ["assign", "reschedule", "hold", "cancel"],
  assigned: ["assign", "unassign", "hold", "start", "reschedule", "cancel"],
  pickupStarted: ["assign", "arrive", "collect", "fail", "cancel"],
  pickupFailed: ["assign", "unassign", "hold", "start", "reschedule", "cancel"],
  pickedUp: ["assign", "hold", "start", "reschedule", "cancel"],
  deliveryStarted: ["assign", "arrive", "deliver", "fail", "cancel"],
  deliveryFailed: ["assign", "hold", "start", "reschedule", "cancel"],
  onHold: ["release", "reschedule", "cancel"],
  returning: ["assign", "arrive", "deliver"],
  delivered: [],
  returned: [],
  cancelled: [],
}
const states = Object.keys(known) as readonly BookingState[]
const isBelieved = (facts: DeliveryFacts, command: DeliveryCommand, at: number): boolean =>
  factsRefusal(facts, command, at) === null && (command.type !== "settle" || command.honours)

describe("what is known of a booking on its way", () => {
  it("is changed by each command in each state as told here, and by nothing else", () => {
    let tried = 0
    for (const state of states)
      for (const facts of factsIn(state))
        for (const command of commands)
          for (const at of [noon + 1, noon + 600_000]) {
            const event = { ...command, by: { role: "system", id: null }, at, place: null, order: 1 } as const
            const after = afterEvent({ ...begun, state, facts }, event)
            const isTaken = known[state].includes(command.type) && isBelieved(facts, command, at)
            const expected = isTaken ? { ...facts, ...changed(state, facts, command, at) } : facts
            expect(after.facts, `${command.type} in ${state}`).toEqual(expected)
            if (!isTaken) expect(after.state).toBe(state)
            tried += 1
          }
    expect(tried).toBe((12 * 4 + 2 * 8) * commands.length * 2)
  })

  it("names who did it: the role and the id of a person, and for the system its name alone", () => {
    const by = (commander: Commander, command: DeliveryCommand, state: BookingState) =>
      Result.getOrThrow(obey({ ...begun, state }, command, commander, { at: noon, place: null })).event.by
    const toConfirmed = { type: "settle", amount: price.toPay, honours: true } as const
    expect(by(commanders.system, toConfirmed, "awaitingPayment")).toEqual({ role: "system", id: null })
    expect(by(commanders.ops, { type: "assign", driver: theDriver }, "confirmed")).toEqual({ role: "ops", id: "ops-1" })
    expect(by(commanders.owner, { type: "cancel", reason: "other" }, "confirmed")).toEqual({
      role: "goCustomer",
      id: "owner-1",
    })
  })

  it("is final where the booking has come to its end, and nowhere else", () => {
    for (const state of states) expect(deliveryMachine.states[state]?.type === "final", state).toBe(isEnd(state))
  })
})
