import { assign, setup } from "xstate"
import type { AttemptReport } from "../payment/attempt/attempt-report.ts"
import { unprovided } from "./actor-logic.ts"

/**
 * All that the page knows when it opens: the payment attempt it waits for. Other parameters of the browser are not
 * used.
 */
export interface CardReturnInput {
  readonly attempt: string
}

/** The result of a purchase: a page of the bank to go to, or the state of the attempt. */
export type PurchaseAnswer = { readonly kind: "redirect"; readonly url: string } | AttemptReport

export interface CardReturnContext extends CardReturnInput {
  /** The device's fingerprint for the bank's risk check; null when none is taken, which is the default. */
  readonly fingerprint: string | null
  /** Where the customer authenticates with his bank; set in `redirecting`. */
  readonly url: string | null
  /** The server's final result: the paid booking, or why it failed. Null until known. */
  readonly outcome: Exclude<AttemptReport, { readonly kind: "checking" }> | null
  /** It has taken long: the page says that we will write by e-mail, and keeps asking. */
  readonly willWrite: boolean
}

export type CardReturnEvent =
  | { readonly type: "tryAgain.chosen" }
  | { readonly type: "cash.chosen" }
  /** A stored snapshot continues after a reload. A restored actor repeats its calls, and its timers never fire. */
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
    /** The longest time a payment waits for a third party's script. */
    fingerprintPatience: 5_000,
    betweenReads: 2_000,
    patience: 120_000,
  },
  actions: {
    sayThatWeWrite: assign({ willWrite: true }),
  },
})

/**
 * The return from the card page (section 4, "Card payment return"). The machine purchases, sends the customer to his
 * bank if required, and otherwise asks the server about the attempt until it is paid or has failed. Only the server's
 * result ends it (D28): failed calls, however many, leave it checking. The server purchases an attempt only once, so a
 * reload may ask again. Trying again is a new attempt with a new machine.
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
        // The fingerprint makes an approval more likely but is never required.
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
        // No answer is not a refusal: the card may have been charged.
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
