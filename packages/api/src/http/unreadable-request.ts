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

/**
 * Answers a request that no handler will see, or not to its end, and closes its connection. Its language is unknown, so
 * the sentences are English.
 *
 * @param last the latest answer on this connection. Nothing may be written into the middle of one, nor in place of one
 *   that is still being prepared: its request was read to the end, and may have its effect
 */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  connection: Duplex,
  last: ServerResponse | undefined,
): void {
  const isFree = last === undefined || last.writableFinished || !(last.headersSent || last.req.complete)
  if (connection.writable && isFree) connection.write(answerTo(faults[error.code ?? ""] ?? "malformed-request"))
  connection.destroy()
}

function answerTo(fault: EdgeFault): string {
  const { status, text, details } = faultAnswer(fault)
  const texts = textsIn("en")
  const errorDetails = details === undefined ? "" : texts[details]
  const body = JSON.stringify({ success: false, errors: [{ errorMessage: texts[text], errorDetails, code: fault }] })
  const headers = {
    Connection: "close",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [["HTTP/1.1", status, STATUS_CODES[status]].join(" "), ...lines, "", body].join("\r\n")
}
