import { fromPort } from "@mersal/domain/machines/actor-logic"
import { createBookingMachine } from "@mersal/domain/machines/booking-machine"
import * as Result from "effect/Result"
import { readPhone } from "../environment/phones.ts"
import { handOverOf, openCardSession } from "../features/payment/card-session.ts"
import { services } from "./services.ts"

/** The booking machine with the real calls behind its actors. */
export const providedBookingMachine = createBookingMachine(readPhone).provide({
  actors: {
    quotePrices: fromPort((request, options) => services.pricing.quotePrices(request, options)),
    lookUpSlots: fromPort((request, options) => services.schedule.lookUpSlots(request, options)),
    saveLead: fromPort((request, options) => services.booking.saveLead(request, options)),
    placeBooking: fromPort(({ order, key }, options) =>
      services.booking.placeBooking(order, { ...options, idempotencyKey: key }),
    ),
    startCardPayment: fromPort(async ({ booking, accessToken, method, instead }, options) => {
      const request = { reference: booking, accessToken, method, instead, payToken: null }
      return Result.map(await openCardSession(services.payments, request, options), handOverOf)
    }),
    payByCash: fromPort(async ({ booking, ...request }, options) => {
      const answer = await services.payments.payInCash({ ...request, reference: booking }, options)
      return Result.map(answer, (placed) => ({ booking: placed, accessToken: request.accessToken }))
    }),
  },
})
