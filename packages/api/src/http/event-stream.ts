import type { Response } from "express"

/** How long a stream may be silent, in milliseconds: proxies cut lines that say nothing for a minute. */
const heartbeat = 20_000

/** Sends what comes as server-sent events until it ends or the reader goes. Each is one JSON text. */
export async function sendEvents(response: Response, events: AsyncIterable<unknown>): Promise<void> {
  response.writeHead(200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store",
    // Nginx would hold events back until it has a page of them.
    "X-Accel-Buffering": "no",
  })
  // Who asks for the head alone has it with that, and his line is free for the next call.
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

/** A browser sends the id of the last piece as `Last-Event-ID` when it comes back; ours are words without line ends. */
const idLine = (piece: unknown): string => {
  const id = typeof piece === "object" && piece !== null && "id" in piece ? piece.id : null
  return typeof id === "string" && /^[\w.-]+$/.test(id) ? `id: ${id}\n` : ""
}
