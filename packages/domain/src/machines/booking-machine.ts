import { and, assign, emit, enqueueActions, not, or, raise, sendTo, setup, stateIn } from "xstate"
import type { PhoneReader } from "../account/phone-reader.ts"
import { confirmationOf } from "../booking/confirmation.ts"
import { type Draft, type DraftPatch, renewedDraft } from "../booking/draft.ts"
import { leadOf } from "../booking/lead.ts"
import { plainBasis, type ScheduleBasis } from "../booking/market-schedule.ts"
import type { Order } from "../booking/order.ts"
import type { Reference } from "../booking/reference.ts"
import { basisOf, type SlotLookup } from "../booking/slot-lookup.ts"
import { canOpenStep, type Step } from "../booking/steps.ts"
import type { StopSide } from "../booking/stop.ts"
import type { Instant } from "../calendar/zone.ts"
import type { AttemptFailure } from "../payment/attempt-report.ts"
import type { CardHandOver, CardPaymentRequest, CashPaymentRequest } from "../payment/card-hand-over.ts"
import { isByCard, isCash, type PaymentMethod } from "../payment/payment-method.ts"
import type { PlacedBooking, SaveLeadRequest } from "../ports/driving/booking-service.ts"
import type { PriceList, PriceRequest } from "../ports/driving/pricing-service.ts"
import type { SlotRequest } from "../ports/driving/schedule-service.ts"
import { quoteLifetimeMinutes } from "../pricing/quote.ts"
import type { AppliedCoupon } from "../promo/applied-coupon.ts"
import type { PromoCause } from "../promo/promo-relevance.ts"
import { unprovided } from "./actor-logic.ts"
import { alertOf, type BookingAlert, type BookingFailure, uncheckedAlert } from "./booking-alert.ts"
import {
  alertAfterChange,
  type BookingContext,
  closedAlert,
  comparedPrices,
  fitted,
  issuesOf,
  previousTotal,
  priceKey,
  priceRequest,
  requiredOrder,
  scheduleIn,
  slotAlert,
  slotRequest,
  wayKey,
} from "./booking-context.ts"
import {
  changesOrder,
  holdOf,
  holdRemaining,
  isHeldOtherwise,
  lapsed,
  paidBooking,
  waitsForCard,
} from "./booking-hold.ts"
import { isCouponOutdated, isPromoConcerned, promoBookingOf } from "./promo-booking.ts"
import { promoMachine } from "./promo-machine.ts"

export interface BookingInput {
  readonly draft: Draft
  readonly now: Instant
  /** What the server last told this page; the plain rule book counts until it has answered. */
  readonly basis?: ScheduleBasis
  /** False where promos do not count: `prmApl` is 'no' (section 3). */
  readonly arePromosApplicable?: boolean
  /** A complete booking is edited (D37), with the coupon it was made with. Its `placeBooking` is the call that changes it. */
  readonly complete?: { readonly coupon: AppliedCoupon | null }
}

export type BookingEvent =
  | { readonly type: "draft.changed"; readonly patch: DraftPatch; readonly now: Instant }
  | { readonly type: "stop.editRequested"; readonly stop: StopSide }
  | { readonly type: "step.opened"; readonly step: Step; readonly now: Instant }
  | { readonly type: "book.continued"; readonly now: Instant }
  | { readonly type: "details.continued"; readonly now: Instant }
  | { readonly type: "summary.continued" }
  /** Null: a tab was opened that asks for more. On account a cost centre is named, as soon as one is chosen. */
  | {
      readonly type: "payment.chosen"
      readonly method: PaymentMethod | null
      readonly costCentre?: string | undefined
    }
  | { readonly type: "booking.confirmed"; readonly now: Instant }
  | { readonly type: "alert.dismissed" }
  | { readonly type: "prices.requested" }
  /** A last order time has passed, or the server has told its closures: what was chosen may be shut by now (D12). */
  | { readonly type: "time.passed"; readonly now: Instant }
  /** A stored snapshot goes on after a reload. A restored actor makes its calls again, and its timers never fire. */
  | { readonly type: "page.reopened"; readonly now: Instant }
  /** What was asked meanwhile has failed: price and schedule are asked for again, and nothing is sent by itself (D39). */
  | { readonly type: "connection.returned"; readonly now: Instant }
  /** What the server said of the attempt, as the page of the card return has heard it (D28). */
  | { readonly type: "payment.succeeded"; readonly booking: Reference }
  | { readonly type: "payment.failed"; readonly attempt: string; readonly reason: AttemptFailure }
  /** The machine's own: the hold is over, and no call is under way that it could be paid by (D16). */
  | { readonly type: "hold.ended" }

