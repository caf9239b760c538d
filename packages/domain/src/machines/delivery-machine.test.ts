import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type ActorRefFrom, type AnyStateMachine, createActor } from "xstate"
import { adjacencyMapToArray, getAdjacencyMap, toDirectedGraph } from "xstate/graph"
import type { BookingState } from "../booking/booking.ts"
import { beginDelivery, isEnd } from "../delivery/delivery.ts"
import type { DeliveryCommand } from "../delivery/delivery-command.ts"
import type { DeliveryEvent } from "../delivery/delivery-event.ts"
import { type DeliveryFacts, factsOf, factsRefusal } from "../delivery/delivery-facts.ts"
import { rightSeal, theDriver } from "../testing/arbitraries-delivery.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { deliveryMachine } from "./delivery-machine.ts"
import { readSnapshot, writeSnapshot } from "./kept/versioned-snapshot.ts"
import { afterEvent } from "./obey-command.ts"
import { untaken } from "./testing/taken-transitions.ts"

const facts = factsOf(sampleBooking, rightSeal)
const { pickupWindow, deliveryWindow, price } = sampleBooking
const noon = pickupWindow.start

const event = (command: DeliveryCommand, minutes = 0): DeliveryEvent => ({
  ...command,
  by: { role: "system", id: null },
  at: noon + minutes * 60_000,
  place: null,
  order: 1,
})
const events = [
  event({ type: "settle", amount: price.toPay, honours: true }),
  event({ type: "settle", amount: price.toPay, honours: false }),
  event({ type: "promiseCash" }),
  event({ type: "expire" }),
  event({ type: "assign", driver: theDriver }),
  event({ type: "unassign" }),
  event({ type: "hold", reason: "address-unclear" }),
  event({ type: "release" }),
  event({ type: "reschedule", pickupWindow, deliveryWindow }),
  event({ type: "cancel", reason: "other" }),
  event({ type: "start" }),
  event({ type: "arrive" }),
  event({ type: "collect" }),
  event({ type: "fail", reason: "no-access" }),
  event({ type: "fail", reason: "nobody-there" }),
  event({ type: "fail", reason: "nobody-there" }, 10),
  event({ type: "deliver", proof: { kind: "pin", seal: rightSeal } }),
  event({ type: "deliver", proof: { kind: "pin", seal: "wrong" } }),
  event({ type: "deliver", proof: { kind: "photo", image: "image-1" } }),
]

/** An actor that has come to its end is told nothing more. */
function sendAll(actor: ActorRefFrom<typeof deliveryMachine>, given: readonly DeliveryEvent[]) {
  for (const each of given) if (actor.getSnapshot().status === "active") actor.send(each)
}

/** Beyond the second, one failed attempt is as good as another. */
const serialised = (value: unknown, context: DeliveryFacts) =>
  JSON.stringify([value, { ...context, failedAttempts: Math.min(context.failedAttempts, 2) }])

const walked = adjacencyMapToArray(
  getAdjacencyMap(deliveryMachine as AnyStateMachine, {
    input: facts,
    events,
    serializeState: ({ value, context }) => serialised(value, context) as never,
  }),
)

/** D45 and D34 as one table: from where, by which command, to where. What is not in it does not happen. */
const moves: Readonly<Record<BookingState, Partial<Record<DeliveryCommand["type"], string>>>> = {
  awaitingPayment: { settle: "confirmed", promiseCash: "confirmed", expire: "expired", cancel: "cancelled" },
  expired: { settle: "confirmed" },
  confirmed: { assign: "assigned", reschedule: "confirmed", hold: "onHold", cancel: "cancelled" },
  assigned: {
    assign: "assigned",
    unassign: "confirmed",
    start: "pickupStarted",
    reschedule: "confirmed",
    hold: "onHold",
    cancel: "cancelled",
  },
  pickupStarted: {
    assign: "assigned",
    arrive: "pickupStarted",
    collect: "pickedUp",
    fail: "onHold pickupFailed",
    cancel: "cancelled",
  },
  pickupFailed: {
    assign: "pickupFailed",
    unassign: "confirmed",
    start: "pickupStarted",
    reschedule: "confirmed",
    hold: "onHold",
    cancel: "cancelled",
  },
  pickedUp: {
    assign: "pickedUp",
    start: "deliveryStarted",
    reschedule: "pickedUp",
    hold: "onHold",
    cancel: "returning",
  },
  deliveryStarted: {
    assign: "pickedUp",
    arrive: "deliveryStarted",
    deliver: "delivered",
    fail: "deliveryFailed onHold",
    cancel: "returning",
  },
  deliveryFailed: {
    assign: "deliveryFailed",
    start: "deliveryStarted",
    reschedule: "pickedUp",
    hold: "onHold",
    cancel: "returning",
  },
  onHold: { release: "confirmed pickedUp", reschedule: "confirmed pickedUp", cancel: "cancelled returning" },
  returning: { assign: "returning", arrive: "returning", deliver: "returned" },
  delivered: {},
  returned: {},
  cancelled: {},
}

