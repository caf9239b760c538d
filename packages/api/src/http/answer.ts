import type { WireError } from "@mersal/adapters-http/contract/error-envelope"
import { toIso } from "@mersal/domain/calendar/iso-instant"
import type { Language } from "@mersal/domain/messages/language"
import type { Request, Response } from "express"
import type { ServerClock } from "../clock.ts"
import { type ErrorTexts, languageOf, textsIn } from "./callers/language.ts"
import { type EdgeFault, faultAnswer } from "./error-status.ts"

declare global {
  namespace Express {
    interface Locals {
      /** Finds the request in the log; in every answer's Request-Id header. */
      requestId: string
      /** Shown to the browser with every answer, by which its countdowns run. */
      clock: ServerClock
      /** The codes of a refusal, for the log. */
      refusedBy?: readonly string[]
    }
  }
}

/** Sends an answer of the API: JSON, never stored, with the server's now (architecture of time: one clock for all). */
export function sendJson(response: Response, status: number, body: unknown): void {
  // Express would ask what else the body could be, and whether the caller has it already.
  const text = JSON.stringify(body)
  const bytes = Buffer.byteLength(text)
  response.writeHead(status, [
    "Mersal-Now",
    toIso(response.locals.clock.currentTimeMillisUnsafe()),
    "Cache-Control",
    "no-store",
    "Content-Type",
    "application/json; charset=utf-8",
    "Content-Length",
    String(bytes),
  ])
  // What is ASCII throughout needs no second look for what is not.
  response.end(text, bytes === text.length ? "latin1" : "utf8")
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
 * @param particulars what is to be done about it, where that depends on the request
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

/** Refuses a call that comes too often, with the seconds until it may come again. */
export function sendTooMany(request: Request, response: Response, seconds: number): void {
  response.setHeader("Retry-After", String(seconds))
  sendFault(request, response, "too-many-requests")
}

export const languageFor = (request: Request): Language => languageOf(request.headers["accept-language"])