export type BookingEmitted =
  /** The browser hands the card over, or goes to the bank's own page for it. */
  | { readonly type: "handOver.requested"; readonly handOver: CardHandOver }
  /** The customer has changed what was held: the server may give it back now, and else does so at its end. */
  | { readonly type: "hold.abandoned"; readonly booking: Reference }

const setupBooking = (readPhone: PhoneReader) =>
  setup({
    types: {} as {
      context: BookingContext
      input: BookingInput
      events: BookingEvent
      emitted: BookingEmitted
      children: { promo: "promo" }
      tags: "busy"
    },
    actors: {
      promo: promoMachine,
      quotePrices: unprovided<PriceList, PriceRequest>("quotePrices"),
      lookUpSlots: unprovided<SlotLookup, SlotRequest>("lookUpSlots"),
      saveLead: unprovided<{ readonly leadId: string }, SaveLeadRequest>("saveLead"),
      placeBooking: unprovided<PlacedBooking, { readonly order: Order; readonly key: string }>("placeBooking"),
      startCardPayment: unprovided<CardHandOver, CardPaymentRequest>("startCardPayment"),
      payByCash: unprovided<PlacedBooking, CashPaymentRequest>("payByCash"),
    },
    delays: {
      /** Typing and clicking settle before a price is asked for. */
      settling: 250,
      quoteLifetime: (quoteLifetimeMinutes - 1) * 60_000,
      /** How long an operator's closure may be unknown to an open page; the confirm knows it at once. Other rules are asked for as they begin. */
      basisLifetime: ({ context: { basis, now } }) =>
        Math.max(1_000, Math.min(15 * 60_000, (basis.rulesUntil ?? Infinity) - now)),
      basisRetry: 30_000,
      holdEnds: ({ context }) => holdRemaining(context, context.now),
    },
    guards: {
      opens: ({ context, event }, step: Step) =>
        event.type === "step.opened" &&
        event.step === step &&
        context.placed === null &&
        canOpenStep(context.draft, step, event.now, readPhone),
      isBookComplete: ({ context }) => canOpenStep(context.draft, "details", context.now, readPhone),
      areDetailsRight: ({ context, event }) =>
        "now" in event && issuesOf(context.draft, event.now, readPhone).length === 0,
      isUnanswered: ({ context }) => context.isUnanswered,
      passesSlotAlert: ({ context, event }) =>
        event.type === "step.opened" &&
        (event.step === "guest" || event.step === "payment") &&
        context.alert?.kind === "slotClosed" &&
        canOpenStep(context.draft, event.step, event.now, readPhone),
      closesSlot: ({ context, event }) =>
        event.type === "time.passed" && !isSettled(context) && closedAlert(context, context.draft, event.now) !== null,
      hasMethod: ({ context }) => context.draft.paymentMethod !== null,
      isHeld: ({ context }) => context.hold !== null,
      isHeldOtherwise: ({ context }) => isHeldOtherwise(context),
      /** What is held can be paid by any method, with no new check (D16). */
      paysHeldByCard: ({ context }) => context.hold !== null && cardMethod(context) !== null,
      paysHeldByCash: ({ context }) => context.hold !== null && cashMethod(context) !== null,
      /** It is later than the hold's end, whether or not its timer was awake. */
      outlivesHold: ({ context, event }) =>
        "now" in event && context.hold !== null && holdRemaining(context, event.now) === 0,
      isOurs: ({ context, event }) =>
        event.type === "payment.succeeded" && paidBooking(context, event.booking) !== null,
      isLastAttempt: ({ context, event }) => event.type === "payment.failed" && event.attempt === context.attempt,
      changesPrice: ({ context, event }) =>
        event.type === "draft.changed" && priceKey({ ...context.draft, ...event.patch }) !== priceKey(context.draft),
      changesWay: ({ context, event }) =>
        event.type === "draft.changed" && wayKey({ ...context.draft, ...event.patch }) !== wayKey(context.draft),
      hasWay: ({ context }) => priceKey(context.draft) !== null,
    },
    actions: {
      applyPatch: assign(({ context, event }) => {
        if (event.type !== "draft.changed") return {}
        const changed: Draft = { ...context.draft, ...event.patch }
        // A date or window of another booking type means nothing: the choice begins anew where the type changes.
        const draft = changed.pickupDate === null ? changed : fitted(scheduleIn(context), changed, event.now)
        return {
          draft,
          now: event.now,
          alert: alertAfterChange(context, changed, draft, event.now),
          isUnanswered: false,
          issues: context.issues.length > 0 ? issuesOf(draft, event.now, readPhone) : [],
          prices: priceKey(draft) === null ? null : context.prices,
          comparedTotal: isPricedAlike(draft, context.draft) ? context.comparedTotal : null,
        }
      }),
      /** A change of its own making is none to tell of. */
      rememberTotal: assign(({ context }) => ({ comparedTotal: context.comparedTotal ?? previousTotal(context) })),
      keepNow: assign(({ event }) => ("now" in event ? { now: event.now } : {})),
      /** What is held stays as it was confirmed, also after its last order time. */
      fitSlot: assign(({ context }) =>
        context.hold ? {} : { draft: fitted(scheduleIn(context), context.draft, context.now) },
      ),
      closePassedSlot: assign(({ context, event }) => {
        if (event.type !== "time.passed") return {}
        if (isSettled(context) || context.draft.pickupDate === null) return { now: event.now }
        const draft = fitted(scheduleIn(context), context.draft, event.now)
        return { draft, now: event.now, alert: closedAlert(context, draft, event.now) ?? context.alert }
      }),
      showIssues: assign(({ context }) => ({ issues: issuesOf(context.draft, context.now, readPhone) })),
      clearIssues: assign({ issues: [] }),
      clearAlert: assign({ alert: null }),
      /** What has closed is said beside the choice of a time, which comes with the next step. */
      keepSlotAlert: assign(({ context }) => ({ alert: context.alert?.kind === "slotClosed" ? context.alert : null })),
      rememberStop: assign(({ event }) => (event.type === "stop.editRequested" ? { editing: event.stop } : {})),
      /** The next attempt carries a fresh quote, and the page names the new total beside the old one (D12, D16). */
      requestPrices: raise({ type: "prices.requested" }),
      chooseMethod: assign(({ context, event }) =>
        event.type === "payment.chosen"
          ? {
              draft: { ...context.draft, paymentMethod: event.method, costCentre: event.costCentre },
              alert: null,
              isUnanswered:
                context.isUnanswered &&
                event.method === context.draft.paymentMethod &&
                event.costCentre === context.draft.costCentre,
            }
          : {},
      ),
      /** Before the draft is replaced: whether its promo is concerned follows from both. */
      tellPromoOfPatch: enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== "draft.changed" || !isPromoConcerned(context, event.patch)) return
        const booking = promoBookingOf({ ...context, draft: { ...context.draft, ...event.patch } })
        enqueue.sendTo("promo", { type: "booking.changed", booking, cause: "changed" })
      }),
      tellPromo: sendTo("promo", ({ context }, cause: PromoCause) => ({
        type: "booking.changed",
        booking: promoBookingOf(context),
        cause,
      })),
      keepCoupon: assign((_, coupon: AppliedCoupon | null) => ({ coupon })),
      /** Another order than the one that is held is a new one, under its own key. */
      abandonHold: enqueueActions(({ context, event, enqueue }) => {
        if (!context.hold || (event.type === "draft.changed" && !changesOrder(context.draft, event.patch))) return
        enqueue.emit({ type: "hold.abandoned", booking: context.hold.placed.booking.reference })
        enqueue.assign({ hold: null, attempt: null, draft: renewedDraft(context.draft) })
      }),
      lapseHold: assign(({ context }) => lapsed(context)),
      lookAtTime: raise(({ context }) => ({ type: "time.passed", now: context.now })),
      keepPaid: assign(({ context, event }) =>
        event.type === "payment.succeeded"
          ? { placed: paidBooking(context, event.booking), hold: null, lapsed: null, attempt: null, alert: null }
          : {},
      ),
      showPaymentFailure: assign(({ event }) =>
        event.type === "payment.failed"
          ? { attempt: null, alert: { kind: "paymentFailed" as const, reason: event.reason } }
          : {},
      ),
    },
  })

