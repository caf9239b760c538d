import { bookingServiceContract } from "./booking-service.ts"
import { consentServiceContract } from "./consent-services.ts"
import type { ServiceCase } from "./contract-case.ts"
import { coverageServiceContract } from "./coverage-service.ts"
import { internationalServiceContract, leadServiceContract } from "./lead-services.ts"
import { noticeServiceContract } from "./notice-service.ts"
import { ownBookingServiceContract } from "./own-booking-service.ts"
import { pricingServiceContract } from "./pricing-service.ts"
import { promoServiceContract } from "./promo-service.ts"
import { pushServiceContract } from "./push-service.ts"
import { referenceDataServiceContract } from "./reference-data-service.ts"
import { scheduleServiceContract } from "./schedule-service.ts"
import { trackingServiceContract } from "./tracking-service.ts"

/**
 * The product's promises to its users, by driving port: on the use cases over memory, and on the browser's client
 * against the real server. The stage may hold the sample reference data or the real areas and gazetteer; its prices
 * change on `priceChangeDay`.
 */
export const drivingContracts: Readonly<Record<string, readonly ServiceCase[]>> = {
  booking: bookingServiceContract,
  consents: consentServiceContract,
  coverage: coverageServiceContract,
  international: internationalServiceContract,
  leads: leadServiceContract,
  ownBookings: ownBookingServiceContract,
  pricing: pricingServiceContract,
  promo: promoServiceContract,
  notices: noticeServiceContract,
  push: pushServiceContract,
  referenceData: referenceDataServiceContract,
  schedule: scheduleServiceContract,
  tracking: trackingServiceContract,
}
