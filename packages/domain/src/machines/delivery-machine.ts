import { assign, setup } from "xstate"
import type { DeliveryEvent } from "../delivery/delivery-event.ts"
import { type DeliveryFacts, factsRefusal, isLastAttempt } from "../delivery/delivery-facts.ts"

/**
 * The states of one booking from accepted to delivered, returned or cancelled (D34, D45). The machine has no clock and
 * no actors: the server runs it with `transition()`, one event after another, and replaying a log of events gives the
 * same state. Permissions and money are checked before it.
 */
export const deliveryMachine = setup({
  types: {} as {
    context: DeliveryFacts
    input: DeliveryFacts
    events: DeliveryEvent
  },
  guards: {
    /** D16: a late payment is accepted only while the booking can still be served. */
    isHonoured: ({ event }) => event.type === "settle" && event.honours,
    isCollected: ({ context }) => context.isCollected,
    isBelieved: ({ context, event }) => factsRefusal(context, event, event.at) === null,
    isLastAttempt: ({ context, event }) => factsRefusal(context, event, event.at) === null && isLastAttempt(context),
  },
  actions: {
    giveToDriver: assign(({ event }) => (event.type === "assign" ? { driver: event.driver } : {})),
    giveToAnother: assign(({ event }) => (event.type === "assign" ? { driver: event.driver, arrivedAt: null } : {})),
    takeFromDriver: assign({ driver: null }),
    setWindows: assign(({ context, event }) => {
      if (event.type !== "reschedule") return {}
      const pickupWindow = context.isCollected ? null : event.pickupWindow
      return { deliveryWindow: event.deliveryWindow, pickupWindow: pickupWindow ?? context.pickupWindow }
    }),
    wait: assign(({ context, event }) => ({ arrivedAt: context.arrivedAt ?? event.at })),
    holdParcel: assign({ isCollected: true, arrivedAt: null }),
    countFailure: assign(({ context }) => ({ failedAttempts: context.failedAttempts + 1, arrivedAt: null })),
    turnBack: assign({ arrivedAt: null, pinSeal: null }),
  },
}).createMachine({
  id: "delivery",
  version: "1",
  context: ({ input }) => input,
  initial: "awaitingPayment",
  states: {
    awaitingPayment: {
      on: {
        settle: { guard: "isHonoured", target: "confirmed" },
        promiseCash: "confirmed",
        expire: "expired",
        cancel: "cancelled",
      },
    },
    // Everything held was released, but a late payment may still be accepted.
    expired: { on: { settle: { guard: "isHonoured", target: "confirmed" } } },
    confirmed: {
      on: {
        assign: { target: "assigned", actions: "giveToDriver" },
        reschedule: { actions: "setWindows" },
        hold: "onHold",
        cancel: "cancelled",
      },
    },
    assigned: {
      on: {
        assign: { actions: "giveToDriver" },
        unassign: { target: "confirmed", actions: "takeFromDriver" },
        hold: "onHold",
        start: "pickupStarted",
        reschedule: { target: "confirmed", actions: ["setWindows", "takeFromDriver"] },
        cancel: "cancelled",
      },
    },
    // A driver who broke down or may no longer drive does not finish his leg: another driver starts it again.
    pickupStarted: {
      on: {
        assign: { target: "assigned", actions: "giveToAnother" },
        arrive: { actions: "wait" },
        collect: { target: "pickedUp", actions: "holdParcel" },
        fail: [
          { guard: "isLastAttempt", target: "onHold", actions: "countFailure" },
          { guard: "isBelieved", target: "pickupFailed", actions: "countFailure" },
        ],
        cancel: "cancelled",
      },
    },
    pickupFailed: {
      on: {
        assign: { actions: "giveToDriver" },
        unassign: { target: "confirmed", actions: "takeFromDriver" },
        hold: "onHold",
        start: "pickupStarted",
        reschedule: { target: "confirmed", actions: ["setWindows", "takeFromDriver"] },
        cancel: "cancelled",
      },
    },
    pickedUp: {
      on: {
        assign: { actions: "giveToDriver" },
        hold: "onHold",
        start: "deliveryStarted",
        reschedule: { actions: "setWindows" },
        cancel: { target: "returning", actions: "turnBack" },
      },
    },
    deliveryStarted: {
      on: {
        assign: { target: "pickedUp", actions: "giveToAnother" },
        arrive: { actions: "wait" },
        deliver: { guard: "isBelieved", target: "delivered" },
        fail: [
          { guard: "isLastAttempt", target: "onHold", actions: "countFailure" },
          { guard: "isBelieved", target: "deliveryFailed", actions: "countFailure" },
        ],
        cancel: { target: "returning", actions: "turnBack" },
      },
    },
    deliveryFailed: {
      on: {
        assign: { actions: "giveToDriver" },
        hold: "onHold",
        start: "deliveryStarted",
        reschedule: { target: "pickedUp", actions: "setWindows" },
        cancel: { target: "returning", actions: "turnBack" },
      },
    },
    // The desk decides: another attempt, or none.
    onHold: {
      on: {
        release: [
          { guard: "isCollected", target: "pickedUp" },
          { target: "confirmed", actions: "takeFromDriver" },
        ],
        reschedule: [
          { guard: "isCollected", target: "pickedUp", actions: "setWindows" },
          { target: "confirmed", actions: ["setWindows", "takeFromDriver"] },
        ],
        cancel: [{ guard: "isCollected", target: "returning", actions: "turnBack" }, { target: "cancelled" }],
      },
    },
    // Cancelled after collection: the parcel goes back to its sender.
    returning: {
      on: {
        assign: { actions: "giveToDriver" },
        arrive: { actions: "wait" },
        deliver: { guard: "isBelieved", target: "returned" },
      },
    },
    delivered: { type: "final" },
    returned: { type: "final" },
    cancelled: { type: "final" },
  },
})
