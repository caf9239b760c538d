import type { WireHint, WireIssue } from "@mersal/adapters-http/contract/decode-request"
import type { Endpoint } from "@mersal/adapters-http/contract/endpoint"
import { namedField } from "@mersal/adapters-http/contract/named-field"
import type { Refusal } from "@mersal/adapters-http/contract/refusals/refusals"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { Request, Response } from "express"
import { languageFor, sendErrors } from "./answer.ts"
import { askedTexts } from "./asked-texts.ts"
import { type ErrorTexts, textsIn } from "./callers/language.ts"
import { issueTexts, refusalAnswer } from "./error-status.ts"
import { secondsUntil } from "./told-wait.ts"

/** Sends a use case's refusal with its status and texts on the wire. */
export function sendRefusal(
  request: Request,
  response: Response,
  failure: Refusal | ServiceFailure,
  endpoint: Endpoint<unknown, unknown>,
): void {
  // On the server no network lies between us and the use cases; a failure of this kind is a bug.
  if (!isRefusal(failure)) throw failure
  const now = response.locals.clock.currentTimeMillisUnsafe()
  const { status, errors } = refusalAnswer(failure, languageFor(request), now, endpoint.placeFields)
  const retryAt = "retryAt" in failure ? failure.retryAt : null
  if (retryAt !== null) response.setHeader("Retry-After", String(secondsUntil(retryAt, now)))
  const named = errors.map(({ field, ...error }) => {
    const taken = field === undefined ? undefined : namedField(endpoint, field)
    return taken === undefined ? error : { ...error, field: taken }
  })
  sendErrors(response, status, named)
}

/**
 * Sends what cannot be read in a request, field by field.
 *
 * @param codeLength the digits of a code by message
 */
export function sendIssues(
  request: Request,
  response: Response,
  issues: readonly WireIssue[],
  codeLength: number,
): void {
  const language = languageFor(request)
  const texts = textsIn(language)
  const errors = issues.map(({ code, field, hint, asks }) => ({
    errorMessage: asks ? askedTexts[language][asks](codeLength) : texts[issueTexts[code]],
    errorDetails: hint ? hintText(hint, texts) : "",
    code,
    field,
  }))
  sendErrors(response, 422, errors)
}

/** What a caller should have sent; words of the contract are the same in every language. */
function hintText(hint: WireHint, texts: ErrorTexts): string {
  if (hint.kind === "words") return hint.words.map((word) => `"${word}"`).join(", ")
  if (hint.kind === "type") return texts.fieldHints.type(hint.type)
  if (hint.kind === "pattern") return texts.fieldHints.pattern(hint.pattern)
  return "value" in hint ? texts.fieldHints[hint.kind](hint.value) : texts.fieldHints[hint.kind]
}

const isRefusal = (failure: Refusal | ServiceFailure): failure is Refusal =>
  !["NetworkFailure", "ServerFailure", "RequestRefused"].includes(failure._tag)
