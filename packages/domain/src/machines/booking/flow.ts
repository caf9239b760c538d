import type { BookingSetup } from "./booking-actions.ts"
import { confirming } from "./confirming.ts"
import { fillingIn } from "./filling-in.ts"
import { paying } from "./paying.ts"

/** The region for the customer's step. Events here are handled in every step. */
export const flow = (booking: BookingSetup) =>
  booking.createStateConfig({
    initial: "entering",
    on: {
      "draft.changed": { actions: ["abandonHold", "tellPromoOfChange", "applyPatch"] },
      "alert.dismissed": { actions: "clearAlert" },
      "time.passed": [
        { guard: "closesSlot", actions: ["closePassedSlot", "tellPromoOfClosing"] },
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
      ...fillingIn(booking),
      ...confirming(booking),
      ...paying(booking),
      confirmed: { type: "final" },
    },
  })
