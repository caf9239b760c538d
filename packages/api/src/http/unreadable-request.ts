import type { ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { textsIn } from "./callers/language.ts"
import { type EdgeFault, faultAnswer } from "./error-status.ts"
import { STATUS_CODES } from "./node-http.ts"

/** What Node calls the ends of a request that it gave up; anything else could not be read. */
const faults: Readonly<Record<string, EdgeFault>> = {
  HPE_HEADER_OVERFLOW: "headers-too-large",
  ERR_HTTP_REQUEST_TIMEOUT: "sent-too-slowly",
}

export const faultOf = ({ code = "" }: NodeJS.ErrnoException): EdgeFault => faults[code] ?? "malformed-request"

/** Connections that close with an answer that is still to come. Node reports each further piece that arrives on one. */
const closing = new WeakSet<Duplex>()

/**
 * Answers a request that no handler will see, or not to its end, and closes its connection. Calls before it on the same
 * connection were read to their ends and may have their effects, so their answers go out first: nothing is written into
 * one or in its place.
 *
 * @param last the latest answer on this connection; answers are sent in the order of their requests
 */
export function answerUnreadable(fault: EdgeFault, connection: Duplex, last: ServerResponse | undefined): void {
  if (closing.has(connection)) return
  const refuse = () => {
    if (fault === "headers-too-large" && connection.writable) return endSlowly(connection, writtenRefusal(fault))
    if (connection.writable) connection.write(writtenRefusal(fault))
    connection.destroy()
  }
  const isBeingRead = last !== undefined && !last.req.complete && !last.headersSent
  const isNext = last === undefined || last.writableFinished || (isBeingRead && last.socket !== null)
  if (isNext || !connection.writable) refuse()
  // Its rest could still arrive while others are answered, and have its effect after the refusal.
  else if (fault === "sent-too-slowly") connection.destroy()
  else {
    closing.add(connection)
    // Node sends what a queued answer says when its turn has come.
    if (isBeingRead) sendRefusal(last, fault)
    else last.once("finish", last.req.complete ? refuse : () => connection.destroy())
  }
}

/** How long a caller may go on sending, in milliseconds. */
const lingering = 2_000

/**
 * Ends a connection whose caller may still be sending: cut at once he would get a broken connection and no answer.
 * What still comes is never a call, because the parser goes on with nothing after headers that were too large.
 */
function endSlowly(connection: Duplex, answer: string): void {
  closing.add(connection)
  connection.end(answer)
  setTimeout(() => connection.destroy(), lingering).unref()
}

/** Refuses a request that was read and goes to no handler, and closes its connection. */
export function sendRefusal(response: ServerResponse, fault: EdgeFault): void {
  const { status, headers, body } = refusalOf(fault)
  response.writeHead(status, headers).end(body)
}

function writtenRefusal(fault: EdgeFault): string {
  const { status, headers, body } = refusalOf(fault)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [["HTTP/1.1", status, STATUS_CODES[status]].join(" "), ...lines, "", body].join("\r\n")
}

/** Those of all calls. */
const methods = ["GET", "HEAD", "POST", "PUT", "DELETE"].join(", ")

/** In English: the language of such a request is unknown. */
function refusalOf(fault: EdgeFault) {
  const { status, text, details } = faultAnswer(fault)
  const texts = textsIn("en")
  const isOfMethod = fault === "method-not-allowed"
  const otherDetails = details === undefined ? "" : texts[details]
  const errorDetails = isOfMethod ? texts.methodNotAllowedDetails(methods) : otherDetails
  const body = JSON.stringify({ success: false, errors: [{ errorMessage: texts[text], errorDetails, code: fault }] })
  const headers = {
    Connection: "close",
    ...(isOfMethod && { Allow: methods }),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  }
  return { status, headers, body }
}
