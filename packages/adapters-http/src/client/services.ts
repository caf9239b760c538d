import type { ServiceArea } from "@mersal/domain/places/service-area"
import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import type { Services } from "@mersal/domain/ports/driving/services"
import { createLead, createOrder } from "../contract/endpoints/booking.ts"
import { polygonDetails, searchPlaces } from "../contract/endpoints/coverage.ts"
import { distance, retrievePrices } from "../contract/endpoints/pricing.ts"
import { retrieveAllSlots } from "../contract/endpoints/schedule.ts"
import { orderTracking } from "../contract/endpoints/tracking.ts"
import { type Connection, call } from "./call.ts"

/** The driving ports over HTTP: the same interfaces that the use cases implement on the server. */
export const httpServices = (connection: Connection): Services => ({
  schedule: {
    lookUpSlots: (request, options) => call(connection, retrieveAllSlots, request, options),
  },
  pricing: {
    quotePrices: (request, options) => call(connection, retrievePrices, request, options),
    measureDistance: (request, options) => call(connection, distance, request, options),
  },
  coverage: {
    serviceAreas: (request, options) =>
      call<typeof request, readonly ServiceArea[], never>(connection, polygonDetails, request, options),
    searchPlaces: (request, options) =>
      call<typeof request, readonly FoundPlace[], never>(connection, searchPlaces, request, options),
  },
  booking: {
    saveLead: (request, options) =>
      call<typeof request, { readonly leadId: string }, never>(connection, createLead, request, options),
    placeBooking: (order, options) => call(connection, createOrder, order, options),
  },
  tracking: {
    track: (request, options) => call(connection, orderTracking, request, options),
  },
})
