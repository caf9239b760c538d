import { bookingTable } from "./table/booking.ts"
import { coverageTable } from "./table/coverage.ts"
import { pricingTable } from "./table/pricing.ts"
import { scheduleTable } from "./table/schedule.ts"
import { trackingTable } from "./table/tracking.ts"

/**
 * Every call of the REST API. The server mounts exactly these, asks the policy that each names, and describes them in
 * OpenAPI.
 */
export const endpointTable = {
  ...scheduleTable,
  ...pricingTable,
  ...coverageTable,
  ...bookingTable,
  ...trackingTable,
} as const
