import * as Effect from "effect/Effect"
import type * as ManagedRuntime from "effect/ManagedRuntime"
import type { Accounts, BookingOwners } from "../ports/driven/accounts.ts"
import type { Analytics } from "../ports/driven/analytics.ts"
import type { ApiKeys } from "../ports/driven/api-keys.ts"
import type { Banners } from "../ports/driven/banners.ts"
import type { BoardChanges } from "../ports/driven/board-changes.ts"
import type { BookingBoard } from "../ports/driven/booking-board.ts"
import type { BookingChanges } from "../ports/driven/booking-changes.ts"
import type { Bookings } from "../ports/driven/bookings.ts"
import type { ChangeLog } from "../ports/driven/change-log.ts"
import type { ChosenReadings } from "../ports/driven/chosen-readings.ts"
import type { ClosureCalendar } from "../ports/driven/closure-calendar.ts"
import type { ComingBookings } from "../ports/driven/coming-bookings.ts"
import type { Companies } from "../ports/driven/companies.ts"
import type { Consents } from "../ports/driven/consents.ts"
import type { Contacts } from "../ports/driven/contacts.ts"
import type { DayBooks } from "../ports/driven/day-books.ts"
import type { Digest } from "../ports/driven/digest.ts"
import type { DistanceMeter } from "../ports/driven/distance-meter.ts"
import type { Drivers } from "../ports/driven/drivers.ts"
import type { Geocoder } from "../ports/driven/geocoder.ts"
import type { IdSource } from "../ports/driven/id-source.ts"
import type { InternationalRates } from "../ports/driven/international-rates.ts"
import type { LeadDesk } from "../ports/driven/lead-desk.ts"
import type { MessageSender, PushSender } from "../ports/driven/messages.ts"
import type { MoneyBooks } from "../ports/driven/money-books.ts"
import type { NoticeChoices } from "../ports/driven/notice-choices.ts"
import type { OneTimeCodes } from "../ports/driven/one-time-codes.ts"
import type { Outbox } from "../ports/driven/outbox.ts"
import type { Passwords } from "../ports/driven/passwords.ts"
import type { PaymentAttempts, Refunds } from "../ports/driven/payment-attempts.ts"
import type { PaymentGateways } from "../ports/driven/payment-gateways.ts"
import type { PaymentOffer } from "../ports/driven/payment-offer.ts"
import type { TariffBook, TaxRates } from "../ports/driven/price-lists.ts"
import type { Printer } from "../ports/driven/printer.ts"
import type { Product } from "../ports/driven/product.ts"
import type { PromoCatalog } from "../ports/driven/promo-catalog.ts"
import type { PromoUses } from "../ports/driven/promo-uses.ts"
import type { Proofs } from "../ports/driven/proofs.ts"
import type { PushSubscriptions } from "../ports/driven/push-subscriptions.ts"
import type { Ratings } from "../ports/driven/ratings.ts"
import type { RecentBookings } from "../ports/driven/recent-bookings.ts"
import type { RecipientRequests } from "../ports/driven/recipient-requests.ts"
import type { ReferenceEntries } from "../ports/driven/reference-entries.ts"
import type { RulesBook } from "../ports/driven/rules-book.ts"
import type { SecondFactors } from "../ports/driven/second-factors.ts"
import type { ServiceAreas } from "../ports/driven/service-areas.ts"
import type { Sessions } from "../ports/driven/sessions.ts"
import type { SlotLedger } from "../ports/driven/slot-ledger.ts"
import type { SocialIdentities } from "../ports/driven/social-identities.ts"
import type { StoredAnswers } from "../ports/driven/stored-answers.ts"
import type { UnitOfWork } from "../ports/driven/unit-of-work.ts"
import type { WebhookSender } from "../ports/driven/webhook-sender.ts"
import type { Webhooks } from "../ports/driven/webhooks.ts"
import type { Services } from "../ports/driving/services.ts"
import { accountService } from "./account/account-service.ts"
import { analyticsService } from "./analytics/analytics-service.ts"
import { cancelBooking, offerCancellation } from "./booking/cancel-booking.ts"
import { changeBooking } from "./booking/change-booking.ts"
import { completeOrder } from "./booking/complete-order.ts"
import { ownBookings } from "./booking/own-bookings.ts"
import { placeBooking } from "./booking/place-booking.ts"
import { readBooking, readReceipt } from "./booking/read-booking.ts"
import { booksService } from "./books/books-service.ts"
import type { Caller } from "./caller.ts"
import { consentService } from "./consent/consent-service.ts"
import { consumerService } from "./consumer/consumer-service.ts"
import { corporateService } from "./corporate/corporate-service.ts"
import { documentService } from "./documents/document-service.ts"
import { leadService } from "./leads/lead-service.ts"
import { saveLead } from "./leads/save-lead.ts"
import { liveService } from "./live/live-service.ts"
import { noticeService } from "./notices/notice-service.ts"
import { operationsService } from "./operations/operations-service.ts"
import { endRefund, listUnknownRefunds } from "./payment/end-refund.ts"
import { payForChange } from "./payment/pay-for-change.ts"
import { paymentService } from "./payment/payment-service.ts"
import { listReviews, ruleOnReview } from "./payment/rule-on-review.ts"
import { listServiceAreas } from "./places/list-service-areas.ts"
import { searchPlaces } from "./places/search-places.ts"
import { measureDistance } from "./pricing/measure-distance.ts"
import { quoteInternational } from "./pricing/quote-international.ts"
import { quotePrices } from "./pricing/quote-prices.ts"
import { readRateCard } from "./pricing/read-rate-card.ts"
import { promoService } from "./promo/promo-service.ts"
import { pushService } from "./push/push-service.ts"
import { ratingService } from "./rating/rate-booking.ts"
import { payLinkService } from "./recipient/pay-link.ts"
import { recipientService } from "./recipient/recipient-service.ts"
import { adminService } from "./reference/admin-service.ts"
import { referenceDataService } from "./reference/reference-data-service.ts"
import type { RunFor } from "./run-for.ts"
import { runProgram } from "./run-program.ts"
import { globalSearch } from "./tracking/global-search.ts"
import { trackBooking } from "./tracking/track-booking.ts"
import { lookUpSlots } from "./windows/look-up-slots.ts"

