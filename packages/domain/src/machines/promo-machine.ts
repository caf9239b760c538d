import { assign, emit, setup } from "xstate"
import type { PriceInputs } from "../pricing/quote.ts"
import type { AppliedCoupon } from "../promo/applied-coupon.ts"
import { isCodeTyped, promoCodeOf } from "../promo/promo-code.ts"
import { changesPromo, type PromoBooking, type PromoCause, promoConsequence } from "../promo/promo-relevance.ts"
import { unprovided } from "./actor-logic.ts"
import { type PromoAlert, type PromoFailure, promoAlertOf } from "./promo-alert.ts"

/** The request to the server: a code, and the booking it is for. */
export interface ApplyPromoRequest {
  readonly code: string
  readonly inputs: PriceInputs
  /** The id of the chosen pick-up window. */
  readonly window?: string
  /** Of the customer, as far as known. */
  readonly phone?: string
  readonly email?: string
}

export interface PromoContext {
  /** The input's text, as typed. It stays when a coupon is dropped, so that nothing typed is lost (D12). */
  readonly typed: string
  readonly booking: PromoBooking
  readonly coupon: AppliedCoupon | null
  readonly alert: PromoAlert | null
}

export type PromoEvent =
  | { readonly type: "code.typed"; readonly text: string }
  | { readonly type: "code.submitted" }
  /** This code was dropped before a reload; the alert is shown again. */
  | { readonly type: "promo.lost"; readonly text: string }
  | { readonly type: "promo.removed" }
  | { readonly type: "booking.changed"; readonly booking: PromoBooking; readonly cause: PromoCause }

export interface PromoInput {
  readonly booking: PromoBooking
  /** The coupon that a complete booking was made with (D37). */
  readonly coupon?: AppliedCoupon
}

/** Analytics: WEB_COUPON_CODE_APPLIED with the code (section 4). */
export interface PromoApplied {
  readonly type: "promo.applied"
  readonly code: string
}

/**
 * The promo code of one booking (section 4, 'Promo'): empty, applying, applied or failed. `promoConsequence` decides
 * which edits drop an applied coupon. An answer to an outdated request is ignored.
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
    /**
     * Apply is disabled while the input is empty. Without a route there is no price, and without promos no promo block.
     */
    canApply: ({ context: { typed, booking } }) =>
      isCodeTyped(typed) && booking.isApplicable && booking.inputs !== null,
    hasCoupon: ({ context }) => context.coupon !== null,
    /** The request was made for another booking. */
    asksAnew: ({ context, event }) =>
      event.type === "booking.changed" && (!event.booking.isApplicable || changesPromo(context.booking, event.booking)),
    losesCoupon: ({ context, event }) =>
      event.type === "booking.changed" && promoConsequence(context.booking, event.booking, event.cause) !== "kept",
    /** A pending answer is dropped when a coupon would be, and when it no longer concerns the booking. */
    outrunsAnswer: ({ context, event }) =>
      event.type === "booking.changed" &&
      (changesPromo(context.booking, event.booking) ||
        promoConsequence(context.booking, event.booking, event.cause) !== "kept"),
  },
  actions: {
    keepTyped: assign(({ event }) => (event.type === "code.typed" ? { typed: event.text, alert: null } : {})),
    keepBooking: assign(({ event }) => (event.type === "booking.changed" ? { booking: event.booking } : {})),
    /** Runs before the booking is replaced, because the alert depends on both. */
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
  // A change that does not affect the promo.
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
        // The same code may be sent again: any change that would forbid it has left this state.
        "code.submitted": "applying",
        // The same code may be valid for another booking.
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
