import { fromPort } from "@mersal/domain/machines/actor-logic"
import { createBookingMachine } from "@mersal/domain/machines/booking-machine"
import { readPhone } from "../environment/phones.ts"
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
  },
})
