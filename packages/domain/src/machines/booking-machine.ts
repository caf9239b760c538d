import { assign, raise, setup } from "xstate"
import type { PhoneReader } from "../account/phone-reader.ts"
import { confirmationOf } from "../booking/confirmation.ts"
import type { Draft, DraftPatch } from "../booking/draft.ts"
import { leadOf } from "../booking/lead.ts"
import { plainBasis, type ScheduleBasis } from "../booking/market-schedule.ts"
import type { Order } from "../booking/order.ts"
import { basisOf, type SlotLookup } from "../booking/slot-lookup.ts"
import { canOpenStep, type Step } from "../booking/steps.ts"
import type { StopSide } from "../booking/stop.ts"
import type { Instant } from "../calendar/zone.ts"
import type { CashMethod } from "../payment/payment-method.ts"
import type { PlacedBooking, SaveLeadRequest } from "../ports/driving/booking-service.ts"
import type { PriceList, PriceRequest } from "../ports/driving/pricing-service.ts"
import type { SlotRequest } from "../ports/driving/schedule-service.ts"
import { quoteLifetimeMinutes } from "../pricing/quote.ts"
import { unprovided } from "./actor-logic.ts"
import { alertOf, type BookingAlert, type BookingFailure } from "./booking-alert.ts"
import {
  alertAfterChange,
  type BookingContext,
  closedAlert,
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

export interface BookingInput {
  readonly draft: Draft
  readonly now: Instant
  /** What the server last told this page; the plain rule book counts until it has answered. */
  readonly basis?: ScheduleBasis
}

export type BookingEvent =
  | { readonly type: "draft.changed"; readonly patch: DraftPatch; readonly now: Instant }
  | { readonly type: "stop.editRequested"; readonly stop: StopSide }
  | { readonly type: "step.opened"; readonly step: Step; readonly now: Instant }
  | { readonly type: "book.continued"; readonly now: Instant }
  | { readonly type: "details.continued"; readonly now: Instant }
  | { readonly type: "summary.continued" }
  | { readonly type: "payment.chosen"; readonly method: CashMethod }
  | { readonly type: "booking.confirmed"; readonly now: Instant }
  | { readonly type: "alert.dismissed" }
  | { readonly type: "prices.requested" }
  /** A last order time has passed, or the server has told its closures: what was chosen may be shut by now (D12). */
  | { readonly type: "time.passed"; readonly now: Instant }

const setupBooking = (readPhone: PhoneReader) =>
  setup({
    types: {} as { context: BookingContext; input: BookingInput; events: BookingEvent; tags: "busy" },
    actors: {
      quotePrices: unprovided<PriceList, PriceRequest>("quotePrices"),
      lookUpSlots: unprovided<SlotLookup, SlotRequest>("lookUpSlots"),
      saveLead: unprovided<{ readonly leadId: string }, SaveLeadRequest>("saveLead"),
      placeBooking: unprovided<PlacedBooking, { readonly order: Order; readonly key: string }>("placeBooking"),
    },
    delays: {
      /** Typing and clicking settle before a price is asked for. */
      settling: 250,
      quoteLifetime: (quoteLifetimeMinutes - 1) * 60_000,
      /** How long an operator's closure may be unknown to an open page; the confirm knows it at once. */
      basisLifetime: 15 * 60_000,
      basisRetry: 30_000,
    },
    guards: {
      opens: ({ context, event }, step: Step) =>
        event.type === "step.opened" && event.step === step && canOpenStep(context.draft, step, event.now, readPhone),
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
        event.type === "time.passed" &&
        !context.isUnanswered &&
        closedAlert(context, context.draft, event.now) !== null,
      hasMethod: ({ context }) => context.draft.paymentMethod !== null,
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
        }
      }),
      keepNow: assign(({ event }) => ("now" in event ? { now: event.now } : {})),
      fitSlot: assign(({ context }) => ({ draft: fitted(scheduleIn(context), context.draft, context.now) })),
      closePassedSlot: assign(({ context, event }) => {
        if (event.type !== "time.passed") return {}
        if (context.isUnanswered) return { now: event.now }
        if (context.draft.pickupDate === null) return { now: event.now }
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
          ? { draft: { ...context.draft, paymentMethod: event.method }, alert: null }
          : {},
      ),
    },
  })

