import type { Response } from "express"

/** How long a stream may be silent, in milliseconds: proxies cut connections that are silent for a minute. */
const heartbeat = 20_000

/** Sends pieces as server-sent events until they end or the reader leaves. Each is one JSON text. */
export async function sendEvents(response: Response, events: AsyncIterable<unknown>): Promise<void> {
  response.writeHead(200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store",
    // Otherwise Nginx would buffer the events.
    "X-Accel-Buffering": "no",
  })
  // HEAD needs only the headers; ending the answer frees the connection for the next call.
  if (response.req.method === "HEAD") return void response.end()
  response.flushHeaders()
  const beat = setInterval(() => response.write(": still here\n\n"), heartbeat)
  const reading = events[Symbol.asyncIterator]()
  response.once("close", () => void reading.return?.())
  try {
    for (let next = await reading.next(); !next.done && !response.closed; next = await reading.next()) {
      response.write(`${idLine(next.value)}data: ${JSON.stringify(next.value)}\n\n`)
    }
  } finally {
    clearInterval(beat)
    response.end()
  }
}

/** When a browser reconnects it sends the last piece's id as `Last-Event-ID`; our ids have no line breaks. */
const idLine = (piece: unknown): string => {
  const id = typeof piece === "object" && piece !== null && "id" in piece ? piece.id : null
  return typeof id === "string" && /^[\w.-]+$/.test(id) ? `id: ${id}\n` : ""
}
