import type { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import type { Routes } from "./http/mount.ts"
import { accountRoutes } from "./routes/account.ts"
import { adminRoutes } from "./routes/admin.ts"
import { bookingRoutes } from "./routes/booking.ts"
import { booksRoutes } from "./routes/books.ts"
import { consentRoutes } from "./routes/consent.ts"
import { consumerRoutes } from "./routes/consumers.ts"
import { corporateRoutes } from "./routes/corporate.ts"
import { coverageRoutes } from "./routes/coverage.ts"
import { documentRoutes } from "./routes/documents.ts"
import { internationalRoutes } from "./routes/international.ts"
import { leadRoutes } from "./routes/leads.ts"
import { liveRoutes } from "./routes/live.ts"
import { noticeRoutes } from "./routes/notices.ts"
import { operationsRoutes } from "./routes/operations.ts"
import { ownBookingRoutes } from "./routes/own-bookings.ts"
import { paymentRoutes } from "./routes/payment.ts"
import { pricingRoutes } from "./routes/pricing.ts"
import { promoRoutes } from "./routes/promo.ts"
import { pushRoutes } from "./routes/push.ts"
import { ratingRoutes } from "./routes/ratings.ts"
import { recipientRoutes } from "./routes/recipient.ts"
import { referenceDataRoutes } from "./routes/reference-data.ts"
import { scheduleRoutes } from "./routes/schedule.ts"
import { trackingRoutes } from "./routes/tracking.ts"

/** The driving port's method for every call of the REST API (section 7). */
export const routes: Routes<typeof endpointTable> = {
  ...scheduleRoutes,
  ...pricingRoutes,
  ...coverageRoutes,
  ...bookingRoutes,
  ...ownBookingRoutes,
  ...trackingRoutes,
  ...accountRoutes,
  ...liveRoutes,
  ...noticeRoutes,
  ...operationsRoutes,
  ...ratingRoutes,
  ...recipientRoutes,
  ...pushRoutes,
  ...paymentRoutes,
  ...documentRoutes,
  ...booksRoutes,
  ...consentRoutes,
  ...consumerRoutes,
  ...corporateRoutes,
  ...promoRoutes,
  ...referenceDataRoutes,
  ...internationalRoutes,
  ...leadRoutes,
  ...adminRoutes,
}
