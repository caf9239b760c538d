import type { WireIssueCode } from "@mersal/adapters-http/contract/decode-request"
import type { PlaceFields } from "@mersal/adapters-http/contract/endpoint"
import type { WireError } from "@mersal/adapters-http/contract/error-envelope"
import { encodeRefusal, type Refusal } from "@mersal/adapters-http/contract/wire-errors"
import type { SlotRefused } from "@mersal/domain/booking/booking-errors"
import { formatMoney } from "@mersal/domain/money/money"
import { type ErrorTexts, type Language, textsIn } from "./language.ts"
import { dateWords, windowWords } from "./words.ts"

/** The two texts of the specification's envelope. */
interface Sentences {
  readonly message: string
  readonly details?: string
}

interface Row<Failure> {
  readonly status: number
  /** One pair for each entry that the refusal has on the wire. */
  readonly say: (failure: Failure, texts: ErrorTexts, language: Language) => readonly Sentences[]
}

/** Status and words of every refusal of a use case: one that is missing here does not compile. */
const refusals: { readonly [Tag in Refusal["_tag"]]: Row<Extract<Refusal, { _tag: Tag }>> } = {
  InvalidBooking: {
    status: 422,
    say: ({ issues }, texts) => issues.map(({ message }) => ({ message: texts[message] })),
  },
  NotServed: {
    status: 422,
    say: ({ part }, texts) => [
      {
        message: texts.notServed,
        details: { pickup: texts.notServedPickup, delivery: texts.notServedDelivery, route: texts.notServedRoute }[
          part
        ],
      },
    ],
  },
  UnknownPlace: {
    status: 422,
    say: (_, texts) => [{ message: texts.unknownPlace, details: texts.unknownPlaceDetails }],
  },
  ParcelRefused: {
    status: 422,
    say: ({ reason, upgrade }, texts) => [
      {
        message: reason === "too-heavy" ? texts.tooHeavy : texts.tooLarge,
        details: upgrade ? texts.chooseVehicle(texts.vehicles[upgrade]) : texts.beyondPackageLimit,
      },
    ],
  },
  SlotRefused: { status: 409, say: (refused, ...words) => [saySlot(refused, ...words)] },
  PriceChanged: {
    status: 409,
    say: ({ quote }, texts) => [
      { message: texts.priceChanged, details: texts.priceChangedDetails(formatMoney(quote.price.toPay)) },
    ],
  },
  PaymentMethodNotOffered: {
    status: 422,
    say: (_, texts) => [{ message: texts.paymentMethodNotOffered, details: texts.payCash }],
  },
  IdempotencyMismatch: {
    status: 422,
    say: (_, texts) => [{ message: texts.idempotencyMismatch, details: texts.idempotencyMismatchDetails }],
  },
  BookingNotFound: { status: 404, say: (_, texts) => [{ message: texts.invalidReference }] },
}

function saySlot(refused: SlotRefused, texts: ErrorTexts, language: Language): Sentences {
  const { reason, bookingType, next, earliest } = refused
  const details = next
    ? texts.nextSlot(dateWords(next.date, language), windowWords(next.window, language))
    : earliest
      ? texts.earliestDate(dateWords(earliest, language))
      : ""
  switch (reason) {
    case "beyond-horizon":
      return { message: texts.dateTooFar, details }
    case "blackout":
    case "closure":
      return { message: texts.notOfferedThen, details }
    case "unknown-window":
      return { message: texts.unknownWindow, details }
    case "delivery-unknown-window":
    case "delivery-wrong-date":
      return { message: texts.deliveryUnavailable, details }
    default:
      return { message: bookingType === "sameDay" ? texts.cutOffPassed : texts.slotClosed, details }
  }
}

/** How a refusal is answered: its status and its entries in the envelope. */
export function refusalAnswer(refusal: Refusal, language: Language, placeFields?: PlaceFields) {
  const texts = textsIn(language)
  const row = refusals[refusal._tag] as Row<Refusal>
  const sentences = row.say(refusal, texts, language)
  const errors: Omit<WireError, "requestId">[] = encodeRefusal(refusal, placeFields).map((bare, index) => ({
    errorMessage: sentences[index]?.message ?? texts.somethingWentWrong,
    errorDetails: sentences[index]?.details ?? "",
    ...bare,
  }))
  return { status: row.status, errors }
}

/** Keys of the texts that are a plain sentence. */
type Sentence = { readonly [Key in keyof ErrorTexts]: ErrorTexts[Key] extends string ? Key : never }[keyof ErrorTexts]

/** What is said of one value that cannot be read. All of them are 422. */
export const issueTexts: Readonly<Record<WireIssueCode, Sentence>> = {
  "invalid-field": "invalidField",
  "missing-field": "missingField",
  "unknown-field": "unknownField",
  "too-long": "tooLong",
  "single-stop-only": "singleStopOnly",
  "not-a-date": "notADate",
  "not-an-instant": "notAnInstant",
  "not-an-amount": "notAnAmount",
  "not-a-number": "notANumber",
}

/** Status and words of what the edge itself refuses, before any use case. */
export const edgeFaults = {
  "malformed-json": { status: 400, text: "malformedBody" },
  "malformed-address": { status: 400, text: "malformedAddress" },
  "invalid-idempotency-key": { status: 400, text: "invalidKey" },
  "cross-site": { status: 403, text: "crossSite" },
  "unknown-call": { status: 404, text: "unknownCall" },
  "method-not-allowed": { status: 405, text: "methodNotAllowed" },
  "body-too-large": { status: 413, text: "bodyTooLarge" },
  "json-only": { status: 415, text: "jsonOnly" },
  "unsupported-encoding": { status: 415, text: "unsupportedEncoding" },
  "unknown-host": { status: 421, text: "unknownHost" },
  "refused-field": { status: 422, text: "refusedField" },
  "nested-too-deeply": { status: 422, text: "nestedTooDeeply" },
  "invalid-clock-move": { status: 422, text: "clockMove" },
  "too-many-requests": { status: 429, text: "tooManyRequests" },
  "something-went-wrong": { status: 500, text: "somethingWentWrong" },
  stopping: { status: 503, text: "stopping" },
} as const satisfies Record<string, { readonly status: number; readonly text: Sentence }>

export type EdgeFault = keyof typeof edgeFaults