/**
 * One booking, from the first address to the placed order (section 4). The region `flow` says where the customer is;
 * beside it `pricing` keeps the price of his way fresh, `scheduling` what the server's schedule is made from, and
 * `holding` how long what was confirmed can still be paid (D16); the child `promo` has the promo code. Anything that the
 * customer waits for is tagged busy.
 */
export const createBookingMachine = (readPhone: PhoneReader) =>
  setupBooking(readPhone).createMachine({
    id: "booking",
    version: "1",
    type: "parallel",
    context: ({ input }) => ({
      draft: input.draft,
      now: input.now,
      basis: input.basis ?? plainBasis,
      prices: null,
      coupon: input.complete?.coupon ?? null,
      arePromosApplicable: input.arePromosApplicable ?? true,
      origin: input.complete ? "booking-complete" : "summary",
      alert: null,
      comparedTotal: null,
      priceAlert: null,
      issues: [],
      placed: null,
      hold: null,
      lapsed: null,
      attempt: null,
      sent: null,
      isUnanswered: false,
      editing: null,
    }),
    invoke: {
      src: "promo",
      id: "promo",
      input: ({ context }) => ({
        booking: promoBookingOf(context),
        ...(context.coupon && { coupon: context.coupon }),
      }),
      onSnapshot: {
        guard: ({ context, event }) => event.snapshot.context.coupon?.code !== context.coupon?.code,
        actions: { type: "keepCoupon", params: ({ event }) => event.snapshot.context.coupon },
      },
    },
    states: {
      flow: {
        initial: "entering",
        on: {
          "draft.changed": { actions: ["abandonHold", "tellPromoOfPatch", "applyPatch"] },
          "alert.dismissed": { actions: "clearAlert" },
          "time.passed": [
            { guard: "closesSlot", actions: ["closePassedSlot", { type: "tellPromo", params: "recheck-failed" }] },
            { actions: "closePassedSlot" },
          ],
          "page.reopened": { actions: ["keepNow", "lookAtTime"] },
          "connection.returned": { actions: ["keepNow", "lookAtTime"] },
          "hold.ended": { actions: ["lapseHold", "requestPrices", "lookAtTime"] },
          "payment.succeeded": { guard: "isOurs", target: ".confirmed", actions: "keepPaid" },
          "payment.failed": { guard: "isLastAttempt", target: ".payment", actions: "showPaymentFailure" },
          "step.opened": [
            { guard: { type: "opens", params: "book" }, target: ".entering", actions: "keepNow" },
            { guard: { type: "opens", params: "details" }, target: ".details", actions: "keepNow" },
            { guard: { type: "opens", params: "guest" }, target: ".summary", actions: "keepNow" },
            { guard: { type: "opens", params: "payment" }, target: ".payment", actions: "keepNow" },
          ],
        },
        states: {
          entering: {
            on: {
              "book.continued": {
                guard: "isBookComplete",
                target: "details",
                actions: ["keepNow", "keepSlotAlert", assign({ editing: null })],
              },
              "step.opened": { guard: "passesSlotAlert", target: "details", actions: "keepNow" },
            },
          },
          details: {
            entry: "fitSlot",
            on: {
              "stop.editRequested": {
                target: "entering",
                actions: ["rememberStop", { type: "tellPromo", params: "edit-clicked" }],
              },
              "details.continued": [
                { guard: "areDetailsRight", target: "savingLead", actions: ["keepNow", "clearIssues", "clearAlert"] },
                { actions: ["keepNow", "showIssues"] },
              ],
            },
          },
          savingLead: {
            tags: "busy",
            invoke: {
              src: "saveLead",
              input: ({ context: { draft, coupon } }) => ({ lead: leadOf(draft, coupon?.code), leadId: draft.leadId }),
              onDone: {
                target: "summary",
                actions: assign(({ context, event }) => ({ draft: { ...context.draft, leadId: event.output.leadId } })),
              },
              // A lead is for us, not for the customer: a booking never waits for one.
              onError: "summary",
            },
          },
          summary: {
            on: {
              "time.passed": {
                guard: "closesSlot",
                target: "details",
                actions: ["closePassedSlot", { type: "tellPromo", params: "recheck-failed" }],
              },
              "summary.continued": "payment",
              "stop.editRequested": {
                target: "entering",
                actions: ["rememberStop", { type: "tellPromo", params: "edit-clicked" }],
              },
            },
          },
          payment: {
            on: {
              "time.passed": {
                guard: "closesSlot",
                target: "details",
                actions: ["closePassedSlot", { type: "tellPromo", params: "recheck-failed" }],
              },
              "hold.ended": { target: "summary", actions: ["lapseHold", "requestPrices", "lookAtTime"] },
              "payment.chosen": { actions: "chooseMethod" },
              "stop.editRequested": {
                target: "entering",
                actions: ["rememberStop", { type: "tellPromo", params: "edit-clicked" }],
              },
              "booking.confirmed": [
                // Too late for a new order is not too late for the answer of one that was sent in time.
                { guard: "isUnanswered", target: "placing", actions: ["keepNow", "clearAlert"] },
                // The region `holding` hears it too, and ends the hold.
                { guard: "outlivesHold", actions: "keepNow" },
                { guard: not("isBookComplete"), target: "entering", actions: "keepNow" },
                { guard: not("areDetailsRight"), target: "details", actions: ["keepNow", "showIssues"] },
                { guard: "paysHeldByCard", target: "handingOver", actions: ["keepNow", "clearAlert"] },
                { guard: "paysHeldByCash", target: "payingByCash", actions: ["keepNow", "clearAlert"] },
                { guard: "hasMethod", target: "checkingPickupDate", actions: ["keepNow", "clearAlert"] },
                { actions: assign({ alert: { kind: "methodMissing" } }) },
              ],
            },
          },
          checkingPickupDate: {
            tags: "busy",
            on: busyEvents(),
            invoke: {
              src: "lookUpSlots",
              input: ({ context }) => slotRequest(context),
              onDone: [
                {
                  guard: ({ context, event }) => confirmationOf(context.draft, event.output) === "place",
                  target: "placing",
                  actions: assign(({ event }) => ({ now: event.output.now, basis: basisOf(event.output) })),
                },
                {
                  target: "details",
                  actions: [
                    assign(({ context, event }) => reselection(context, event.output)),
                    { type: "tellPromo", params: "recheck-failed" },
                    "requestPrices",
                  ],
                },
              ],
              onError: [
                {
                  guard: ({ event }) => isUnserved(event.error),
                  target: "payment",
                  actions: assign(({ event }) => failed(event.error, null)),
                },
                {
                  target: "details",
                  actions: [
                    assign(({ context, event }) => ({
                      alert: uncheckedAlert(event.error as BookingFailure | Error, previousTotal(context)),
                    })),
                    { type: "tellPromo", params: "recheck-failed" },
                    "requestPrices",
                  ],
                },
              ],
            },
          },
          placing: {
            tags: "busy",
            entry: assign(({ context }) => ({
              sent: context.isUnanswered ? context.sent : requiredOrder(context),
              isUnanswered: false,
            })),
            on: busyEvents(),
            invoke: {
              src: "placeBooking",
              input: ({ context }) => ({ order: required(context.sent), key: context.draft.id }),
              onDone: [
                {
                  guard: ({ event }) => waitsForCard(event.output),
                  target: "handingOver",
                  actions: assign(({ context, event }) => ({
                    hold: holdOf(event.output, context.sent),
                    now: Math.max(context.now, event.output.booking.bookedAt),
                  })),
                },
                { target: "confirmed", actions: assign(({ event }) => ({ placed: event.output })) },
              ],
              onError: [
                {
                  guard: ({ event }) => tagOf(event.error) === "SlotRefused",
                  target: "details",
                  actions: [
                    assign(({ context, event }) => refusedSlot(context, event.error)),
                    { type: "tellPromo", params: "recheck-failed" },
                    "requestPrices",
                  ],
                },
                {
                  guard: ({ event }) => tagOf(event.error) === "InvalidBooking",
                  target: "details",
                  actions: ["showIssues", assign(({ event }) => failed(event.error, null))],
                },
                {
                  // Used up meanwhile, perhaps by another device of the same customer.
                  guard: ({ event }) => tagOf(event.error) === "PromoRefused",
                  target: "payment",
                  actions: [
                    assign(({ event }) => failed(event.error, null)),
                    { type: "tellPromo", params: "recheck-failed" },
                    "requestPrices",
                  ],
                },
                {
                  // Nobody knows whether it was booked: the next press sends the very same order under the same key.
                  guard: ({ event }) => hasNoAnswer(event.error),
                  target: "payment",
                  actions: assign(({ event }) => ({ ...failed(event.error, null), isUnanswered: true })),
                },
                {
                  target: "payment",
                  actions: [
                    assign(({ context, event }) => failed(event.error, previousTotal(context))),
                    "requestPrices",
                  ],
                },
              ],
            },
          },
          handingOver: {
            tags: "busy",
            on: payingEvents(),
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
          },
          /** The browser is on its way to the bank, or there. */
          awaitingPayment: {
            tags: "busy",
            on: {
              "draft.changed": {},
              "hold.ended": { target: "summary", actions: ["lapseHold", "requestPrices", "lookAtTime"] },
              // Back from the bank without an answer: what it said, if anything, is still to be heard.
              "page.reopened": { target: "payment", actions: ["keepNow", "lookAtTime"] },
            },
          },
          payingByCash: {
            tags: "busy",
            on: payingEvents(),
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
          },
          confirmed: { type: "final" },
        },
      },
      pricing: {
        initial: "deciding",
        on: {
          "draft.changed": [{ guard: "changesPrice", target: ".deciding" }],
        },
        states: {
          deciding: { always: [{ guard: "hasWay", target: "settling" }, { target: "idle" }] },
          idle: {},
          settling: { after: { settling: "fetching" }, on: { "page.reopened": "deciding" } },
          fetching: {
            tags: "busy",
            entry: assign({ priceAlert: null }),
            invoke: {
              src: "quotePrices",
              input: ({ context }) => priceRequest(context),
              onDone: [
                {
                  // A percentage was taken off another charge: the code is asked for anew.
                  guard: ({ context, event }) => isCouponOutdated({ ...context, prices: event.output }),
                  target: "ready",
                  actions: [
                    assign(({ context, event }) => withoutCoupon({ ...context, prices: event.output })),
                    { type: "tellPromo", params: "recheck-failed" },
                  ],
                },
                {
                  target: "ready",
                  actions: assign(({ context, event }) => comparedPrices(context, event.output)),
                },
              ],
              onError: {
                target: "failed",
                actions: [
                  "rememberTotal",
                  assign(({ event }) => ({ prices: null, priceAlert: failed(event.error, null).alert })),
                ],
              },
            },
            on: { "connection.returned": { target: "fetching", reenter: true, actions: "rememberTotal" } },
          },
          ready: {
            after: { quoteLifetime: "fetching" },
            on: {
              "prices.requested": "fetching",
              "page.reopened": "fetching",
              "connection.returned": { target: "fetching", actions: "rememberTotal" },
            },
          },
          failed: {
            on: { "prices.requested": "fetching", "page.reopened": "fetching", "connection.returned": "fetching" },
          },
        },
      },
      scheduling: {
        initial: "deciding",
        states: {
          deciding: { always: [{ guard: "hasWay", target: "asking" }, { target: "idle" }] },
          idle: { on: { "draft.changed": { guard: "changesWay", target: "deciding" } } },
          asking: {
            invoke: {
              src: "lookUpSlots",
              input: ({ context }) => slotRequest(context),
              onDone: {
                target: "known",
                actions: [
                  assign(({ event }) => ({ basis: basisOf(event.output) })),
                  raise(({ event }) => ({ type: "time.passed", now: event.output.now })),
                ],
              },
              // Nobody waits for it: what the page offers meanwhile is checked by the server at the confirm.
              onError: [{ guard: ({ event }) => isUnserved(event.error), target: "idle" }, { target: "unknown" }],
            },
          },
          known: {
            after: { basisLifetime: "deciding" },
            on: { "page.reopened": "deciding", "connection.returned": "deciding" },
          },
          unknown: {
            after: { basisRetry: "deciding" },
            on: { "page.reopened": "deciding", "connection.returned": "deciding" },
          },
        },
      },
      holding: {
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
              "page.reopened": [
                { guard: "outlivesHold", target: "ending", actions: "keepNow" },
                { target: "alive", reenter: true, actions: "keepNow" },
              ],
            },
          },
          /** While a call to pay is under way its answer decides whether it came in time. */
          ending: {
            always: [
              { guard: not("isHeld"), target: "none" },
              { guard: not(isBeingCalled), target: "over" },
            ],
          },
          over: { entry: raise({ type: "hold.ended" }), always: { guard: not("isHeld"), target: "none" } },
        },
      },
    },
  })

