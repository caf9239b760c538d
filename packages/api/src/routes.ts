import { endpoints } from "@mersal/adapters-http/contract/endpoints"
import { type Mounting, mount } from "./http/mount.ts"

/** Every call of the REST API (section 7) and the method of a driving port that serves it. */
export function mountRoutes(mounting: Mounting): void {
  mount(mounting, endpoints.retrieveAllSlots, ({ schedule }, request, options) =>
    schedule.lookUpSlots(request, options),
  )

  mount(mounting, endpoints.retrievePrices, ({ pricing }, request, options) => pricing.quotePrices(request, options))
  mount(mounting, endpoints.distance, ({ pricing }, request, options) => pricing.measureDistance(request, options))

  mount(mounting, endpoints.polygonDetails, ({ coverage }, request, options) => coverage.serviceAreas(request, options))
  mount(mounting, endpoints.searchPlaces, ({ coverage }, request, options) => coverage.searchPlaces(request, options), {
    limit: "placeSearch",
  })

  mount(mounting, endpoints.createLead, ({ booking }, request, options) => booking.saveLead(request, options), {
    remembersGuest: true,
  })
  mount(mounting, endpoints.createOrder, ({ booking }, order, options) => booking.placeBooking(order, options), {
    remembersGuest: true,
    isIdempotent: true,
    limit: "createOrder",
  })

  mount(mounting, endpoints.orderTracking, ({ tracking }, request, options) => tracking.track(request, options), {
    limit: "tracking",
  })
}
