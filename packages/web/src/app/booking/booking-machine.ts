import { fromPort } from "@mersal/domain/machines/actor-logic"
import { createBookingMachine } from "@mersal/domain/machines/booking-machine"
import { promoMachine } from "@mersal/domain/machines/promo-machine"
import type { CallOptions } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { spareOnce } from "../../environment/answers/spare.ts"
import type { CardRequest } from "../../features/payment/card-session.ts"
import { begunCardAttempt } from "../../features/payment/card-session-storage.ts"
import { readPhone } from "../../fields/phones.ts"
import { deferredFrom, services } from "../composition/services.ts"
import { serverNow } from "../page/clock.ts"

/** Loaded, like the call itself, with the first press that pays by card. */
const beginCardPayment = deferredFrom(spareOnce(() => import("../../features/payment/card-session.ts")))(
  async ({ handOverOf, openCardSession }, request: CardRequest, options: CallOptions) =>
    Result.map(await openCardSession(services.payments, request, serverNow(), options), handOverOf),
)

const makeBookingMachine = () =>
  createBookingMachine(readPhone).provide({
    actors: {
      promo: promoMachine.provide({
        actors: {
          applyPromo: fromPort(async ({ code, inputs, window, phone = null, email }, options) => {
            const { pickup, dropOff, ...asked } = inputs
            const at = (position: typeof pickup) => ({ kind: "position", position }) as const
            const request = {
              ...asked,
              pickup: at(pickup),
              dropOff: at(dropOff),
              code,
              ...(window && { window }),
              phone,
              ...(email && { email }),
              // At booking, the server compares the price that the customer saw. A code is tried against the current
              // price.
              quoteId: null,
              expectedTotal: null,
            }
            return Result.map(await services.promo.applyPromo(request, options), ({ coupon }) => coupon)
          }),
        },
      }),
      quotePrices: fromPort(services.pricing.quotePrices),
      lookUpSlots: fromPort(services.schedule.lookUpSlots),
      saveLead: fromPort(services.booking.saveLead),
      placeBooking: fromPort(({ order, key }, options) =>
        services.booking.placeBooking(order, { ...options, idempotencyKey: key }),
      ),
      startCardPayment: fromPort(({ booking, ...request }, options) =>
        beginCardPayment({ ...request, reference: booking, payToken: null }, options),
      ),
      payByCash: fromPort(async ({ booking, ...request }, options) => {
        // The tabs share a newer attempt than this one may remember.
        const instead = begunCardAttempt(booking) ?? request.instead
        const answer = await services.payments.payInCash({ ...request, reference: booking, instead }, options)
        return Result.map(answer, (placed) => ({ booking: placed, accessToken: request.accessToken }))
      }),
    },
  })

let made: ReturnType<typeof makeBookingMachine> | undefined

/** The booking machine with the real calls behind its actors. Made at its first use, which is a task of its own. */
export function bookingMachine() {
  made ??= makeBookingMachine()
  return made
}
