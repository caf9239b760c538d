import { accountTable } from "./table/account.ts"
import { adminTable } from "./table/admin.ts"
import { bookingTable } from "./table/booking.ts"
import { booksTable } from "./table/books.ts"
import { consentTable } from "./table/consent.ts"
import { consumerTable } from "./table/consumers.ts"
import { corporateTable } from "./table/corporate.ts"
import { coverageTable } from "./table/coverage.ts"
import { documentTable } from "./table/documents.ts"
import { internationalTable } from "./table/international.ts"
import { leadTable } from "./table/leads.ts"
import { liveTable } from "./table/live.ts"
import { noticeTable } from "./table/notices.ts"
import { operationsTable } from "./table/operations.ts"
import { ownBookingsTable } from "./table/own-bookings.ts"
import { paymentTable } from "./table/payment.ts"
import { pricingTable } from "./table/pricing.ts"
import { promoTable } from "./table/promo.ts"
import { pushTable } from "./table/push.ts"
import { ratingTable } from "./table/ratings.ts"
import { recipientTable } from "./table/recipient.ts"
import { referenceDataTable } from "./table/reference-data.ts"
import { scheduleTable } from "./table/schedule.ts"
import { trackingTable } from "./table/tracking.ts"

/** The calls of the REST API by area: the chapters of its description. */
export const endpointAreas = {
  Slots: scheduleTable,
  Prices: pricingTable,
  Promos: promoTable,
  Settings: referenceDataTable,
  Abroad: internationalTable,
  Coverage: coverageTable,
  Bookings: { ...bookingTable, ...ownBookingsTable, ...ratingTable },
  Tracking: { ...trackingTable, ...liveTable },
  Payments: paymentTable,
  Recipients: recipientTable,
  Notifications: { ...noticeTable, ...pushTable },
  Operations: operationsTable,
  Documents: documentTable,
  Books: booksTable,
  Leads: leadTable,
  Accounts: accountTable,
  Consent: consentTable,
  Programs: consumerTable,
  Companies: corporateTable,
  Administration: adminTable,
} as const

/**
 * Every call of the REST API. The server mounts exactly these, checks the access that each names, and describes them in
 * OpenAPI.
 */
export const endpointTable = {
  ...scheduleTable,
  ...pricingTable,
  ...coverageTable,
  ...bookingTable,
  ...ownBookingsTable,
  ...ratingTable,
  ...trackingTable,
  ...liveTable,
  ...operationsTable,
  ...recipientTable,
  ...noticeTable,
  ...pushTable,
  ...paymentTable,
  ...documentTable,
  ...booksTable,
  ...accountTable,
  ...consentTable,
  ...consumerTable,
  ...corporateTable,
  ...promoTable,
  ...referenceDataTable,
  ...internationalTable,
  ...leadTable,
  ...adminTable,
} as const
