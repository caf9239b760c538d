import type { PhoneReader } from "../../account/phone/phone-reader.ts"
import { canOpenStep, type Step } from "../../booking/draft/steps.ts"
import { bookingActors } from "./booking-actors.ts"
import { closedAlert, issuesOf, priceKey, wayKey } from "./booking-context.ts"
import { holdRemaining, isHeldOtherwise, isSettled, paidBooking } from "./booking-hold.ts"
import { cardMethod, cashMethod } from "./held-payment.ts"

/** Guards of the booking's steps; the rules decide. */
export const guardedBooking = (readPhone: PhoneReader) =>
  bookingActors.extend({
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
      /** A held order is paid and never ordered again, even with a method that cannot pay it. */
      ordersAnew: ({ context }) => context.hold === null && context.draft.paymentMethod !== null,
      isHeld: ({ context }) => context.hold !== null,
      isHeldOtherwise: ({ context }) => isHeldOtherwise(context),
      /** A hold can be paid by any method, without a new check (D16). */
      paysHeldByCard: ({ context }) => context.hold !== null && cardMethod(context) !== null,
      paysHeldByCash: ({ context }) => context.hold !== null && cashMethod(context) !== null,
      /** The hold has ended, whether or not its timer fired. */
      outlivesHold: ({ context, event }) =>
        "now" in event && context.hold !== null && holdRemaining(context, event.now) === 0,
      isOurs: ({ context, event }) =>
        event.type === "payment.succeeded" && paidBooking(context, event.booking) !== null,
      isLastAttempt: ({ context, event }) => event.type === "payment.failed" && event.attempt === context.attempt,
      changesPrice: ({ context, event }) =>
        event.type === "draft.changed" && priceKey({ ...context.draft, ...event.patch }) !== priceKey(context.draft),
      changesWay: ({ context, event }) =>
        event.type === "draft.changed" && wayKey({ ...context.draft, ...event.patch }) !== wayKey(context.draft),
      hasWay: ({ context }) => wayKey(context.draft) !== null,
      hasPrice: ({ context }) => priceKey(context.draft) !== null,
    },
  })