/** All driven ports of the use cases: a composition root that forgets one does not compile. */
export type DrivenPorts =
  | Accounts
  | Analytics
  | ApiKeys
  | Banners
  | BoardChanges
  | BookingBoard
  | BookingChanges
  | BookingOwners
  | Bookings
  | ChangeLog
  | ChosenReadings
  | ClosureCalendar
  | ComingBookings
  | Companies
  | Consents
  | Contacts
  | DayBooks
  | Digest
  | DistanceMeter
  | Drivers
  | Geocoder
  | IdSource
  | InternationalRates
  | LeadDesk
  | MessageSender
  | NoticeChoices
  | OneTimeCodes
  | Passwords
  | Printer
  | Product
  | MoneyBooks
  | PaymentAttempts
  | PaymentGateways
  | PaymentOffer
  | PromoCatalog
  | Outbox
  | PromoUses
  | Proofs
  | PushSender
  | PushSubscriptions
  | Ratings
  | Refunds
  | RecentBookings
  | ReferenceEntries
  | RecipientRequests
  | RulesBook
  | SecondFactors
  | ServiceAreas
  | SlotLedger
  | Sessions
  | SocialIdentities
  | StoredAnswers
  | TariffBook
  | TaxRates
  | UnitOfWork
  | Webhooks
  | WebhookSender

type Run = RunFor<() => Effect.Effect<unknown, unknown, DrivenPorts>>

/** Makes each driving port for one caller. */
const ports: { readonly [Area in keyof Services]: (run: Run, caller: Caller) => Services[Area] } = {
  account: accountService,
  admin: adminService,
  analytics: analyticsService,
  schedule: (run) => ({ lookUpSlots: (request, options) => run(lookUpSlots(request), options) }),
  pricing: (run) => ({
    quotePrices: (request, options) => run(quotePrices(request), options),
    measureDistance: (request, options) => run(measureDistance(request), options),
    rateCard: (request, options) => run(readRateCard(request), options),
  }),
  books: booksService,
  consents: consentService,
  consumers: consumerService,
  corporate: corporateService,
  coverage: (run) => ({
    serviceAreas: (request, options) => run(listServiceAreas(request), options),
    searchPlaces: (request, options) => run(searchPlaces(request), options),
  }),
  booking: (run, caller) => ({
    // Neither is interrupted when its caller leaves: the answer waits under its key.
    saveLead: (request, options) => run(saveLead(request, caller, options)),
    placeBooking: (order, options) => run(placeBooking(order, caller, options)),
  }),
  ownBookings: (run, caller) => ({
    bookings: (request, options) => run(ownBookings(request, caller), options),
    booking: (request, options) => run(readBooking(request, caller), options),
    completeOrder: (request) => run(completeOrder(request, caller)),
    receipt: (request, options) => run(readReceipt(request, caller), options),
    cancellation: (request, options) => run(offerCancellation(request, caller), options),
    cancelBooking: (request, options) => run(cancelBooking(request, caller, options)),
    changeBooking: (request, options) => run(changeBooking(request, caller, options)),
    payForChange: (request, options) => run(payForChange(request, caller, options)),
  }),
  documents: documentService,
  international: (run, caller) => ({
    quote: (request, options) => run(quoteInternational(request, caller, options)),
  }),
  leads: leadService,
  live: liveService,
  notices: noticeService,
  operations: operationsService,
  payLinks: payLinkService,
  paymentDesk: (run, caller) => ({
    reviews: (_, options) => run(listReviews(caller), options),
    // May move money, so it is not interrupted.
    rule: (request) => run(ruleOnReview(request, caller)),
    unknownRefunds: (_, options) => run(listUnknownRefunds(caller), options),
    endRefund: (request) => run(endRefund(request, caller)),
  }),
  payments: paymentService,
  recipient: recipientService,
  promo: promoService,
  push: pushService,
  ratings: ratingService,
  referenceData: referenceDataService,
  tracking: (run, caller) => ({
    track: (request, options) => run(trackBooking(request, caller), options),
    search: (request, options) => run(globalSearch(request, caller), options),
  }),
}

/** The names of all driving ports. */
export const areas = Object.keys(ports) as readonly (keyof Services)[]

class PortsOfCaller {
  readonly run: Run
  readonly caller: Caller
  constructor(run: Run, caller: Caller) {
    this.run = run
    this.caller = caller
  }
}

for (const area of areas) {
  Object.defineProperty(PortsOfCaller.prototype, area, {
    get(this: PortsOfCaller) {
      return ports[area](this.run, this.caller)
    },
  })
}

/**
 * The driving ports for one caller, run by the use cases. The caller is fixed here and is no parameter of any port, so
 * that these ports and the browser's client share one interface. A defect rejects the promise, and the edge answers
 * 500. Ports are made on first use, because a call needs only one.
 */
export function drivingPorts(runtime: ManagedRuntime.ManagedRuntime<DrivenPorts, never>, caller: Caller): Services {
  const run: Run = (program, options) => runProgram(runtime, Effect.result(program), options)
  return new PortsOfCaller(run, caller) as unknown as Services
}