export type BookingMachine = ReturnType<typeof createBookingMachine>

/** While the answer to an order is awaited nothing else moves the booking: a second press, an edit and the clock change nothing. */
function busyEvents() {
  const ignored = {}
  return {
    "draft.changed": ignored,
    "step.opened": ignored,
    "booking.confirmed": ignored,
    "time.passed": ignored,
  } as const
}

/** The same while what is held is being paid; its end is told afterwards. */
const payingEvents = () => ({ ...busyEvents(), "payment.failed": {} }) as const

const isBeingCalled = or([stateIn({ flow: "handingOver" }), stateIn({ flow: "payingByCash" })])

const isPaying = or([isBeingCalled, stateIn({ flow: "awaitingPayment" })])

/** The clock changes nothing of an order that may be booked already, nor of one that is held. */
const isSettled = ({ isUnanswered, hold }: BookingContext): boolean => isUnanswered || hold !== null

/** Whether nothing lies between two drafts that a price depends on. */
const isPricedAlike = (a: Draft, b: Draft): boolean => a.bookingType === b.bookingType && priceKey(a) === priceKey(b)

function cardMethod({ draft: { paymentMethod } }: BookingContext): CardPaymentRequest["method"] | null {
  return paymentMethod !== null && isByCard(paymentMethod) ? paymentMethod : null
}

