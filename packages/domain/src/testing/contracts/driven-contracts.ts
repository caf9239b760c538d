import type { ChosenReadings } from "../../ports/driven/chosen-readings.ts"
import type { Contacts } from "../../ports/driven/contacts.ts"
import type { DistanceMeter } from "../../ports/driven/distance-meter.ts"
import type { MessageSender, PushSender } from "../../ports/driven/messages.ts"
import type { Passwords } from "../../ports/driven/passwords.ts"
import type { PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import type { PaymentOffer } from "../../ports/driven/payment-offer.ts"
import type { Printer } from "../../ports/driven/printer.ts"
import type { Product } from "../../ports/driven/product.ts"
import type { SocialIdentities } from "../../ports/driven/social-identities.ts"
import type { WebhookSender } from "../../ports/driven/webhook-sender.ts"
import type { DrivenPorts } from "../../use-cases/driving-ports.ts"
import type { StoreInspection } from "../store-inspection.ts"
import { accountsContract } from "./accounts.ts"
import { boardChangesContract, dayOfBoardContract } from "./board-ports.ts"
import { bookingBoardContract } from "./booking-board.ts"
import { bookingChangesContract } from "./booking-changes.ts"
import { bookingOwnersContract } from "./booking-owners.ts"
import { bookingsOnAccountContract } from "./bookings-on-account.ts"
import { comingBookingsContract } from "./coming-bookings.ts"
import { companiesContract } from "./companies.ts"
import { consentsContract } from "./consents.ts"
import { consumersContract } from "./consumers.ts"
import type { DrivenCase } from "./contract-case.ts"
import { dayBooksContract } from "./day-books.ts"
import { driversContract } from "./drivers.ts"
import { erasureContract } from "./erasure.ts"
import { filesOnAccountContract } from "./files-on-account.ts"
import { geocoderContract } from "./geocoder.ts"
import { heldBookingsContract } from "./held-bookings.ts"
import { leadDeskContract } from "./lead-desk.ts"
import { madeOnceContract } from "./made-once.ts"
import { namelessBookingsContract } from "./nameless-bookings.ts"
import { noticeChoicesContract } from "./notice-choices.ts"
import { outboxContract } from "./outbox.ts"
import { paymentFaults } from "./payment-faults.ts"
import { plansOnAccountContract } from "./plans-on-account.ts"
import { promoUsesContract } from "./promo-uses.ts"
import { proofsContract } from "./proofs.ts"
import { pushSubscriptionsContract } from "./push-subscriptions.ts"
import { ratingsContract } from "./ratings.ts"
import { recipientRequestsContract } from "./recipient-requests.ts"
import { closureCalendarContract, priceListsContract, serviceAreasContract } from "./reference-data-ports.ts"
import { referenceEditingContract } from "./reference-editing.ts"
import { retentionContract } from "./retention.ts"
import { scarceBookingsContract } from "./scarce-bookings.ts"
import { digestContract, idSourceContract } from "./secrets.ts"
import { statementsOnAccountContract } from "./statements-on-account.ts"
import { unitOfWorkContract } from "./unit-of-work.ts"
import { whoseBookingsContract } from "./whose-bookings.ts"

/** Ports that no store serves: the operator's settings, and outside services. */
type ElsewherePorts =
  | ChosenReadings
  | Contacts
  | DistanceMeter
  | MessageSender
  | Passwords
  | PaymentGateways
  | PaymentOffer
  | Printer
  | Product
  | PushSender
  | SocialIdentities
  | WebhookSender

/**
 * The promises of every set of driven ports, by port. The layer that a case gets holds `sampleReferenceData` and no
 * booking.
 */
export const drivenContracts: Readonly<
  Record<string, readonly DrivenCase<Exclude<DrivenPorts, ElsewherePorts> | StoreInspection>[]>
> = {
  "the unit of work": unitOfWorkContract,
  "whose bookings are": bookingOwnersContract,
  "what bookings hold": scarceBookingsContract,
  "held bookings": heldBookingsContract,
  "whose bookings": whoseBookingsContract,
  "the outbox": outboxContract,
  "payments by card": paymentFaults,
  "uses of promos": promoUsesContract,
  "the board of bookings": bookingBoardContract,
  "a day of the board": dayOfBoardContract,
  "changes on the board": boardChangesContract,
  "changes of bookings": bookingChangesContract,
  drivers: driversContract,
  "proofs of delivery": proofsContract,
  "what people chose to be told of": noticeChoicesContract,
  "ratings of deliveries": ratingsContract,
  "what recipients are asked": recipientRequestsContract,
  "what is left of people": erasureContract,
  "people of old bookings": namelessBookingsContract,
  "what people agreed to": consentsContract,
  "which browsers are told": pushSubscriptionsContract,
  "what is kept no longer": retentionContract,
  "bookings to come": comingBookingsContract,
  companies: companiesContract,
  "bookings on account": bookingsOnAccountContract,
  "plans on account": plansOnAccountContract,
  "files of bookings on account": filesOnAccountContract,
  "statements of an account": statementsOnAccountContract,
  accounts: accountsContract,
  "keys and webhooks of programs": consumersContract,
  "price lists": priceListsContract,
  "service areas": serviceAreasContract,
  "the calendar of closures": closureCalendarContract,
  "what an admin edits": referenceEditingContract,
  "the one list of leads": leadDeskContract,
  "what is made once": madeOnceContract,
  "what days are accounted for by": dayBooksContract,
  "the geocoder": geocoderContract,
  "the digest": digestContract,
  "the id source": idSourceContract,
}
