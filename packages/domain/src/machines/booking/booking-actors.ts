import { setup } from "xstate"
import type { Order } from "../../booking/order/order.ts"
import type { SlotLookup } from "../../booking/windows/slot-lookup.ts"
import type { CardHandOver, CardPaymentRequest, CashPaymentRequest } from "../../payment/card/card-hand-over.ts"
import type { PlacedBooking, SaveLeadRequest } from "../../ports/driving/booking-service.ts"
import type { PriceList, PriceRequest } from "../../ports/driving/pricing-service.ts"
import type { SlotRequest } from "../../ports/driving/schedule-service.ts"
import { quoteLifetimeMinutes } from "../../pricing/quote.ts"
import { unprovided } from "../actor-logic.ts"
import { promoMachine } from "../promo-machine.ts"
import type { BookingContext } from "./booking-context.ts"
import type { BookingEmitted, BookingEvent, BookingInput } from "./booking-event.ts"
import { holdRemaining } from "./booking-hold.ts"

/** What a booking waits for: calls provided by the composition root, and timers. */
export const bookingActors = setup({
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
    /** Waits for typing and clicking to settle before requesting a price. */
    settling: 250,
    quoteLifetime: (quoteLifetimeMinutes - 1) * 60_000,
    /**
     * How long an open page may miss an operator's closure; confirm checks it at once. New rules are fetched when they
     * begin.
     */
    basisLifetime: ({ context: { basis, now } }) =>
      Math.max(1_000, Math.min(15 * 60_000, (basis.rulesUntil ?? Infinity) - now)),
    basisRetry: 30_000,
    holdEnds: ({ context }) => holdRemaining(context, context.now),
  },
})
