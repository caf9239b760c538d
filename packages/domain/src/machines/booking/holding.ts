import { and, not, or, raise, stateIn } from "xstate"
import type { BookingSetup } from "./booking-actions.ts"

const isBeingCalled = or([stateIn({ flow: "handingOver" }), stateIn({ flow: "payingByCash" })])

const isPaying = or([isBeingCalled, stateIn({ flow: "awaitingPayment" })])

/** The region that tracks how long the confirmed order can still be paid (D16). */
export const holding = (booking: BookingSetup) =>
  booking.createStateConfig({
    initial: "none",
    states: {
      none: { always: { guard: "isHeld", target: "alive" } },
      alive: {
        always: [
          { guard: not("isHeld"), target: "none" },
          { guard: and(["isHeldOtherwise", not(isPaying)]), target: "none", actions: "abandonHold" },
        ],
        after: { holdEnds: "ending" },
        on: {
          "time.passed": { guard: "outlivesHold", target: "ending", actions: "keepNow" },
          "booking.confirmed": { guard: "outlivesHold", target: "ending", actions: "keepNow" },
          // The timer stopped with the reload and is set again; if it is too late, the check of the time ends the hold.
          "page.reopened": { target: "alive", reenter: true },
        },
      },
      /** While a payment call is pending, its answer decides whether it was in time. */
      ending: {
        always: [
          { guard: not("isHeld"), target: "none" },
          { guard: not(isBeingCalled), target: "over" },
        ],
      },
      over: { entry: raise({ type: "hold.ended" }), always: { guard: not("isHeld"), target: "none" } },
    },
  })
