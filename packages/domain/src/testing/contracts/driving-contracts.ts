import { bookingServiceContract } from "./booking-service.ts"
import type { ServiceCase } from "./contract-case.ts"
import { coverageServiceContract } from "./coverage-service.ts"
import { pricingServiceContract } from "./pricing-service.ts"
import { scheduleServiceContract } from "./schedule-service.ts"
import { trackingServiceContract } from "./tracking-service.ts"

/**
 * What the product promises to whoever uses it, by driving port: on the use cases over memory, and on the browser's
 * client against the real server. The stage may hold the sample reference data or the real areas and gazetteer; its
 * prices change on `priceChangeDay`.
 */
export const drivingContracts: Readonly<Record<string, readonly ServiceCase[]>> = {
  booking: bookingServiceContract,
  coverage: coverageServiceContract,
  pricing: pricingServiceContract,
  schedule: scheduleServiceContract,
  tracking: trackingServiceContract,
}