/**
 * One booking, from the first address to the placed order (section 4). The region `flow` says where the customer is;
 * beside it `pricing` keeps the price of his way fresh and `scheduling` what the server's schedule is made from. Anything
 * that the customer waits for is tagged busy.
 */
export const createBookingMachine = (readPhone: PhoneReader) =>
  setupBooking(readPhone).createMachine({
    id: "booking",
    type: "parallel",
    context: ({ input }) => ({
      draft: input.draft,
      now: input.now,
      basis: input.basis ?? plainBasis,
      prices: null,
      alert: null,
      priceAlert: null,
      issues: [],
      placed: null,
      isUnanswered: false,
      editing: null,
    }),
    states: {
      flow: {
        initial: "entering",
        on: {
          "draft.changed": { actions: "applyPatch" },
          "alert.dismissed": { actions: "clearAlert" },
          "time.passed": { actions: "closePassedSlot" },
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
              "stop.editRequested": { target: "entering", actions: "rememberStop" },
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
              input: ({ context }) => ({ lead: leadOf(context.draft), leadId: context.draft.leadId }),
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
              "time.passed": { guard: "closesSlot", target: "details", actions: "closePassedSlot" },
              "summary.continued": "payment",
              "stop.editRequested": { target: "entering", actions: "rememberStop" },
            },
          },
          payment: {
            on: {
              "time.passed": { guard: "closesSlot", target: "details", actions: "closePassedSlot" },
              "payment.chosen": { actions: "chooseMethod" },
              "stop.editRequested": { target: "entering", actions: "rememberStop" },
              "booking.confirmed": [
                // Too late for a new order is not too late for the answer of one that was sent in time.
                { guard: "isUnanswered", target: "placing", actions: ["keepNow", "clearAlert"] },
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
                  actions: assign(({ context, event }) => reselection(context, event.output)),
                },
              ],
              onError: { target: "payment", actions: assign(({ event }) => failed(event.error, null)) },
            },
          },
          placing: {
            tags: "busy",
            entry: assign({ isUnanswered: false }),
            on: busyEvents(),
            invoke: {
              src: "placeBooking",
              input: ({ context }) => ({ order: requiredOrder(context), key: context.draft.id }),
              onDone: { target: "confirmed", actions: assign(({ event }) => ({ placed: event.output })) },
              onError: [
                {
                  guard: ({ event }) => tagOf(event.error) === "SlotRefused",
                  target: "details",
                  actions: [assign(({ context, event }) => refusedSlot(context, event.error)), "requestPrices"],
                },
                {
                  guard: ({ event }) => tagOf(event.error) === "InvalidBooking",
                  target: "details",
                  actions: ["showIssues", assign(({ event }) => failed(event.error, null))],
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
          settling: { after: { settling: "fetching" } },
          fetching: {
            tags: "busy",
            entry: assign({ priceAlert: null }),
            invoke: {
              src: "quotePrices",
              input: ({ context }) => priceRequest(context),
              onDone: { target: "ready", actions: assign(({ event }) => ({ prices: event.output })) },
              onError: {
                target: "failed",
                actions: assign(({ event }) => ({ prices: null, priceAlert: failed(event.error, null).alert })),
              },
            },
          },
          ready: { after: { quoteLifetime: "fetching" }, on: { "prices.requested": "fetching" } },
          failed: { on: { "prices.requested": "fetching" } },
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
          known: { after: { basisLifetime: "asking" } },
          unknown: { after: { basisRetry: "asking" } },
        },
      },
    },
  })

export type BookingMachine = ReturnType<typeof createBookingMachine>

/** While an answer is awaited nothing else moves the booking: a second press, an edit and the clock change nothing. */
function busyEvents() {
  const ignored = {}
  return {
    "draft.changed": ignored,
    "step.opened": ignored,
    "booking.confirmed": ignored,
    "time.passed": ignored,
  } as const
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
