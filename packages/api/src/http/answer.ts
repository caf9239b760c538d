import type { WireError } from "@mersal/adapters-http/contract/error-envelope"
import type { Language } from "@mersal/domain/messages/language"
import { writtenDuration } from "@mersal/domain/messages/written-duration"
import type { Request, Response } from "express"
import type { ServerClock } from "../clock.ts"
import { type ErrorTexts, languageOf, textsIn } from "./callers/language.ts"
import { endTogether } from "./ended-together.ts"
import { type EdgeFault, faultAnswer } from "./error-status.ts"
import { toldWait } from "./told-wait.ts"

declare global {
  namespace Express {
    interface Locals {
      /** Finds the request in the log; sent in every answer's Request-Id header. */
      requestId: string
      /** Its time is sent in every answer's Mersal-Now header, and the browser's countdowns run by it. */
      clock: ServerClock
      /** The codes of a refusal, for the log. */
      refusedBy?: readonly string[]
    }
  }
}

/** Sends an answer of the API: JSON, never stored. */
export const sendJson = (response: Response, status: number, body: unknown): void =>
  sendJsonText(response, status, JSON.stringify(body))

/** The same of JSON that is already written. */
export function sendJsonText(response: Response, status: number, text: string): void {
  // Express would also check for other body types, and whether the caller already has it.
  const bytes = Buffer.byteLength(text)
  response.writeHead(status, [
    "Cache-Control",
    "no-store",
    "Content-Type",
    "application/json; charset=utf-8",
    "Content-Length",
    String(bytes),
  ])
  // For pure ASCII the faster encoding gives the same bytes.
  endTogether(response, text, bytes === text.length ? "latin1" : "utf8")
}

/** Sends faults in the specification's envelope. */
export function sendErrors(response: Response, status: number, errors: readonly Omit<WireError, "requestId">[]): void {
  const { requestId } = response.locals
  response.locals.refusedBy = errors.map(({ code }) => code)
  sendJson(response, status, { success: false, errors: errors.map((error) => ({ ...error, requestId })) })
}

/**
 * Refuses a request that never reached a use case.
 *
 * @param particulars what to do about it, if that depends on the request
 */
export function sendFault(
  request: Request,
  response: Response,
  fault: EdgeFault,
  field?: string,
  particulars?: (texts: ErrorTexts) => string,
): void {
  const { status, text, details } = faultAnswer(fault)
  const texts = textsIn(languageFor(request))
  const errorDetails = particulars?.(texts) ?? (details === undefined ? "" : texts[details])
  sendErrors(response, status, [
    { errorMessage: texts[text], errorDetails, code: fault, ...(field !== undefined && { field }) },
  ])
}

/** Refuses a call that comes too often, with the seconds until it may come again, in words too: a customer reads them. */
export function sendTooMany(request: Request, response: Response, seconds: number): void {
  const language = languageFor(request)
  const { tooManyRequests, tryAgainIn } = textsIn(language)
  const errorMessage = `${tooManyRequests} ${tryAgainIn(writtenDuration(language, toldWait(seconds) * 1_000))}`
  response.setHeader("Retry-After", String(seconds))
  sendErrors(response, 429, [{ errorMessage, errorDetails: "", code: "too-many-requests" }])
}

export const languageFor = (request: Request): Language => languageOf(request.headers["accept-language"])
