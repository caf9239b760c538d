import type { AccountIssueKind } from "@mersal/domain/account/account-forms"
import type { BookingIssueMessage } from "@mersal/domain/booking/booking-errors"
import type { CompanyIssue } from "@mersal/domain/corporate/company"
import type { CommandConflict, CommandUnfit } from "@mersal/domain/delivery/delivery-errors"
import type { LeadProblem } from "@mersal/domain/leads/lead-form-gaps"
import { errors } from "@mersal/domain/messages/en/errors"
import type { ReferenceProblem } from "@mersal/domain/reference/reference-issue"
import type { RefusalReason } from "@mersal/domain/schedule/engine"
import { codeOfMessage } from "../contract/error-envelope.ts"
import type { Refusal } from "../contract/refusals/refusals.ts"

/** What a code means, and what a program should do. */
export interface CodeWords {
  readonly means: string
  readonly todo: string
}

/** The codes of one refusal: all of them have its status. */
export interface RefusalCodes {
  readonly status: number
  readonly codes: Readonly<Record<string, CodeWords>>
}

const words = (means: string, todo: string): CodeWords => ({ means, todo })

/** What to do about the key of a listing that is of something else. */
export const listAgain = "List the slots of this date and booking type, and send a key of that listing."
export const mendField = "Change what `field` names."
const askAgain = "Ask again for what is there now, and decide by that."
const readAndRetry = "Read it again, and send the change with the version that is there now."

/** The same advice for codes that differ only in what is wrong. */
const each = <Name extends string>(texts: Readonly<Record<Name, string>>, prefix: string, todo: string) =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, means]) => [prefix + name, words(means, todo)]))

const one = (status: number, code: string, means: string, todo: string): RefusalCodes => ({
  status,
  codes: { [code]: words(means, todo) },
})

const chooseSlot = "Take the window of `data.next`, or ask for the slots again, and let your customer choose."

/** Makes codes of the rule book's reasons. */
const ofSlots = (texts: Readonly<Record<RefusalReason, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([reason, means]) => [
      reason.startsWith("slot-") ? reason : `slot-${reason}`,
      words(means, chooseSlot),
    ]),
  )

const ofMessages = (todo: Readonly<Record<BookingIssueMessage, string>>) =>
  Object.fromEntries(
    Object.entries(todo).map(([message, what]) => [
      codeOfMessage(message as BookingIssueMessage),
      words(errors[message as BookingIssueMessage], what),
    ]),
  )

