import { assign, emit } from "xstate"
import { failed } from "./after-answer.ts"
import type { BookingSetup } from "./booking-actions.ts"
import { tagOf } from "./call-failure.ts"
import { cardMethod, cashMethod, heldBy, required } from "./held-payment.ts"
import { ignoredWhilePaying } from "./ignored-events.ts"

/** Pays a hold, by card at the bank or by a promise of cash (D16). */
export const paying = (booking: BookingSetup) => ({
  handingOver: booking.createStateConfig({
    tags: "busy",
    on: ignoredWhilePaying(),
    invoke: {
      src: "startCardPayment",
      // An order held for a card stays so, whatever payment method was chosen here.
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
        // The order stays held, and another press tries again: by this card, another one, or in cash.
        { target: "payment", actions: assign(({ event }) => failed(event.error, null)) },
      ],
    },
  }),
  /** The browser is at the bank, or on its way there. */
  awaitingPayment: booking.createStateConfig({
    tags: "busy",
    on: {
      "draft.changed": {},
      "hold.ended": { target: "summary", actions: ["lapseHold", "requestPrices", "lookAtTime"] },
      // Back from the bank without an answer; a result may still be reported.
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
