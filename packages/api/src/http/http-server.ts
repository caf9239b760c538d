import type { Server } from "node:http"
import type { Express } from "express"
import { createServer, IncomingMessage, ServerResponse } from "./node-http.ts"
import { waitingAtMost } from "./waiting-answers.ts"

/** How long a line is kept for a caller who is slow to say what he wants, or to hear the answer, in milliseconds. */
export interface Patience {
  /** From the first byte to the end of the headers. */
  readonly headers: number
  /** From the first byte to the end of the body. */
  readonly request: number
  /** How often it is looked who takes too long: so much later he may be cut. */
  readonly check: number
  /** How long a line that has nothing to say stays open. */
  readonly idle: number
  /** How long nothing may move on a line whose call is not answered to its end: an event stream beats more often. */
  readonly stalled: number
}

/**
 * Proxies keep their lines for 60 s as a rule. Whoever hangs up first has to be the caller: a server that does it while
 * a request is on its way answers that one with a line that is cut.
 */
const usualPatience: Patience = { headers: 15_000, request: 30_000, check: 5_000, idle: 75_000, stalled: 120_000 }

/**
 * An HTTP server that nobody holds open by sending slowly (checklist V5.2.1): who takes too long is answered with 408 and
 * cut. Headers beyond 16 KB are answered with 431. Nobody fills our memory by not reading either: a line on which an answer
 * stands still is cut, and so is one with more calls than a few whose answers wait for the one before (decision 156).
 *
 * Express gives each request and answer another prototype. They are made with that one here, by classes of their own: an
 * object whose prototype was changed is slow, and so is one whose maker does not tell V8 how many fields it will have.
 */
export function httpServer(app: Express, patience: Patience = usualPatience): Server {
  class RequestOfApp extends IncomingMessage {}
  class ResponseOfApp extends ServerResponse {}
  app.request = inFrontOf(app.request, RequestOfApp.prototype)
  app.response = inFrontOf(app.response, ResponseOfApp.prototype)
  const server = createServer(
    {
      IncomingMessage: RequestOfApp,
      ServerResponse: ResponseOfApp,
      maxHeaderSize: 16 * 1024,
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
      keepAliveTimeout: patience.idle,
    },
    waitingAtMost(mostWaiting, app),
  )
  server.timeout = patience.stalled
  server.maxHeadersCount = 100
  return server
}

/** Browsers and proxies send one call at a time on a line; what is sent ahead all the same is answered, up to so many. */
const mostWaiting = 16

/** A prototype that has what another one has, which descends from the same of Node. */
const inFrontOf = <Prototype extends object>(express: Prototype, own: object): Prototype =>
  Object.setPrototypeOf(own, express) as Prototype
