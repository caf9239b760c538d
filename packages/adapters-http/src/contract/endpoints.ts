import { createLead, createOrder } from "./endpoints/booking.ts"
import { polygonDetails, searchPlaces } from "./endpoints/coverage.ts"
import { distance, retrievePrices } from "./endpoints/pricing.ts"
import { retrieveAllSlots } from "./endpoints/schedule.ts"
import { orderTracking } from "./endpoints/tracking.ts"

/** Every call of the REST API. The server mounts exactly these. */
export const endpoints = {
  retrieveAllSlots,
  polygonDetails,
  searchPlaces,
  retrievePrices,
  distance,
  createLead,
  createOrder,
  orderTracking,
} as const
