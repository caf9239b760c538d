import { assign, emit } from "xstate"
import { failed } from "./after-answer.ts"
import type { BookingSetup } from "./booking-actions.ts"
import { tagOf } from "./call-failure.ts"
import { cardMethod, cashMethod, heldBy, required } from "./held-payment.ts"
import { ignoredWhilePaying } from "./ignored-events.ts"

/** What is held is paid, by card at the bank or by a promise of cash (D16). */
export const paying = (booking: BookingSetup) => ({
  handingOver: booking.createStateConfig({
    tags: "busy",
    on: ignoredWhilePaying(),
    invoke: {
      src: "startCardPayment",
      // What waits for a card waits for one, whatever was chosen here.
      input: ({ context }) => ({
        ...heldBy(context),
        method: cardMethod(context) ?? "card",
        instead: context.attempt,
      }),
      onDone: {
        target: "awaitingPayment",
        actions: [
          assign(({ event }) => ({ attempt: event.output.attempt })),
          emit(({ event }) => ({ type: "handOver.requested", handOver: event.output })),
        ],
      },
      onError: [
        {
          guard: ({ event }) => tagOf(event.error) === "HoldEnded",
          target: "summary",
          actions: ["lapseHold", "requestPrices", "lookAtTime"],
        },
        // What is held is held all the same: another press tries again, by this card, another, or in cash.
        { target: "payment", actions: assign(({ event }) => failed(event.error, null)) },
      ],
    },
  }),
  /** The browser is on its way to the bank, or there. */
  awaitingPayment: booking.createStateConfig({
    tags: "busy",
    on: {
      "draft.changed": {},
      "hold.ended": { target: "summary", actions: ["lapseHold", "requestPrices", "lookAtTime"] },
      // Back from the bank without an answer: what it said, if anything, is still to be heard.
      "page.reopened": { target: "payment", actions: ["keepNow", "lookAtTime"] },
    },
  }),
  payingByCash: booking.createStateConfig({
    tags: "busy",
    on: ignoredWhilePaying(),
    invoke: {
      src: "payByCash",
      input: ({ context }) => ({
        ...heldBy(context),
        method: required(cashMethod(context)),
        instead: context.attempt,
      }),
      onDone: {
        target: "confirmed",
        actions: assign(({ event }) => ({ placed: event.output, hold: null, attempt: null })),
      },
      onError: [
        {
          guard: ({ event }) => tagOf(event.error) === "HoldEnded",
          target: "summary",
          actions: ["lapseHold", "requestPrices", "lookAtTime"],
        },
        { target: "payment", actions: assign(({ event }) => failed(event.error, null)) },
      ],
    },
  }),
})
