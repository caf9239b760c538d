import { assign, not } from "xstate"
import { confirmationOf } from "../../booking/order/confirmation.ts"
import { basisOf } from "../../booking/windows/market-schedule.ts"
import { failed, refusedSlot, reselection } from "./after-answer.ts"
import type { BookingSetup } from "./booking-actions.ts"
import type { BookingFailure } from "./booking-alert.ts"
import { uncheckedAlert } from "./booking-alert.ts"
import { previousTotal, requiredOrder, slotRequest } from "./booking-context.ts"
import { holdOf, waitsForCard } from "./booking-hold.ts"
import { hasNoAnswer, isUnserved, tagOf } from "./call-failure.ts"
import { required } from "./held-payment.ts"
import { ignoredWhileBusy } from "./ignored-events.ts"

/** From the choice of a method to an accepted order: the date is checked once more, then the order is placed. */
export const confirming = (booking: BookingSetup) => ({
  payment: booking.createStateConfig({
    on: {
      "time.passed": {
        guard: "closesSlot",
        target: "details",
        actions: ["closePassedSlot", "tellPromoOfClosing"],
      },
      "hold.ended": { target: "summary", actions: ["lapseHold", "requestPrices", "lookAtTime"] },
      "payment.chosen": { actions: "chooseMethod" },
      "stop.editRequested": {
        target: "entering",
        actions: ["rememberStop", "tellPromoOfReopening"],
      },
      "booking.confirmed": [
        // Even when it is too late for a new order, an order sent in time may still be answered.
        { guard: "isUnanswered", target: "placing", actions: ["keepNow", "clearAlert"] },
        // The region `holding` handles it too: it keeps the time, and ends the hold.
        { guard: "outlivesHold" },
        { guard: not("isBookComplete"), target: "entering", actions: "keepNow" },
        { guard: not("areDetailsRight"), target: "details", actions: ["keepNow", "showIssues"] },
        { guard: "paysHeldByCard", target: "handingOver", actions: ["keepNow", "clearAlert"] },
        { guard: "paysHeldByCash", target: "payingByCash", actions: ["keepNow", "clearAlert"] },
        { guard: "ordersAnew", target: "checkingPickupDate", actions: ["keepNow", "clearAlert", "wordPlaces"] },
        { actions: ["keepNow", assign({ alert: { kind: "methodMissing" } })] },
      ],
    },
  }),
  checkingPickupDate: booking.createStateConfig({
    tags: "busy",
    on: ignoredWhileBusy(),
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
            "tellPromoOfClosing",
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
            "tellPromoOfReopening",
            "requestPrices",
          ],
        },
      ],
    },
  }),
  placing: booking.createStateConfig({
    tags: "busy",
    entry: assign(({ context }) => ({
      sent: context.isUnanswered ? context.sent : requiredOrder(context),
      isUnanswered: false,
    })),
    on: ignoredWhileBusy(),
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
            "tellPromoOfClosing",
            "requestPrices",
          ],
        },
        {
          guard: ({ event }) => tagOf(event.error) === "InvalidBooking",
          target: "details",
          actions: assign(({ event }) => failed(event.error, null)),
        },
        {
          // Used up meanwhile, perhaps on another device of the same customer.
          guard: ({ event }) => tagOf(event.error) === "PromoRefused",
          target: "payment",
          actions: [
            assign(({ context, event }) => failed(event.error, previousTotal(context))),
            "tellPromoOfReopening",
            "requestPrices",
          ],
        },
        {
          // It is unknown whether the order was booked, so the next press sends the identical order under the same key.
          guard: ({ event }) => hasNoAnswer(event.error),
          target: "payment",
          actions: assign(({ event }) => ({ ...failed(event.error, null), isUnanswered: true })),
        },
        {
          target: "payment",
          actions: [assign(({ context, event }) => failed(event.error, previousTotal(context))), "requestPrices"],
        },
      ],
    },
  }),
})
