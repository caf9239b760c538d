import type { PhoneReader } from "../account/phone/phone-reader.ts"
import { plainBasis } from "../booking/windows/market-schedule.ts"
import { bookingSetup } from "./booking/booking-actions.ts"
import { flow } from "./booking/flow.ts"
import { holding } from "./booking/holding.ts"
import { pricing } from "./booking/pricing.ts"
import { scheduling } from "./booking/scheduling.ts"
import { promoBookingOf } from "./promo-booking.ts"

/**
 * One booking, from the first address to the placed order (section 4). The region `flow` is the customer's step; beside
 * it `pricing` keeps his prices current, `scheduling` the basis of the server's schedule, and `holding` tracks how long
 * the confirmed order can be paid (D16). The child `promo` has the promo code. States that the customer waits for are
 * tagged busy.
 */
export const createBookingMachine = (readPhone: PhoneReader) => {
  const booking = bookingSetup(readPhone)
  return booking.createMachine({
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
      alert: input.alert ?? null,
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
      flow: flow(booking),
      pricing: pricing(booking),
      scheduling: scheduling(booking),
      holding: holding(booking),
    },
  })
}

export type BookingMachine = ReturnType<typeof createBookingMachine>