describe("the delivery machine", () => {
  it("has exactly the moves of D34 between the states of D45", () => {
    const { children } = toDirectedGraph(deliveryMachine)
    const drawn: Record<string, Record<string, string>> = {}
    for (const { stateNode, edges } of children) {
      const from: Record<string, Set<string>> = {}
      for (const { label, target } of edges) {
        const targets = from[label.text] ?? new Set()
        from[label.text] = targets.add(target.key)
      }
      drawn[stateNode.key] = Object.fromEntries(
        Object.entries(from).map(([command, targets]) => [command, [...targets].sort().join(" ")]),
      )
    }
    expect(drawn).toEqual(moves)
  })

  it("reaches each of its fourteen states and takes every transition that is drawn", () => {
    const reached = new Set(walked.flatMap(({ state, nextState }) => [state.value, nextState.value]))
    expect([...reached].sort()).toEqual(Object.keys(moves).sort())
    const taken = new Set(
      walked.map(({ state, event: { type }, nextState }) => `${state.value} ${type} ${nextState.value}`),
    )
    const drawn = Object.entries(moves).flatMap(([from, commands]) =>
      Object.entries(commands).flatMap(([type, to]) =>
        (to ?? "").split(" ").map((target) => `${from} ${type} ${target}`),
      ),
    )
    expect(drawn.filter((transition) => !taken.has(transition))).toEqual([])
  })

  it("has no state and no transition that no step takes, by any branch", () => {
    expect(untaken(deliveryMachine, facts, walked)).toEqual({
      states: [],
      transitions: [],
      counted: { states: 15, transitions: 52 },
    })
  })

  it("has no way out of an end", () => {
    const ends = Object.keys(moves).filter((state) => isEnd(state as BookingState))
    expect(ends).toEqual(["delivered", "returned", "cancelled"])
    for (const { state, nextState } of walked)
      if (isEnd(state.value as BookingState)) expect(nextState.value).toBe(state.value)
  })

  it("believes no wrong proof, no reason that does not fit, and nobody missing who was not waited for", () => {
    const doubted = walked.filter(({ state, event: given }) => {
      const isKnown = Object.hasOwn(moves[state.value as BookingState], given.type)
      return isKnown && factsRefusal(state.context, given, given.at) !== null
    })
    expect(new Set(doubted.map(({ event: { type } }) => type))).toEqual(new Set(["fail", "deliver"]))
    for (const { state, nextState } of doubted)
      expect([nextState.value, nextState.context]).toEqual([state.value, state.context])
  })

  it("knows of a driver at a stop only where a stop can be, and forgets him when he leaves it", () => {
    const atStop = new Set(
      walked.filter(({ state }) => state.context.arrivedAt !== null).map(({ state }) => state.value),
    )
    const stops = ["pickupStarted", "deliveryStarted", "returning"]
    expect([...atStop].filter((state) => !isEnd(state as BookingState)).sort()).toEqual(stops.sort())
    for (const { state, nextState } of walked)
      if (state.value !== nextState.value && !isEnd(nextState.value as BookingState))
        expect(nextState.context.arrivedAt).toBeNull()
  })

  it("ends from everywhere: no state is a trap", () => {
    const leadsToEnd = new Set<unknown>(Object.keys(moves).filter((state) => isEnd(state as BookingState)))
    for (let size = 0; size !== leadsToEnd.size; ) {
      size = leadsToEnd.size
      for (const { state, nextState } of walked) if (leadsToEnd.has(nextState.value)) leadsToEnd.add(state.value)
    }
    expect([...leadsToEnd].sort()).toEqual(Object.keys(moves).sort())
  })

  it("survives JSON and reload at every step, and refuses the snapshot of an earlier version", () => {
    // A parcel that goes back is handed to its sender without a PIN.
    const empty: DeliveryFacts = { ...facts, pinSeal: null }
    const goesBack = [
      event({ type: "settle", amount: price.toPay, honours: true }),
      event({ type: "assign", driver: theDriver }),
      event({ type: "start" }),
      event({ type: "collect" }),
      event({ type: "cancel", reason: "other" }),
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 15 }), (given) => {
        const actor = createActor(deliveryMachine, { input: facts }).start()
        sendAll(actor, given)
        const text = writeSnapshot(deliveryMachine, actor.getPersistedSnapshot())
        const snapshot = readSnapshot(deliveryMachine, text, empty)
        expect(snapshot).not.toBeNull()
        const restored = createActor(deliveryMachine, { input: facts, snapshot: snapshot as never }).getSnapshot()
        expect([restored.value, restored.context]).toEqual([actor.getSnapshot().value, actor.getSnapshot().context])
        expect(readSnapshot(deliveryMachine, text.replace('"version":"1"', '"version":"0"'), empty)).toBeNull()
      }),
      { examples: [[goesBack]] },
    )
  })

  it("run event by event on records says the same as one actor that lives through all of them", () => {
    const begun = beginDelivery({ ...sampleBooking, state: "awaitingPayment" }, rightSeal)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 20 }), (given) => {
        const actor = createActor(deliveryMachine, { input: facts }).start()
        sendAll(actor, given)
        const { state, facts: known } = given.reduce(afterEvent, begun)
        expect([state, known]).toEqual([actor.getSnapshot().value, actor.getSnapshot().context])
      }),
    )
  })
})
