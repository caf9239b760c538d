import { assign, emit, setup } from "xstate"
import type { PriceInputs } from "../pricing/quote.ts"
import type { AppliedCoupon } from "../promo/applied-coupon.ts"
import { isCodeTyped, promoCodeOf } from "../promo/promo-code.ts"
import { changesPromo, type PromoBooking, type PromoCause, promoConsequence } from "../promo/promo-relevance.ts"
import { unprovided } from "./actor-logic.ts"
import { type PromoAlert, type PromoFailure, promoAlertOf } from "./promo-alert.ts"

/** What the server is asked: a code, and the booking it is for. */
export interface ApplyPromoRequest {
  readonly code: string
  readonly inputs: PriceInputs
  /** The pick-up window that was chosen, by its id. */
  readonly window?: string
  /** Of whoever books, as far as he is known. */
  readonly phone?: string
  readonly email?: string
}

export interface PromoContext {
  /** What stands in the input, as typed. It stays when a coupon is dropped: nothing typed is lost (D12). */
  readonly typed: string
  readonly booking: PromoBooking
  readonly coupon: AppliedCoupon | null
  readonly alert: PromoAlert | null
}

export type PromoEvent =
  | { readonly type: "code.typed"; readonly text: string }
  | { readonly type: "code.submitted" }
  /** Before a reload this code was taken off: that is told again. */
  | { readonly type: "promo.lost"; readonly text: string }
  | { readonly type: "promo.removed" }
  | { readonly type: "booking.changed"; readonly booking: PromoBooking; readonly cause: PromoCause }

export interface PromoInput {
  readonly booking: PromoBooking
  /** What a complete booking was made with (D37). */
  readonly coupon?: AppliedCoupon
}

/** Analytics: WEB_COUPON_CODE_APPLIED with the code (section 4). */
export interface PromoApplied {
  readonly type: "promo.applied"
  readonly code: string
}

/**
 * The promo code of one booking (section 4, 'Promo'): empty, applying, applied or failed. Which edits cost an applied
 * coupon is `promoConsequence`'s to say; an answer to a question that no longer stands is never heard.
 */
export const promoMachine = setup({
  types: {} as {
    context: PromoContext
    input: PromoInput
    events: PromoEvent
    emitted: PromoApplied
    tags: "busy"
  },
  actors: { applyPromo: unprovided<AppliedCoupon, ApplyPromoRequest>("applyPromo") },
  guards: {
    /** Apply is disabled while the input is empty; without a way there is no price, and without promos no block. */
    canApply: ({ context: { typed, booking } }) =>
      isCodeTyped(typed) && booking.isApplicable && booking.inputs !== null,
    hasCoupon: ({ context }) => context.coupon !== null,
    /** Whatever is asked for was asked for another booking. */
    asksAnew: ({ context, event }) =>
      event.type === "booking.changed" && (!event.booking.isApplicable || changesPromo(context.booking, event.booking)),
    losesCoupon: ({ context, event }) =>
      event.type === "booking.changed" && promoConsequence(context.booking, event.booking, event.cause) !== "kept",
    /** An answer on its way is worth no more than a coupon, and is about nothing once its booking is another one. */
    outrunsAnswer: ({ context, event }) =>
      event.type === "booking.changed" &&
      (changesPromo(context.booking, event.booking) ||
        promoConsequence(context.booking, event.booking, event.cause) !== "kept"),
  },
  actions: {
    keepTyped: assign(({ event }) => (event.type === "code.typed" ? { typed: event.text, alert: null } : {})),
    keepBooking: assign(({ event }) => (event.type === "booking.changed" ? { booking: event.booking } : {})),
    /** Before the booking is replaced: what is said follows from both. */
    sayEnterAgain: assign(({ context, event }) => {
      if (event.type !== "booking.changed") return {}
      const consequence = promoConsequence(context.booking, event.booking, event.cause)
      return { alert: consequence === "enter-again" ? ({ kind: "enterAgain" } as const) : null }
    }),
    recallLost: assign(({ event }) =>
      event.type === "promo.lost" ? { typed: event.text, alert: { kind: "enterAgain" } as const } : {},
    ),
    clearAlert: assign({ alert: null }),
    clearCoupon: assign({ coupon: null }),
    clearTyped: assign({ typed: "" }),
  },
}).createMachine({
  id: "promo",
  version: "1",
  context: ({ input }) => ({ typed: "", booking: input.booking, coupon: input.coupon ?? null, alert: null }),
  initial: "empty",
  // A change that costs nothing here.
  on: { "booking.changed": { actions: "keepBooking" } },
  states: {
    empty: {
      always: { guard: "hasCoupon", target: "applied" },
      on: {
        "code.typed": { actions: "keepTyped" },
        "code.submitted": { guard: "canApply", target: "applying" },
        "promo.lost": { actions: "recallLost" },
      },
    },
    applying: {
      tags: "busy",
      entry: "clearAlert",
      invoke: {
        src: "applyPromo",
        input: ({ context }) => requestOf(context),
        onDone: {
          target: "applied",
          actions: [
            assign(({ event }) => ({ coupon: event.output })),
            emit(({ event }) => ({ type: "promo.applied", code: event.output.code })),
          ],
        },
        onError: {
          target: "failed",
          actions: assign(({ event }) => ({ alert: promoAlertOf(event.error as PromoFailure | Error) })),
        },
      },
      on: {
        "code.typed": { target: "empty", actions: "keepTyped" },
        "booking.changed": { guard: "outrunsAnswer", target: "empty", actions: ["sayEnterAgain", "keepBooking"] },
      },
    },
    applied: {
      on: {
        "promo.removed": { target: "empty", actions: ["clearCoupon", "clearTyped"] },
        "booking.changed": {
          guard: "losesCoupon",
          target: "empty",
          actions: ["clearCoupon", "sayEnterAgain", "keepBooking"],
        },
      },
    },
    failed: {
      on: {
        "code.typed": { target: "empty", actions: "keepTyped" },
        // What was asked once can be asked again: anything that would bar it has left this state.
        "code.submitted": "applying",
        // Another booking may be served by the very same code.
        "booking.changed": { guard: "asksAnew", target: "empty", actions: ["clearAlert", "keepBooking"] },
      },
    },
  },
})

function requestOf({ typed, booking: { inputs, window, phone, email } }: PromoContext): ApplyPromoRequest {
  if (!inputs) throw new Error("A promo was asked for before there was a way")
  const customer = { ...(phone && { phone }), ...(email && { email }) }
  return { code: promoCodeOf(typed), inputs, ...(window && { window: window.id }), ...customer }
}