/** Every refusal of a use case with its codes. The meanings are the sentences that the server answers with. */
export const codesOfRefusals: { readonly [Tag in Refusal["_tag"]]: RefusalCodes } = {
  // Booking.
  InvalidBooking: {
    status: 422,
    codes: ofMessages({
      enterAddressDetails: "Send the building or flat as `addtl` of the stop.",
      pickupDateInPast: "Send a date from today on, by the market's clock.",
      phoneInvalid: "Send the number with its country code, such as +971501234567.",
      enterName: mendField,
      enterPhone: mendField,
      enterEmail: "Send an e-mail, or choose another way to pay.",
      emailInvalid: mendField,
      parcelMeasures: mendField,
    }),
  },
  NotServed: one(422, "not-served", errors.notServed, "Choose another place: `data.part` says which end is outside."),
  UnknownPlace: one(422, "unknown-place", errors.unknownPlace, errors.unknownPlaceDetails),
  ParcelRefused: one(
    422,
    "parcel-refused",
    "The parcel is too heavy or too large.",
    "Take the vehicle of `data.upgrade`. Where it is null, no vehicle carries the parcel.",
  ),
  SlotRefused: {
    status: 409,
    codes: ofSlots({
      past: errors.slotClosed,
      "beyond-horizon": errors.dateTooFar,
      blackout: errors.notOfferedThen,
      closure: errors.notOfferedThen,
      "unknown-window": errors.unknownWindow,
      "cutoff-passed": errors.cutOffPassed,
      "slot-closed": errors.slotClosed,
      full: errors.slotFull,
      "delivery-blackout": "No delivery is made then.",
      "delivery-unknown-window": errors.deliveryUnavailable,
      "delivery-wrong-date": errors.deliveryUnavailable,
    }),
  },
  PriceChanged: one(
    409,
    "price-changed",
    errors.priceChanged,
    "Show your customer the price of `data.quote`, and send its `quoteId` once he agrees. Nothing was booked.",
  ),
  PaymentMethodNotOffered: one(422, "payment-method-not-offered", errors.paymentMethodNotOffered, errors.payCash),
  CostCentreRefused: one(
    422,
    "cost-centre-refused",
    errors.costCentreRefused,
    "Send a cost centre that the company uses, or none.",
  ),
  CreditLimitReached: one(
    422,
    "credit-limit-reached",
    errors.creditLimitReached,
    "Pay otherwise, or pay the account first: `data.left` may still go on it.",
  ),
  IdempotencyMismatch: one(
    422,
    "idempotency-mismatch",
    "The Idempotency-Key was used for another request.",
    "Send a new key, or the body that was sent under this one.",
  ),

  WindowOfAnotherDay: one(422, "window-of-another-day", errors.windowOfAnotherDay, listAgain),

  // The caller's bookings.
  NotCancellable: one(409, "not-cancellable", errors.notCancellable, "Show its state, which is `data.state`."),
  CancellationCostsOtherwise: one(
    409,
    "cancellation-costs-otherwise",
    errors.cancellationCosts,
    "Show `data.cancellation`, and send its `fee` once your customer agrees. Nothing was cancelled.",
  ),
  ChangeRefused: one(
    409,
    "change-refused",
    "This part of the booking cannot be changed now.",
    "Leave out the part that `data.part` names; `data.reason` says why.",
  ),
  ChangeCostsOtherwise: one(
    409,
    "change-costs-otherwise",
    errors.changeCosts,
    "Show `data.total`, and send its `amount` as `tamt` once your customer agrees. Nothing was changed.",
  ),
  ChangeUnpaid: one(409, "change-unpaid", errors.changeUnpaid, "Let your customer pay `data.amount` first."),
  BookingNotFound: one(
    404,
    "booking-not-found",
    "There is no such booking, or it is not the caller's.",
    "Check the reference. A booking that is not of your account needs its `Mersal-Access`.",
  ),
  SearchFailed: one(404, "search-failed", "Nothing was found.", "Check the value, or search by another field."),
  AlreadyRated: one(409, "already-rated", errors.alreadyRated, "There is nothing to do: `data.stars` is the rating."),
  NotDelivered: one(409, "not-delivered", errors.notDelivered, "Send it once the booking is delivered."),

  // Promos and international prices.
  PromoRefused: {
    status: 422,
    codes: {
      "promo-invalid": words(errors.promoRefusals["not-found"], "Send another code, or none."),
      "promo-not-for-type": words("The code is not for this booking type.", "Choose one of `data.bktyp`, or no code."),
      "promo-not-for-vehicle": words("The code is not for this vehicle.", "Choose one of `data.vtyp`, or no code."),
      "promo-minimum-not-met": words("The price is below the code's minimum.", "Send no code: `data.minimum` says it."),
    },
  },
  InternationalRefused: {
    status: 422,
    codes: {
      "international-too-heavy": words("The parcel is too heavy for this country.", "Send up to `data.maximumKg`."),
      "international-not-served": words(errors.internationalNotServed, "Choose another country."),
    },
  },

  // Payments.
  AmountMismatch: one(409, "amount-mismatch", "This is not the amount that is to be paid.", "Take `data.amount`."),
  AttemptNotFound: one(404, "attempt-not-found", errors.attemptNotFound, "Open another payment session."),
  CardNotGiven: one(409, "card-not-given", errors.cardNotGiven, "Let the customer enter the card first."),
  GatewayUnavailable: one(503, "gateway-unavailable", errors.gatewayUnavailable, "Try later, or pay in cash."),
  HoldEnded: one(409, "hold-ended", errors.holdEnded, "Send the order again, with another `Idempotency-Key`."),
  PartlyPaid: one(409, "partly-paid", errors.partlyPaid, "Pay `data.due` first, then change the booking."),
  PaymentInProgress: one(409, "payment-in-progress", errors.paymentInProgress, "Ask how the booking stands, and wait."),
  // A command of the desk is refused with the same code and another status.
  RefundExceedsPayment: one(409, "refund-exceeds-payment", errors.refundExceedsPayment, "Give back less."),
  RulingUnfit: one(409, "ruling-unfit", "The payment does not stand so that this can be decided.", askAgain),
  NothingToPay: one(409, "nothing-to-pay", errors.nothingToPay, "There is nothing to do."),

  // Recipients, and push subscriptions.
  RecipientLinkInvalid: one(404, "recipient-link-invalid", errors.recipientLinkInvalid, errors.askForAnother),
  RecipientAskedOften: one(
    409,
    "recipient-asked-often",
    "The recipient was asked as often as he may be.",
    "Ask him yourself: `data.most` is how often we ask.",
  ),
  NothingProposed: one(409, "nothing-proposed", errors.nothingProposed, askAgain),
  PushAddressRefused: one(422, "push-address-refused", errors.pushAddressRefused, mendField),
  PushNotOffered: one(409, "push-not-offered", errors.pushNotOffered, "There is nothing to do."),
  TooManySubscriptions: one(
    409,
    "too-many-subscriptions",
    "No more browsers are told of one booking.",
    "Take one back first: there are `data.most` at most.",
  ),

  // Keys and webhooks.
  KeyExpiryPast: one(422, "expiry-past", errors.keyExpiryPast, errors.keyExpiryDetails),
  KeyNotFound: one(404, "key-not-found", errors.keyNotFound, "List the keys for their ids."),
  TooManyKeys: one(409, "too-many-keys", "The account has as many API keys as it may.", errors.revokeAKey),
  LiveKeyNeedsCompany: one(403, "live-key-needs-company", errors.liveKeyNeedsCompany, errors.useSandboxKey),
  WebhookNotFound: one(404, "webhook-not-found", errors.webhookNotFound, "List the webhooks for the ids."),
  DeliveryNotFound: one(404, "delivery-not-found", errors.deliveryNotFound, "List the deliveries for the ids."),
  TooManyWebhooks: one(409, "too-many-webhooks", "The account has as many webhooks as it may.", errors.deleteAWebhook),
  WebhookAddressRefused: one(
    422,
    "webhook-address-refused",
    errors.webhookAddressRefused,
    errors.webhookAddressDetails,
  ),

  // Accounts.
  InvalidAccountForm: {
    status: 422,
    codes: each<AccountIssueKind>(
      {
        "name-missing": "The name is missing.",
        "email-missing": "The e-mail is missing.",
        "email-invalid": "The e-mail is none.",
        "phone-missing": "The phone number is missing.",
        "phone-invalid": "The phone number is none.",
        "password-missing": "The password is missing.",
        "passwords-differ": "The two passwords differ.",
        "password-weak": "The password is too easily guessed.",
        "password-common": "The password is one that many people have.",
        "code-missing": "The code is missing.",
        "too-long": errors.tooLong,
      },
      "",
      mendField,
    ),
  },
  InvalidAddressBookEntry: one(422, "invalid-entry", "An entry of the address book is wrong.", mendField),
  SignInRefused: one(401, "sign-in-refused", errors.signInRefused, "Ask for the password again."),
  TooManySignIns: one(429, "too-many-sign-ins", errors.tooManySignIns, "Wait for `Retry-After` seconds."),
  CodeTooSoon: one(429, "code-too-soon", errors.codeTooSoon, "Wait for `Retry-After` seconds."),
  TooManyCodes: one(429, "too-many-codes", errors.tooManyCodes, "Wait for `Retry-After` seconds."),
  CodeNotSent: one(424, "code-not-sent", "The code could not be sent.", "Try again later, or with another number."),
  CodeRefused: one(422, "code-refused", "The code is wrong, used or expired.", "`data.reason` says which."),
  SecondFactorNeeded: one(
    401,
    "second-factor-needed",
    "The account has a second factor, so no session opens yet.",
    "Send its code with `data.challengeId` to POST /v1.0/auth/second-factor.",
  ),
  SecondFactorCodeRefused: one(
    422,
    "second-factor-refused",
    "The code is wrong, used or expired, or was tried too often.",
    "`data.reason` says which; where `data.triesLeft` is 0, sign in again.",
  ),
  SecondFactorUnfit: one(
    409,
    "second-factor-unfit",
    "The second factor is on, is off, or is the caller's own.",
    "`data.reason` says which.",
  ),
  PasswordTokenRefused: one(
    422,
    "password-token-refused",
    errors.passwordTokenRefused,
    errors.passwordTokenRefusedDetails,
  ),
  PasswordAskedAgain: one(403, "password-asked-again", errors.passwordAskedAgain, "Send `password` too."),
  NotSignedIn: one(
    401,
    "sign-in-required",
    errors.signInRequired,
    "Send a `token`, or a key where the call takes one.",
  ),
  SocialSignInRefused: one(401, "social-sign-in-refused", errors.socialNotProved, "`data.reason` says why."),
  AlreadyRegistered: one(409, "already-registered", errors.alreadyRegistered, errors.alreadyRegisteredDetails),
  AccountPartNotFound: one(404, "not-found", errors.accountPartNotFound, "List what is there."),
  AddressBookFull: one(409, "address-book-full", "No more entries can be saved.", "Delete one first."),
  ImageRefused: one(422, "image-refused", errors.notAnImage, "`data.reason` says whether it is too large."),
  BookingsUnderWay: one(409, "bookings-under-way", errors.bookingsUnderWay, "Wait for those of `data.bkrefs`."),
  CashInHand: one(409, "cash-in-hand", errors.cashInHand, "Hand in `data.held` first."),
  LastAdmin: one(409, "last-admin", errors.lastAdmin, errors.lastAdminDetails),

  // Companies.
  InvalidCompany: {
    status: 422,
    codes: each<CompanyIssue["kind"]>(
      {
        missing: "Something must stand here.",
        "too-long": errors.tooLong,
        invalid: "The value cannot be right.",
        repeated: errors.costCentreNames,
        "too-many": errors.tooManyCostCentres,
      },
      "company-",
      mendField,
    ),
  },
  CompanyExists: one(409, "company-exists", "There is a company already.", "`data.what` says by what it is known."),
  CompanyNotFound: one(404, "company-not-found", errors.companyNotFound, "Look at the company as it is now."),
  DecisionRefused: one(409, "decision-refused", errors.decisionRefused, askAgain),
  CompanyChanged: one(409, "company-changed", errors.changedMeanwhile, readAndRetry),
  LastOwner: one(409, "last-owner", errors.lastOwner, errors.anotherOwner),
  MonthNotInvoiced: one(404, "month-not-invoiced", errors.monthNotInvoiced, "List the statements."),
  PaymentKnownOtherwise: one(409, "payment-known-otherwise", errors.paymentKnownOtherwise, "Check the reference."),
  BulkFileRefused: one(422, "bulk-file-refused", "The file cannot be read.", "`data` says what is wrong with it."),
  PlanNotFound: one(404, "plan-not-found", errors.planNotFound, "List the plans."),

  // Operations, books, leads and reference data.
  CommandNotAllowed: one(403, "command-not-allowed", errors.notPermitted, "There is nothing to do: it is for others."),
  CommandConflict: {
    status: 409,
    codes: each<CommandConflict["reason"]>(
      {
        outdone: errors.commands.outdone,
        "wrong-state": errors.commands["wrong-state"],
        "not-arrived": errors.commands["not-arrived"],
        "still-waiting": errors.commands["still-waiting"],
        "already-paid": errors.commands["already-paid"],
      },
      "",
      errors.commands.lookAgain,
    ),
  },
  CommandUnfit: {
    status: 422,
    codes: each<CommandUnfit["reason"]>(
      {
        "unfit-reason": errors.commands["unfit-reason"],
        "unfit-proof": errors.commands["unfit-proof"],
        "wrong-pin": errors.commands["wrong-pin"],
        "pin-locked": errors.commands["pin-locked"],
        "another-amount": errors.commands["another-amount"],
        "refund-exceeds-payment": errors.commands["refund-exceeds-payment"],
        "refund-under-way": errors.commands["refund-under-way"],
        "unknown-driver": errors.commands["unknown-driver"],
        "unfit-window": errors.commands["unfit-window"],
      },
      "",
      mendField,
    ),
  },
  CommandIdReused: one(422, "command-id-reused", errors.commandIdReused, errors.newCommandId),
  DriverChanged: one(409, "driver-changed", errors.changedMeanwhile, errors.lookAgain),
  NotOnTheWay: one(409, "not-on-the-way", errors.notOnTheWay, "Send no position."),
  ProofNotFound: one(
    404,
    "proof-not-found",
    errors.proofNotFound,
    "Read the booking: `proofs` and the answer to its upload name each picture.",
  ),
  ProofImageRefused: one(422, "proof-image-refused", errors.notAPicture, errors.sendAPicture),
  HandoverRefused: one(422, "handover-refused", "The books say otherwise.", "`data` says why, and what is held."),
  DayNotOver: one(409, "day-not-over", "This day is not over yet.", "Close it from midnight on."),
  InvalidLeadForm: { status: 422, codes: each<LeadProblem>(errors.leads, "lead-", mendField) },
  LeadNotFound: one(404, "lead-not-found", errors.leadNotFound, "List the leads."),
  LeadChanged: one(409, "lead-changed", errors.leadChanged, readAndRetry),
  LeadUnanswered: one(422, "lead-unanswered", errors.leadUnanswered, mendField),
  InvalidReference: { status: 422, codes: each<ReferenceProblem>(errors.references, "reference-invalid-", mendField) },
  ReferenceTaken: one(409, "reference-taken", "There is or was one with this id.", errors.referenceTakenDetails),
  ReferenceNotFound: one(404, "reference-not-found", errors.referenceNotFound, "List what is there."),
  ReferenceChanged: one(409, "reference-changed", errors.referenceChanged, readAndRetry),
}
