import type { Services } from "@mersal/domain/ports/driving/services"
import { accountClient } from "./account-client.ts"
import { adminClient } from "./admin-client.ts"
import { bookingClient } from "./booking-client.ts"
import { booksClient } from "./books-client.ts"
import type { Connection } from "./call.ts"
import { analyticsClient, consentClient } from "./consent-client.ts"
import { consumerClient } from "./consumer-client.ts"
import { corporateClient } from "./corporate-client.ts"
import { coverageClient } from "./coverage-client.ts"
import { documentClient } from "./document-client.ts"
import { internationalClient, leadClient } from "./lead-client.ts"
import { liveClient } from "./live-client.ts"
import { noticeClient } from "./notice-client.ts"
import { operationsClient } from "./operations-client.ts"
import { ownBookingClient } from "./own-booking-client.ts"
import { paymentClient } from "./payment-client.ts"
import { paymentDeskClient } from "./payment-desk-client.ts"
import { pricingClient } from "./pricing-client.ts"
import { promoClient } from "./promo-client.ts"
import { pushClient } from "./push-client.ts"
import { rateCardClient } from "./rate-card-client.ts"
import { ratingClient } from "./rating-client.ts"
import { payLinkClient, recipientClient } from "./recipient-client.ts"
import { referenceDataClient } from "./reference-data-client.ts"
import { scheduleClient } from "./schedule-client.ts"
import { secondFactorClient, staffRefusals } from "./second-factor-client.ts"
import { staffClient } from "./staff-client.ts"
import { trackingClient } from "./tracking-client.ts"

/** The driving ports over HTTP: the same interfaces that the use cases implement on the server. */
export const httpServices = (connection: Connection): Services => ({
  account: {
    ...accountClient(connection, staffRefusals),
    ...secondFactorClient(connection),
    ...staffClient(connection),
  },
  admin: adminClient(connection),
  analytics: analyticsClient(connection),
  consents: consentClient(connection),
  international: internationalClient(connection),
  leads: leadClient(connection),
  promo: promoClient(connection),
  referenceData: referenceDataClient(connection),
  schedule: scheduleClient(connection),
  pricing: { ...pricingClient(connection), ...rateCardClient(connection) },
  consumers: consumerClient(connection),
  corporate: corporateClient(connection),
  coverage: coverageClient(connection),
  booking: bookingClient(connection),
  books: booksClient(connection),
  documents: documentClient(connection),
  ownBookings: ownBookingClient(connection),
  tracking: trackingClient(connection),
  live: liveClient(connection),
  notices: noticeClient(connection),
  operations: operationsClient(connection),
  payLinks: payLinkClient(connection),
  paymentDesk: paymentDeskClient(connection),
  payments: paymentClient(connection),
  push: pushClient(connection),
  ratings: ratingClient(connection),
  recipient: recipientClient(connection),
})
