import type { WireIssueCode } from "@mersal/adapters-http/contract/decode-request"
import type { PlaceFields } from "@mersal/adapters-http/contract/endpoint"
import type { WireError } from "@mersal/adapters-http/contract/error-envelope"
import { encodeRefusal, type Refusal } from "@mersal/adapters-http/contract/refusals/refusals"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { Language } from "@mersal/domain/messages/language"
import { type ErrorTexts, textsIn } from "./callers/language.ts"
import { accountAnswers } from "./refusals/account.ts"
import { adminAnswers } from "./refusals/admin.ts"
import { bookingAnswers } from "./refusals/booking.ts"
import { booksAnswers } from "./refusals/books.ts"
import { codeCapAnswers } from "./refusals/code-caps.ts"
import { consumerAnswers } from "./refusals/consumers.ts"
import { corporateAnswers } from "./refusals/corporate.ts"
import { leadAnswers } from "./refusals/leads.ts"
import { operationsAnswers } from "./refusals/operations.ts"
import { ownBookingAnswers } from "./refusals/own-bookings.ts"
import { paymentAnswers } from "./refusals/payment.ts"
import { promoAnswers } from "./refusals/promo.ts"
import { pushAnswers } from "./refusals/push.ts"
import { ratingAnswers } from "./refusals/ratings.ts"
import { recipientAnswers } from "./refusals/recipient.ts"
import type { RefusalAnswer, RefusalAnswers } from "./refusals/refusal-answers.ts"
import { secondFactorAnswers } from "./refusals/second-factor.ts"
import { trackingAnswers } from "./refusals/tracking.ts"

/** Status and texts of every refusal of a use case. */
export const answers: RefusalAnswers<Refusal> = {
  ...accountAnswers,
  ...codeCapAnswers,
  ...secondFactorAnswers,
  ...bookingAnswers,
  ...booksAnswers,
  ...ownBookingAnswers,
  ...paymentAnswers,
  ...promoAnswers,
  ...operationsAnswers,
  ...ratingAnswers,
  ...recipientAnswers,
  ...pushAnswers,
  ...consumerAnswers,
  ...corporateAnswers,
  ...adminAnswers,
  ...leadAnswers,
  ...trackingAnswers,
}

/** The answer to a refusal: its status and its entries in the envelope. */
export function refusalAnswer(refusal: Refusal, language: Language, now: Instant, placeFields?: PlaceFields) {
  const texts = textsIn(language)
  const row = answers[refusal._tag] as RefusalAnswer<Refusal>
  const sentences = row.say(refusal, texts, language, now)
  const errors: Omit<WireError, "requestId">[] = encodeRefusal(refusal, placeFields).map((bare, index) => ({
    errorMessage: sentences[index]?.message ?? texts.somethingWentWrong,
    errorDetails: sentences[index]?.details ?? "",
    ...bare,
  }))
  return { status: row.status, errors }
}

/** Keys of the texts that are a plain sentence. */
type Sentence = { readonly [Key in keyof ErrorTexts]: ErrorTexts[Key] extends string ? Key : never }[keyof ErrorTexts]

/** The text for one value that cannot be read. All of them are 422. */
export const issueTexts: Readonly<Record<WireIssueCode, Sentence>> = {
  "invalid-field": "invalidField",
  "missing-field": "missingField",
  "unknown-field": "unknownField",
  "too-long": "tooLong",
  "single-stop-only": "singleStopOnly",
  "window-of-another-day": "windowOfAnotherDay",
  "not-a-date": "notADate",
  "not-an-instant": "notAnInstant",
  "not-an-amount": "notAnAmount",
  "not-a-number": "notANumber",
}

/** Status and texts of the refusals that the HTTP layer makes itself, before any use case. */
export const edgeFaults = {
  "malformed-request": { status: 400, text: "malformedRequest", details: "malformedRequestDetails" },
  "malformed-json": { status: 400, text: "malformedBody", details: "malformedBodyDetails" },
  "not-utf-8": { status: 400, text: "notUtf8", details: "notUtf8Details" },
  "malformed-address": { status: 400, text: "malformedAddress" },
  "malformed-form": { status: 400, text: "malformedForm" },
  "invalid-idempotency-key": { status: 400, text: "invalidKey" },
  "repeated-authorization": { status: 400, text: "repeatedAuthorization" },
  "sign-in-required": { status: 401, text: "signInRequired", details: "signInRequiredDetails" },
  "invalid-token": { status: 401, text: "invalidToken" },
  "session-ended": { status: 401, text: "sessionEnded", details: "sessionEndedDetails" },
  "invalid-api-key": { status: 401, text: "invalidApiKey", details: "invalidApiKeyDetails" },
  "invalid-signature": { status: 401, text: "invalidSignature" },
  "not-permitted": { status: 403, text: "notPermitted", details: "notPermittedDetails" },
  "second-factor-required": { status: 403, text: "secondFactorRequired", details: "secondFactorRequiredDetails" },
  "scope-missing": { status: 403, text: "scopeMissing" },
  "cross-site": { status: 403, text: "crossSite", details: "crossSiteDetails" },
  "unknown-call": { status: 404, text: "unknownCall", details: "unknownCallDetails" },
  "method-not-allowed": { status: 405, text: "methodNotAllowed" },
  "sent-too-slowly": { status: 408, text: "sentTooSlowly", details: "sentTooSlowlyDetails" },
  "in-progress": { status: 409, text: "inProgress" },
  "body-too-large": { status: 413, text: "bodyTooLarge" },
  "json-only": { status: 415, text: "jsonOnly", details: "jsonOnlyDetails" },
  "form-only": { status: 415, text: "formOnly", details: "formOnlyDetails" },
  "image-only": { status: 415, text: "imageOnly", details: "imageOnlyDetails" },
  "unsupported-encoding": { status: 415, text: "unsupportedEncoding", details: "unsupportedEncodingDetails" },
  "unknown-host": { status: 421, text: "unknownHost" },
  "card-data": { status: 422, text: "cardData" },
  "refused-field": { status: 422, text: "refusedField" },
  "repeated-field": { status: 422, text: "repeatedField", details: "repeatedFieldDetails" },
  "nested-too-deeply": { status: 422, text: "nestedTooDeeply" },
  "invalid-clock-move": { status: 422, text: "clockMove" },
  "invalid-identity": { status: 422, text: "invalidField" },
  "too-many-requests": { status: 429, text: "tooManyRequests" },
  "headers-too-large": { status: 431, text: "headersTooLarge", details: "headersTooLargeDetails" },
  "something-went-wrong": { status: 500, text: "somethingWentWrong" },
  "database-unavailable": { status: 503, text: "databaseUnavailable", details: "databaseUnavailableDetails" },
  "outcome-unknown": { status: 503, text: "outcomeUnknown", details: "outcomeUnknownDetails" },
  stopping: { status: 503, text: "stopping" },
} as const satisfies Record<string, FaultAnswer>

/** The answer to such a refusal; `details` if there is something to do that its sentence does not say. */
interface FaultAnswer {
  readonly status: number
  readonly text: Sentence
  readonly details?: Sentence
}

export type EdgeFault = keyof typeof edgeFaults

export const faultAnswer = (fault: EdgeFault): FaultAnswer => edgeFaults[fault]
