import { httpServices } from "@mersal/adapters-http/client/services"
import { fromPort } from "@mersal/domain/machines/actor-logic"
import { bookingMachine } from "@mersal/domain/machines/booking-machine"
import type { Services } from "@mersal/domain/ports/driving/services"
import { clock } from "./clock.ts"

/** Where the browser's adapters are picked: every port of the product over this page's own origin. */
export const services: Services = httpServices({
  origin: "",
  fetch: (...request) => globalThis.fetch(...request),
  language: () => (document.documentElement.lang.startsWith("ar") ? "ar" : "en"),
  observeNow: (instant) => clock.observe(instant),
  timeoutMilliseconds: 15_000,
})

/** The booking machine with the real calls behind its actors. */
export const providedBookingMachine = bookingMachine.provide({
  actors: {
    quotePrices: fromPort((request, options) => services.pricing.quotePrices(request, options)),
    lookUpSlots: fromPort((request, options) => services.schedule.lookUpSlots(request, options)),
    saveLead: fromPort((request, options) => services.booking.saveLead(request, options)),
    placeBooking: fromPort(({ order, key }, options) =>
      services.booking.placeBooking(order, { ...options, idempotencyKey: key }),
    ),
  },
})
