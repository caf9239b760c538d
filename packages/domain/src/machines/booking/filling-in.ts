import { assign } from "xstate"
import { leadOf } from "../../leads/lead.ts"
import type { BookingSetup } from "./booking-actions.ts"

/** The steps before payment: route and parcel, details, summary. */
export const fillingIn = (booking: BookingSetup) => ({
  entering: booking.createStateConfig({
    on: {
      "book.continued": {
        guard: "isBookComplete",
        target: "details",
        actions: ["keepNow", "keepSlotAlert", assign({ editing: null })],
      },
      "step.opened": { guard: "passesSlotAlert", target: "details", actions: "keepNow" },
    },
  }),
  details: booking.createStateConfig({
    entry: ["tellPromoOfChange", "fitSlot"],
    on: {
      "stop.editRequested": {
        target: "entering",
        actions: ["rememberStop", "tellPromoOfReopening"],
      },
      "details.continued": [
        { guard: "areDetailsRight", target: "savingLead", actions: ["keepNow", "clearAlert"] },
        { actions: ["keepNow", "showIssues"] },
      ],
    },
  }),
  savingLead: booking.createStateConfig({
    tags: "busy",
    invoke: {
      src: "saveLead",
      input: ({ context: { draft, coupon } }) => ({ lead: leadOf(draft, coupon?.code), leadId: draft.leadId }),
      onDone: {
        target: "summary",
        actions: assign(({ context, event }) => ({ draft: { ...context.draft, leadId: event.output.leadId } })),
      },
      // A lead serves us, not the customer, so a booking never waits for one.
      onError: "summary",
    },
    // The answer also tells the time, before it is read itself.
    on: {
      "time.passed": {
        guard: "closesSlot",
        target: "details",
        actions: ["closePassedSlot", "tellPromoOfClosing"],
      },
    },
  }),
  summary: booking.createStateConfig({
    on: {
      "time.passed": {
        guard: "closesSlot",
        target: "details",
        actions: ["closePassedSlot", "tellPromoOfClosing"],
      },
      "summary.continued": "payment",
      "stop.editRequested": {
        target: "entering",
        actions: ["rememberStop", "tellPromoOfReopening"],
      },
    },
  }),
})
