import { opensWithoutSecondFactor } from "@mersal/domain/account/may-do"
import { permissions } from "@mersal/domain/account/permissions"
import { errors } from "@mersal/domain/messages/en/errors"
import type { EndpointRow } from "../contract/endpoint-row.ts"
import { type CodeWords, listAgain, mendField } from "./refusal-codes.ts"

type Row = EndpointRow<unknown, unknown>

/** A refusal that comes before any use case. */
interface EdgeCode extends CodeWords {
  readonly status: number
  /** The calls that it can come from; none if it only answers requests that match no call. */
  readonly of: (row: Row) => boolean
}

const changes = ({ endpoint }: Row): boolean => endpoint.method !== "GET"
const readsJson = (row: Row): boolean => changes(row) && row.takes !== "image"
const any = (): boolean => true
const none = (): boolean => false
const isIdempotent = (row: Row): boolean => row.isIdempotent === true
const asks = ({ access, signedInAccess }: Row): boolean => access !== "anyone" || signedInAccess !== undefined
const isShutToGuests = ({ access }: Row): boolean => access !== "anyone" && permissions[access].types.guest === "none"

const code = (status: number, of: (row: Row) => boolean, means: string, todo: string): EdgeCode => ({
  status,
  of,
  means,
  todo,
})

/** Every code that the server answers before it reaches a use case, as the page and OpenAPI show it. */
export const edgeCodes = {
  "malformed-request": code(400, none, errors.malformedRequest, errors.malformedRequestDetails),
  "malformed-json": code(400, readsJson, errors.malformedBody, errors.malformedBodyDetails),
  "not-utf-8": code(400, readsJson, errors.notUtf8, errors.notUtf8Details),
  "malformed-address": code(400, any, errors.malformedAddress, "Encode what stands in the address, and name one host."),
  "malformed-form": code(400, ({ takes }) => takes === "form", errors.malformedForm, "Send one field of JSON."),
  "invalid-idempotency-key": code(400, isIdempotent, errors.invalidKey, "Send another key, best a UUID."),
  "repeated-authorization": code(400, any, errors.repeatedAuthorization, "Send only the one of the API key."),
  "sign-in-required": code(401, isShutToGuests, errors.signInRequired, errors.signInRequiredDetails),
  "invalid-token": code(401, any, "The `token` that was sent opens nothing any more.", "Sign in again."),
  "invalid-api-key": code(401, any, errors.invalidApiKey, errors.invalidApiKeyDetails),
  "session-ended": code(
    401,
    (row) => row.tellsOfEndedSession === true,
    "The login that the page shows has ended.",
    "Send it again to book as a guest, or sign in first.",
  ),
  "not-permitted": code(403, asks, errors.notPermitted, "Ask an account whose role has the right of 'Who may'."),
  "second-factor-required": code(
    403,
    (row) => {
      const access = row.signedInAccess ?? row.access
      return access !== "anyone" && !opensWithoutSecondFactor(access)
    },
    errors.secondFactorRequired,
    errors.secondFactorRequiredDetails,
  ),
  "scope-missing": code(
    403,
    ({ access, scope }) => access !== "anyone" || scope !== undefined,
    errors.scopeMissing,
    "Make a key with the scope that `errorDetails` names. Some calls take no key.",
  ),
  "cross-site": code(403, (row) => changes(row) || row.acts === true, errors.crossSite, errors.crossSiteDetails),
  "unknown-call": code(404, none, errors.unknownCall, "Check method and path: each call is on this page."),
  "method-not-allowed": code(405, none, errors.methodNotAllowed, "Use a method of the header `Allow`."),
  "sent-too-slowly": code(408, none, errors.sentTooSlowly, errors.sentTooSlowlyDetails),
  "in-progress": code(
    409,
    isIdempotent,
    "The request under this Idempotency-Key is still being worked on.",
    "Send it again in a few seconds under the same key.",
  ),
  "body-too-large": code(413, changes, errors.bodyTooLarge, "Send no more bytes than `errorDetails` says."),
  "json-only": code(
    415,
    (row) => changes(row) && row.takes !== "form" && row.takes !== "image",
    errors.jsonOnly,
    errors.jsonOnlyDetails,
  ),
  "form-only": code(415, ({ takes }) => takes === "form", errors.formOnly, errors.formOnlyDetails),
  "image-only": code(415, ({ takes }) => takes === "image", errors.imageOnly, errors.imageOnlyDetails),
  "unsupported-encoding": code(415, changes, errors.unsupportedEncoding, errors.unsupportedEncodingDetails),
  "unknown-host": code(421, any, errors.unknownHost, "Call the host that this page names."),
  "card-data": code(422, any, errors.cardData, "Send no card number: the page of the bank asks for it."),
  "refused-field": code(422, readsJson, errors.refusedField, "Leave out what `field` names."),
  "repeated-field": code(422, readsJson, errors.repeatedField, errors.repeatedFieldDetails),
  "nested-too-deeply": code(422, readsJson, errors.nestedTooDeeply, "Send the fields of this page."),
  // The fault of one value, at the field that it names.
  "invalid-field": code(422, any, errors.invalidField, `${mendField} \`errorDetails\` says what could stand there.`),
  "missing-field": code(422, any, errors.missingField, "Send what `field` names."),
  "unknown-field": code(422, any, errors.unknownField, "Leave out what `field` names, or send it where it belongs."),
  "too-long": code(422, any, errors.tooLong, mendField),
  "single-stop-only": code(
    422,
    ({ endpoint }) => endpoint.placeFields?.pickup.startsWith("pkp") ?? false,
    errors.singleStopOnly,
    "Send one entry in `pkp` and one in `dlv`.",
  ),
  "window-of-another-day": code(
    422,
    (row) => row.endpoint.path.endsWith("/createOrder"),
    errors.windowOfAnotherDay,
    listAgain,
  ),
  "not-a-date": code(422, any, errors.notADate, mendField),
  "not-an-instant": code(422, any, errors.notAnInstant, mendField),
  "not-an-amount": code(422, any, errors.notAnAmount, mendField),
  "not-a-number": code(422, any, errors.notANumber, mendField),
  "too-many-requests": code(429, any, errors.tooManyRequests, "Wait for `Retry-After` seconds."),
  "headers-too-large": code(431, none, errors.headersTooLarge, errors.headersTooLargeDetails),
  "something-went-wrong": code(500, any, errors.somethingWentWrong, "Tell us the `requestId`."),
  "database-unavailable": code(
    503,
    any,
    errors.databaseUnavailable,
    "Send it again after `Retry-After` seconds, under the same Idempotency-Key.",
  ),
  "outcome-unknown": code(503, any, errors.outcomeUnknown, errors.outcomeUnknownDetails),
} as const satisfies Readonly<Record<string, EdgeCode>>