function cashMethod({ draft: { paymentMethod } }: BookingContext): CashPaymentRequest["method"] | null {
  return paymentMethod !== null && isCash(paymentMethod) ? paymentMethod : null
}

function heldBy({ hold }: BookingContext) {
  const { booking, accessToken } = required(hold).placed
  return { booking: booking.reference, accessToken }
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error("A payment was begun of nothing that is held, or by no method")
  return value
}

/** Fresh prices and no coupon: an alert that names a new total names this one. */
function withoutCoupon(context: BookingContext) {
  const { alert, prices } = context
  const newTotal = previousTotal({ ...context, coupon: null })
  return { prices, alert: alert?.kind === "priceChanged" && newTotal ? { ...alert, newTotal } : alert }
}

function failed(error: unknown, total: ReturnType<typeof previousTotal>): { readonly alert: BookingAlert } {
  return { alert: alertOf(error as BookingFailure | Error, total) }
}

/** Back to the details: the look-up knows a later earliest date than the one that was chosen. */
function reselection(before: BookingContext, lookup: SlotLookup) {
  const { now } = lookup
  const context = { ...before, basis: basisOf(lookup) }
  const after = fitted(scheduleIn(context), context.draft, now)
  const unexplained = slotAlert(context, after, { closedAt: null, isClosure: false })
  return { now, basis: context.basis, alert: closedAlert(context, after, now) ?? unexplained }
}

/** The alert of a window that the server refused; its clock is ahead of the last one we know. */
function refusedSlot(context: BookingContext, error: unknown) {
  const shown = failed(error, previousTotal(context))
  const closedAt = shown.alert.kind === "slotClosed" ? shown.alert.closedAt : null
  return { ...shown, now: Math.max(context.now, closedAt ?? 0) }
}

const tagOf = (error: unknown): string | undefined => (error as { readonly _tag?: string })._tag

/** Asking again about the same way would be refused again. */
const isUnserved = (error: unknown): boolean => ["NotServed", "UnknownPlace"].includes(tagOf(error) ?? "")

/** No answer came, or none that can be read. An error of no known type is read as the server's. */
const hasNoAnswer = (error: unknown): boolean => ["NetworkFailure", "ServerFailure", undefined].includes(tagOf(error))
