import type { AccountService } from "./account-service.ts"
import type { AdminService } from "./admin-service.ts"
import type { AnalyticsService } from "./analytics-service.ts"
import type { BookingService } from "./booking-service.ts"
import type { BooksService } from "./books-service.ts"
import type { ConsentService } from "./consent-service.ts"
import type { ConsumerService } from "./consumer-service.ts"
import type { CorporateService } from "./corporate-service.ts"
import type { CoverageService } from "./coverage-service.ts"
import type { DocumentService } from "./document-service.ts"
import type { InternationalService } from "./international-service.ts"
import type { LeadService } from "./lead-service.ts"
import type { LiveService } from "./live-service.ts"
import type { NoticeService } from "./notice-service.ts"
import type { OperationsService } from "./operations-service.ts"
import type { OwnBookingService } from "./own-booking-service.ts"
import type { PayLinkService } from "./pay-link-service.ts"
import type { PaymentDeskService } from "./payment-desk-service.ts"
import type { PaymentService } from "./payment-service.ts"
import type { PricingService } from "./pricing-service.ts"
import type { PromoService } from "./promo-service.ts"
import type { PushService } from "./push-service.ts"
import type { RatingService } from "./rating-service.ts"
import type { RecipientService } from "./recipient-service.ts"
import type { ReferenceDataService } from "./reference-data-service.ts"
import type { ScheduleService } from "./schedule-service.ts"
import type { TrackingService } from "./tracking-service.ts"

/** Every driving port of the product, as the browser's client and the server's use cases both offer them. */
export interface Services {
  readonly account: AccountService
  readonly admin: AdminService
  readonly analytics: AnalyticsService
  readonly booking: BookingService
  readonly books: BooksService
  readonly consents: ConsentService
  readonly consumers: ConsumerService
  readonly corporate: CorporateService
  readonly coverage: CoverageService
  readonly documents: DocumentService
  readonly international: InternationalService
  readonly leads: LeadService
  readonly live: LiveService
  readonly notices: NoticeService
  readonly operations: OperationsService
  readonly payLinks: PayLinkService
  readonly paymentDesk: PaymentDeskService
  readonly payments: PaymentService
  readonly ownBookings: OwnBookingService
  readonly pricing: PricingService
  readonly promo: PromoService
  readonly push: PushService
  readonly ratings: RatingService
  readonly referenceData: ReferenceDataService
  readonly recipient: RecipientService
  readonly schedule: ScheduleService
  readonly tracking: TrackingService
}
