import type { Server } from "node:http"
import type { Duplex } from "node:stream"
import type { Express } from "express"
import { createServer, IncomingMessage, ServerResponse } from "./node-http.ts"
import { answerUnreadable, faultOf, sendRefusal } from "./unreadable-request.ts"
import { waitingAtMost } from "./waiting-answers.ts"

/** How long a connection is kept for a caller who sends or reads slowly, in milliseconds. */
export interface Patience {
  /** From the first byte to the end of the headers. */
  readonly headers: number
  /** From the first byte to the end of the body. */
  readonly request: number
  /** How often slow callers are looked for: a caller may be cut this much later. */
  readonly check: number
  /** How long an idle connection stays open. */
  readonly idle: number
  /**
   * How long a connection with an unfinished answer may be without traffic: an event stream sends heartbeats more
   * often.
   */
  readonly stalled: number
}

/**
 * Proxies usually keep their connections for 60 s. The caller has to be the one who closes first: if a server closes
 * while a request is on its way, that request gets a broken connection as its answer.
 */
const usualPatience: Patience = { headers: 15_000, request: 30_000, check: 5_000, idle: 75_000, stalled: 120_000 }

/**
 * An HTTP server that nobody can hold open by sending slowly (checklist V5.2.1): a caller who takes too long gets 408
 * and is cut. Headers beyond 16 KB get 431. Both come in the envelope of every refusal. Nobody can fill our memory by not reading either: a connection with a
 * stalled answer is cut, and so is one with too many calls whose answers wait for the one before (decision 156).
 *
 * Express gives each request and answer another prototype. Here they are made with that prototype from the start, by
 * classes of their own: an object whose prototype was changed is slow, and so is a constructor that does not show V8
 * how many fields its objects will have.
 *
 * A request without a body is not made a stream that has to be read to its end and closed: it never says `end` or `close`,
 * which whoever waits for its caller's going asks of the answer.
 */
export function httpServer(app: Express, patience: Patience = usualPatience): Server {
  class RequestOfApp extends IncomingMessage {}
  class ResponseOfApp extends ServerResponse {}
  app.request = inFrontOf(app.request, RequestOfApp.prototype)
  app.response = inFrontOf(app.response, ResponseOfApp.prototype)
  const answers = new WeakMap<Duplex, InstanceType<typeof ServerResponse>>()
  const server = createServer(
    {
      IncomingMessage: RequestOfApp,
      ServerResponse: ResponseOfApp,
      maxHeaderSize: 16 * 1024,
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
      keepAliveTimeout: patience.idle,
      optimizeEmptyRequests: true,
      // Refused below, in our words.
      requireHostHeader: false,
    },
    waitingAtMost(mostWaiting, (request, response) => {
      answers.set(request.socket, response)
      if (request.headers.host === undefined && request.httpVersion !== "1.0")
        sendRefusal(response, "malformed-address")
      else app(request, response)
    }),
  )
  // What else a caller expects than to go on is nothing of ours: the call is served as if it did not say so (RFC 9110).
  server.on("checkExpectation", (request, response) => server.emit("request", request, response))
  server.on("clientError", (error, connection) => answerUnreadable(faultOf(error), connection, answers.get(connection)))
  // Node hands over the connection of a tunnel: nobody else reads it, times it, or hears that it broke. So it is never
  // kept for an answer that is not out yet.
  server.on("connect", (_, connection) => {
    connection.on("error", () => {})
    const last = answers.get(connection)
    if (last === undefined || last.writableFinished) answerUnreadable("method-not-allowed", connection, last)
    else connection.destroy()
  })
  server.timeout = patience.stalled
  server.maxHeadersCount = 100
  return server
}

/** Browsers and proxies send one call at a time on a connection; pipelined calls are answered too, up to this many. */
const mostWaiting = 16

/** A prototype with another one's properties, which inherits from the same Node prototype. */
const inFrontOf = <Prototype extends object>(express: Prototype, own: object): Prototype =>
  Object.setPrototypeOf(own, express) as Prototype
