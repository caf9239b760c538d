import { assign, setup } from "xstate"
import type { AttemptReport } from "../payment/attempt-report.ts"
import { unprovided } from "./actor-logic.ts"

/** All that the page knows when it opens: which attempt to pay it waits for. What else the browser brought is no input. */
export interface CardReturnInput {
  readonly attempt: string
}

/** What a purchase comes to for the page: a page of the bank's to go to, or what is known of the attempt. */
export type PurchaseAnswer = { readonly kind: "redirect"; readonly url: string } | AttemptReport

export interface CardReturnContext extends CardReturnInput {
  /** Of the device, for the bank's risk check; null where none is taken, which is the default. */
  readonly fingerprint: string | null
  /** Where the customer proves himself to his bank; set in `redirecting`. */
  readonly url: string | null
  /** The server's last word: the booking that is paid, or why it failed. Null until it has spoken. */
  readonly outcome: Exclude<AttemptReport, { readonly kind: "checking" }> | null
  /** It has taken long: the page says that we will write by e-mail, and goes on asking. */
  readonly willWrite: boolean
}

export type CardReturnEvent =
  | { readonly type: "tryAgain.chosen" }
  | { readonly type: "cash.chosen" }
  /** A stored snapshot goes on after a reload. A restored actor makes its calls again, and its timers never fire. */
  | { readonly type: "page.reopened" }

const setupCardReturn = setup({
  types: {} as {
    context: CardReturnContext
    input: CardReturnInput
    events: CardReturnEvent
    tags: "busy"
  },
  actors: {
    loadFingerprint: unprovided<string | null, CardReturnInput>("loadFingerprint"),
    purchase: unprovided<PurchaseAnswer, CardReturnInput & { readonly fingerprint: string | null }>("purchase"),
    readAttempt: unprovided<AttemptReport, CardReturnInput>("readAttempt"),
  },
  delays: {
    /** A payment does not wait longer than this for a third party's script. */
    fingerprintPatience: 5_000,
    betweenReads: 2_000,
    patience: 120_000,
  },
  actions: {
    sayThatWeWrite: assign({ willWrite: true }),
  },
})

/**
 * The return from the card page (section 4, "Card payment return"). It purchases, sends the customer to his bank where
 * that asks for it, and otherwise asks the server about the attempt until it is paid or has failed. Only the server's
 * word ends it (D28): a call that fails, however often, leaves it checking. The server purchases an attempt once, however
 * often it is asked, so that a reload may ask again. Trying again is a new attempt, and so another machine.
 */
export const cardReturnMachine = setupCardReturn.createMachine({
  id: "cardReturn",
  version: "1",
  context: ({ input }) => ({ attempt: input.attempt, fingerprint: null, url: null, outcome: null, willWrite: false }),
  initial: "fingerprinting",
  states: {
    fingerprinting: {
      tags: "busy",
      invoke: {
        src: "loadFingerprint",
        input: ({ context: { attempt } }) => ({ attempt }),
        onDone: { target: "purchasing", actions: assign(({ event }) => ({ fingerprint: event.output })) },
        // It helps the bank to say yes and is needed for nothing.
        onError: "purchasing",
      },
      on: { "page.reopened": "purchasing" },
      after: { fingerprintPatience: "purchasing" },
    },
    purchasing: {
      tags: "busy",
      invoke: {
        src: "purchase",
        input: ({ context: { attempt, fingerprint } }) => ({ attempt, fingerprint }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === "redirect",
            target: "redirecting",
            actions: assign(({ event }) => ({ url: event.output.kind === "redirect" ? event.output.url : null })),
          },
          {
            guard: ({ event }) => event.output.kind === "paid",
            target: "confirmed",
            actions: assign(({ event }) => reported(event.output)),
          },
          {
            guard: ({ event }) => event.output.kind === "failed",
            target: "failed",
            actions: assign(({ event }) => reported(event.output)),
          },
          "checking",
        ],
        // No answer is no refusal: the card may have been charged.
        onError: "checking",
      },
    },
    redirecting: { type: "final" },
    checking: {
      tags: "busy",
      initial: "reading",
      on: { "page.reopened": { target: "checking", reenter: true } },
      after: { patience: { actions: "sayThatWeWrite" } },
      states: {
        reading: {
          invoke: {
            src: "readAttempt",
            input: ({ context: { attempt } }) => ({ attempt }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === "paid",
                target: "#cardReturn.confirmed",
                actions: assign(({ event }) => reported(event.output)),
              },
              {
                guard: ({ event }) => event.output.kind === "failed",
                target: "#cardReturn.failed",
                actions: assign(({ event }) => reported(event.output)),
              },
              "waiting",
            ],
            onError: "waiting",
          },
        },
        waiting: { after: { betweenReads: "reading" } },
      },
    },
    confirmed: { type: "final" },
    failed: { on: { "tryAgain.chosen": "tryingAgain", "cash.chosen": "payingCash" } },
    tryingAgain: { type: "final" },
    payingCash: { type: "final" },
  },
})

const reported = (answer: PurchaseAnswer) => ({
  outcome: answer.kind === "paid" || answer.kind === "failed" ? answer : null,
})
