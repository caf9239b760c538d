import { isUtf8 } from "node:buffer"
import type { IncomingMessage } from "node:http"
import { cardDataIn } from "@mersal/domain/payment/card/card-data"
import express, { type ErrorRequestHandler, type RequestHandler } from "express"
import { sendFault } from "../answer.ts"
import type { EdgeFault } from "../error-status.ts"
import { namesIn, repeatedName } from "./json-names.ts"

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
  const parse = express.json({ limit, type: "application/json", strict: false, verify: keepUtf8 })
  return (request, response, next) => {
    if (namesTypeOfNothing(request)) {
      request.body = {}
      return next()
    }
    if (!request.is("application/json")) return sendFault(request, response, "json-only")
    parse(request, response, (error) => {
      const sent = sentBytes.get(request)
      sentBytes.delete(request)
      if (error) return next(error)
      const fault = shapeFault(request.body, sent)
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
 * That a request says it is JSON and brings no body, not even one of length 0, as `curl -X POST` does: read like an
 * empty one.
 */
const namesTypeOfNothing = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] === undefined &&
  headers["content-length"] === undefined &&
  /^application\/json *(;|$)/i.test(headers["content-type"] ?? "")

/** The bytes of a body until it is read. */
const sentBytes = new WeakMap<IncomingMessage, Buffer>()

/** JSON is UTF-8 (RFC 8259). Read leniently, each wrong byte would become a character that nobody wrote. */
function keepUtf8(request: IncomingMessage, _response: unknown, bytes: Buffer, encoding: string): void {
  if (encoding !== "utf-8")
    throw Object.assign(new Error("another encoding"), { status: 415, type: "charset.unsupported" })
  if (!isUtf8(bytes)) throw Object.assign(new Error("not UTF-8"), { status: 400, type: notUtf8 })
  sentBytes.set(request, bytes)
}

const notUtf8 = "body.not-utf-8"

/**
 * The first refused name, that the body is nested too deeply, or a name that came twice in an object, of which the parser
 * keeps the last alone. Walks with its own stack: depth is the caller's.
 *
 * @param sent what the body was read from
 */
export function shapeFault(
  body: unknown,
  sent: Buffer | undefined,
): { readonly fault: EdgeFault; readonly field: string } | null {
  let names = 0
  const waiting: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: body, path: "", depth: 0 },
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next
    if (typeof value !== "object" || value === null) continue
    if (depth >= deepest) return { fault: "nested-too-deeply", field: path.slice(0, 120) }
    const own = Object.keys(value)
    if (!Array.isArray(value)) names += own.length
    for (const name of own) {
      const field = path === "" ? name : `${path}.${name}`
      if (refusedNames.has(name)) return { fault: "refused-field", field: field.slice(0, 120) }
      waiting.push({ value: (value as Record<string, unknown>)[name], path: field, depth: depth + 1 })
    }
  }
  if (sent === undefined || namesIn(sent) === names) return null
  const repeated = repeatedName(sent.toString())
  return repeated === null ? null : { fault: "repeated-field", field: repeated.slice(0, 120) }
}

/** How long to wait before trying a locked, full or missing database again, in seconds. */
const retrySeconds = 5

/** Errors that Express and its body parser throw for a faulty request, by their names. */
const requestFaults: Readonly<Record<string, EdgeFault>> = {
  "entity.parse.failed": "malformed-json",
  "entity.too.large": "body-too-large",
  "encoding.unsupported": "unsupported-encoding",
  "charset.unsupported": "unsupported-encoding",
  [notUtf8]: "not-utf-8",
  "request.aborted": "malformed-json",
  "request.size.invalid": "malformed-json",
}

/**
 * The last handler of every error. A faulty request gets its 4xx, and a request during a database outage a 503 with a
 * time to try again, which says whether the request may have been carried out. Anything else is a bug of ours: it is
 * logged once with the request's id, and answered with only that id.
 *
 * @param outageOf whether an error means that the database cannot serve now, or that it is unknown what it wrote
 */
export const answerErrors =
  (outageOf: (error: unknown) => keyof typeof outages | null): ErrorRequestHandler =>
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
    const outage = outageOf(error)
    if (outage === null) return sendFault(request, response, "something-went-wrong")
    response.setHeader("Retry-After", String(retrySeconds))
    sendFault(request, response, outages[outage])
  }

const outages = { unavailable: "database-unavailable", undecided: "outcome-unknown" } as const
