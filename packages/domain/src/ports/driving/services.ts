import type { BookingService } from "./booking-service.ts"
import type { CoverageService } from "./coverage-service.ts"
import type { PricingService } from "./pricing-service.ts"
import type { ScheduleService } from "./schedule-service.ts"
import type { TrackingService } from "./tracking-service.ts"

/** Every driving port of the product, as the browser's client and the server's use cases both offer them. */
export interface Services {
  readonly booking: BookingService
  readonly coverage: CoverageService
  readonly pricing: PricingService
  readonly schedule: ScheduleService
  readonly tracking: TrackingService
}
