import { assign, enqueueActions, raise, sendTo } from "xstate"
import type { PhoneReader } from "../../account/phone/phone-reader.ts"
import { type Draft, renewedDraft, wordedDraft } from "../../booking/draft/draft.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { AppliedCoupon } from "../../promo/applied-coupon.ts"
import type { PromoCause } from "../../promo/promo-relevance.ts"
import { isPromoConcerned, promoBookingOf } from "../promo-booking.ts"
import {
  alertAfterChange,
  type BookingContext,
  basisOn,
  closedAlert,
  fitted,
  issuesOf,
  previousTotal,
  priceKey,
  scheduleIn,
} from "./booking-context.ts"
import { guardedBooking } from "./booking-guards.ts"
import { changesOrder, isSettled, lapsed, paidBooking } from "./booking-hold.ts"

/** What the booking's steps change and emit. The answers of calls are handled beside the states that wait for them. */
export const bookingSetup = (readPhone: PhoneReader) => {
  /** Once Continue was pressed, every change is checked again, whatever caused it. */
  const issuesStill = ({ issues }: BookingContext, draft: Draft, now: Instant) =>
    issues.length > 0 ? issuesOf(draft, now, readPhone) : issues
  return guardedBooking(readPhone).extend({
    actions: {
      applyPatch: assign(({ context, event }) => {
        if (event.type !== "draft.changed") return {}
        const changed: Draft = { ...context.draft, ...event.patch }
        const draft = draftAfter(context, changed, event.now)
        return {
          draft,
          basis: basisOn(context, changed),
          now: event.now,
          alert: alertAfterChange(context, changed, draft, event.now),
          isUnanswered: false,
          issues: issuesStill(context, draft, event.now),
          prices: priceKey(draft) === null ? null : context.prices,
          comparedTotal: isPricedAlike(draft, context.draft) ? context.comparedTotal : null,
        }
      }),
      /** Keeps a total that was remembered earlier. A price that changes by the customer's own edit needs no alert. */
      rememberTotal: assign(({ context }) => ({ comparedTotal: context.comparedTotal ?? previousTotal(context) })),
      keepNow: assign(({ event }) => ("now" in event ? { now: event.now } : {})),
      /** What is ordered is what was read. An order that was sent before, and may have been booked, keeps its words. */
      wordPlaces: assign(({ context: { draft }, event }) => {
        if (event.type !== "booking.confirmed" || !event.language) return {}
        return { draft: wordedDraft(draft, event.language) }
      }),
      /** A held order stays as it was confirmed, even after its last order time. */
      fitSlot: assign(({ context }) => {
        if (context.hold) return {}
        const draft = fitted(scheduleIn(context), context.draft, context.now)
        return { draft, issues: issuesStill(context, draft, context.now) }
      }),
      closePassedSlot: assign(({ context, event }) => {
        if (event.type !== "time.passed") return {}
        if (isSettled(context) || context.draft.pickupDate === null) return { now: event.now }
        const draft = fitted(scheduleIn(context), context.draft, event.now)
        return {
          draft,
          now: event.now,
          issues: issuesStill(context, draft, event.now),
          alert: closedAlert(context, draft, event.now) ?? context.alert,
        }
      }),
      showIssues: assign(({ context }) => ({ issues: issuesOf(context.draft, context.now, readPhone) })),
      clearAlert: assign({ alert: null }),
      /** A closed slot is explained beside the choice of a time, which is on the next step. */
      keepSlotAlert: assign(({ context }) => ({ alert: context.alert?.kind === "slotClosed" ? context.alert : null })),
      rememberStop: assign(({ event }) => (event.type === "stop.editRequested" ? { editing: event.stop } : {})),
      /** The next attempt uses a new quote, and the page shows the new total beside the old one (D12, D16). */
      requestPrices: raise({ type: "prices.requested" }),
      chooseMethod: assign(({ context, event }) =>
        event.type === "payment.chosen"
          ? {
              draft: {
                ...context.draft,
                paymentMethod: event.method,
                isInCash: event.isInCash,
                costCentre: event.costCentre,
              },
              alert: null,
              isUnanswered:
                context.isUnanswered &&
                event.method === context.draft.paymentMethod &&
                event.costCentre === context.draft.costCentre,
            }
          : {},
      ),
      /** Runs before the draft is replaced, by the edit or by what fits, because the promo depends on both. */
      tellPromoOfChange: enqueueActions(({ context, event, enqueue }) => {
        const draft =
          event.type === "draft.changed"
            ? draftAfter(context, { ...context.draft, ...event.patch }, event.now)
            : fitted(scheduleIn(context), context.draft, context.now)
        if (!context.hold && isPromoConcerned(context, draft))
          enqueue.sendTo("promo", toldPromo({ ...context, draft }, "changed"))
      }),
      /** When others took the last place, the promo stays if the next window costs the same. */
      tellPromoOfClosing: sendTo("promo", ({ context }) =>
        toldPromo(
          context,
          context.alert?.kind === "slotClosed" && context.alert.why === "full" ? "changed" : "reopened",
        ),
      ),
      tellPromoOfReopening: sendTo("promo", ({ context }) => toldPromo(context, "reopened")),
      keepCoupon: assign((_, coupon: AppliedCoupon | null) => ({ coupon })),
      /** A changed order is a new order with its own key. */
      abandonHold: enqueueActions(({ context, event, enqueue }) => {
        if (!context.hold || (event.type === "draft.changed" && !changesOrder(context.draft, event.patch))) return
        enqueue.emit({ type: "hold.abandoned", placed: context.hold.placed })
        enqueue.assign({ hold: null, attempt: null, draft: renewedDraft(context.draft) })
      }),
      lapseHold: assign(({ context, event }) => lapsed(context, event)),
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
}

const toldPromo = (context: BookingContext, cause: PromoCause) =>
  ({ type: "booking.changed", booking: promoBookingOf(context), cause }) as const

/** A date or window of another booking type has no meaning, so the choice starts again when the type changes. */
const draftAfter = (context: BookingContext, changed: Draft, now: Instant): Draft =>
  changed.pickupDate === null
    ? changed
    : fitted(scheduleIn({ basis: basisOn(context, changed), draft: changed }), changed, now)

/** The setup that the parts of the machine are typed against: its events, actors, guards and actions by name. */
export type BookingSetup = ReturnType<typeof bookingSetup>

/** Whether two drafts agree in everything that the price depends on. */
const isPricedAlike = (a: Draft, b: Draft): boolean => a.bookingType === b.bookingType && priceKey(a) === priceKey(b)
