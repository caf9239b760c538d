import { cardDataIn } from "@mersal/domain/payment/card/card-data"
import express, { type ErrorRequestHandler, type RequestHandler } from "express"
import { sendFault } from "../answer.ts"
import type { EdgeFault } from "../error-status.ts"

/** The largest request body, in bytes: forty times the fullest booking. */
const largestBody = 100 * 1024
/** A booking is five levels deep. */
const deepest = 20
/** Names that could reach a prototype if any code ever copied them (checklist V1.5.2). */
const refusedNames: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"])

/**
 * Reads the JSON body of a call that changes something; any other type is refused unread.
 *
 * @param limit in bytes
 */
export const jsonBodyUpTo = (limit: number): RequestHandler => {
  const parse = express.json({ limit, type: "application/json", strict: false })
  return (request, response, next) => {
    if (!request.is("application/json")) return sendFault(request, response, "json-only")
    parse(request, response, (error) => {
      if (error) return next(error)
      const fault = shapeFault(request.body)
      if (fault) return sendFault(request, response, fault.fault, fault.field)
      const card = cardDataIn(request.body)
      if (card !== null) {
        request.body = undefined
        return sendFault(request, response, "card-data", card.slice(0, 120))
      }
      next()
    })
  }
}

export const jsonBody = jsonBodyUpTo(largestBody)

/**
 * The first refused name, or that the body is nested too deeply. Walks with its own stack, because the caller chooses
 * the depth.
 */
export function shapeFault(body: unknown): { readonly fault: EdgeFault; readonly field: string } | null {
  const waiting: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: body, path: "", depth: 0 },
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next
    if (typeof value !== "object" || value === null) continue
    if (depth >= deepest) return { fault: "nested-too-deeply", field: path.slice(0, 120) }
    for (const name of Object.keys(value)) {
      const field = path === "" ? name : `${path}.${name}`
      if (refusedNames.has(name)) return { fault: "refused-field", field: field.slice(0, 120) }
      waiting.push({ value: (value as Record<string, unknown>)[name], path: field, depth: depth + 1 })
    }
  }
  return null
}

/** How long to wait before trying a locked, full or missing database again, in seconds. */
const retrySeconds = 5

/** Errors that Express and its body parser throw for a faulty request, by their names. */
const requestFaults: Readonly<Record<string, EdgeFault>> = {
  "entity.parse.failed": "malformed-json",
  "entity.too.large": "body-too-large",
  "encoding.unsupported": "unsupported-encoding",
  "charset.unsupported": "unsupported-encoding",
  "request.aborted": "malformed-json",
  "request.size.invalid": "malformed-json",
}

/**
 * The last handler of every error. A faulty request gets its 4xx, and a request during a database outage a 503 with a
 * time to try again. Anything else is a bug of ours: it is logged once with the request's id, and answered with only
 * that id.
 *
 * @param isUnavailable whether an error means that the database cannot serve now
 */
export const answerErrors =
  (isUnavailable: (error: unknown) => boolean): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error)
    // The caller has disconnected, which stopped the work: there is nobody to answer.
    if (response.closed) return
    const status: unknown = error?.status
    const known = requestFaults[String(error?.type)]
    if (known === "body-too-large" && typeof error.limit === "number") {
      return sendFault(request, response, known, undefined, (texts) => texts.bodyTooLargeDetails(error.limit))
    }
    if (known) return sendFault(request, response, known)
    if (error instanceof URIError) return sendFault(request, response, "malformed-address")
    // A body that cannot be decompressed or decoded has no error name of its own.
    if (typeof status === "number" && status >= 400 && status < 500)
      return sendFault(request, response, "malformed-json")
    request.log.error({ err: error }, "the request failed")
    if (!isUnavailable(error)) return sendFault(request, response, "something-went-wrong")
    response.setHeader("Retry-After", String(retrySeconds))
    sendFault(request, response, "database-unavailable")
  }
