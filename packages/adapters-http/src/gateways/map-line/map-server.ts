import { once } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { createServer } from "../node-http.ts"

/** A small map server on a port of this machine, for tests and for trying the product without a real one. */
export interface MapServer {
  readonly url: string
  /** What it was asked, with the headers of each request. */
  readonly asked: readonly { readonly url: URL; readonly headers: IncomingMessage["headers"] }[]
  /** Answers like this from now on; null for the usual answers again. */
  readonly breakDown: (answer: ((response: ServerResponse) => void) | null) => void
  readonly stop: () => Promise<void>
}

export interface SimulatedAnswer {
  readonly status: number
  readonly body: unknown
}

/** @param answer the answer for an address */
export async function startMapServer(answer: (url: URL) => SimulatedAnswer): Promise<MapServer> {
  const asked: { url: URL; headers: IncomingMessage["headers"] }[] = []
  let broken: ((response: ServerResponse) => void) | null = null
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://maps")
    asked.push({ url, headers: request.headers })
    if (broken) return broken(response)
    const { status, body } = answer(url)
    response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    breakDown: (answer) => {
      broken = answer
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
