import { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import { type DrivenPorts, drivingPorts } from "@mersal/domain/use-cases/driving-ports"
import { runProgram } from "@mersal/domain/use-cases/run-program"
import { readLiveFacts } from "@mersal/domain/use-cases/site/read-live-facts"
import type * as ManagedRuntime from "effect/ManagedRuntime"
import express, { type Express, type RequestHandler, Router } from "express"
import type { Logger } from "pino"
import { cardDestinations } from "./card-gateways.ts"
import type { ServerClock } from "./clock.ts"
import type { Settings } from "./config.ts"
import { sendFault } from "./http/answer.ts"
import { answerErrors } from "./http/bodies/json-body.ts"
import { mountDeviceFingerprint } from "./http/callers/device-fingerprint.ts"
import { guestCookie } from "./http/callers/guest.ts"
import { idempotencyTurns } from "./http/callers/idempotency-turns.ts"
import type { RateLimiter } from "./http/callers/rate-limits.ts"
import { sessionCallers, sessionCookie } from "./http/callers/session.ts"
import { noCardInAddress, refuseCardInAddress } from "./http/card-guard.ts"
import { mountDevClock } from "./http/dev-clock.ts"
import { inTurn } from "./http/in-turn.ts"
import { withoutHeaderSecrets } from "./http/logs/header-secrets.ts"
import { healthz, type Readiness, readyz } from "./http/logs/health.ts"
import { behindKey, type Metrics } from "./http/logs/metrics.ts"
import type { RepeatedWarnings } from "./http/logs/repeated-warnings.ts"
import { requestLog } from "./http/logs/request-log.ts"
import { type Mounting, mountAll } from "./http/mount.ts"
import { openStreams } from "./http/open-streams.ts"
import { mountApiDescription } from "./http/pages/api-description.ts"
import { type IdentitySigner, mountTestIssuer } from "./http/pages/issuer-page.ts"
import { calledOrigin, knownHosts } from "./http/pages/known-hosts.ts"
import { type MailboxReader, mountMailbox } from "./http/pages/mailbox-page.ts"
import { mountPages } from "./http/pages/pages.ts"
import { qrCode } from "./http/pages/qr-code.ts"
import { mountSitePages } from "./http/pages/site-pages.ts"
import { trackedBookings } from "./http/pages/tracked-booking.ts"
import type { WebAssets } from "./http/pages/web-assets.ts"
import { webManifest } from "./http/pages/web-manifest.ts"
import { mountPaymentReturns } from "./http/payment-returns.ts"
import { apiHeaders, pageHeaders } from "./http/security-headers.ts"
import { routes } from "./routes.ts"

/** The parts of the application, already opened: importing this file does no input or output. */
export interface Parts {
  readonly settings: Settings
  readonly clock: ServerClock
  readonly runtime: ManagedRuntime.ManagedRuntime<DrivenPorts, never>
  readonly isReady: Readiness
  /** Whether an error means that the database cannot serve now, through no fault of the request. */
  readonly outageOf: Parameters<typeof answerErrors>[0]
  readonly limiter: RateLimiter
  readonly log: Logger
  /** For warnings that anybody on the network can cause. */
  readonly warnings: RepeatedWarnings
  /** Null if nobody may read them. */
  readonly metrics: Metrics | null
  /** Reads the messages that were kept instead of sent; null in production. */
  readonly readMailbox: MailboxReader | null
  readonly issuer: { readonly keys: () => Promise<unknown>; readonly issue: IdentitySigner } | null
  /** Aborted when the server stops, before it waits for calls under way. */
  readonly stopping: AbortSignal
  readonly webAssets: WebAssets | null
  /** The packed client for programs; null if it was not packed. */
  readonly clientFile: string | null
  /** Whether `webAssets` is a development server, whose pages need a less strict policy. */
  readonly isDevelopmentServer: boolean
}

/** The product as one Express application: health, the API under /v1.0, and the pages. */
export function createApp(parts: Parts): Express {
  const { settings, clock, runtime, log, metrics, webAssets } = parts
  const isSecure = settings.baseUrl.startsWith("https:")
  const sessions = sessionCookie(isSecure)
  const app = express()
  app.disable("x-powered-by")
  app.disable("etag")
  // Depending on NODE_ENV, Express would otherwise print stack traces to the console or send them to the caller.
  app.set("env", "production")
  if (settings.trustedProxies.length > 0) app.set("trust proxy", settings.trustedProxies)

  const probes = Router()
  probes.get("/healthz", healthz)
  probes.get("/readyz", readyz(parts.isReady))
  const figures = Router()
  if (metrics && settings.metrics.key !== null) figures.get("/metrics", behindKey(settings.metrics.key), metrics.page)

  const begin: RequestHandler = (request, response, next) => {
    response.locals.requestId = String(request.id)
    response.locals.clock = clock
    response.locals.sessions = sessions
    next()
  }

  const api = Router()
  const guests = guestCookie(isSecure)
  const mounting: Mounting = {
    router: api,
    servicesFor: (caller) => drivingPorts(runtime, caller),
    readCaller: sessionCallers(runtime, sessions, guests, calledOrigin(settings)),
    guests,
    turns: idempotencyTurns(),
    codeLength: settings.codeLength,
    limiter: parts.limiter,
    streams: openStreams(parts.stopping),
  }
  const byAddress = mountAll(mounting, endpointTable, routes)
  app.use(
    inTurn(
      // On every answer, including refusals; pages replace this policy with their own.
      apiHeaders(isSecure),
      besideApi(probes),
      ...[noCardInAddress, requestLog(log), begin, ...(metrics ? [metrics.observe] : []), refuseCardInAddress],
      besideApi(figures),
      knownHosts(settings),
      ...(settings.acceptsHeaderSecrets ? [] : [withoutHeaderSecrets]),
      byAddress,
    ),
  )
  mountApiDescription(api, { ...settings, clientFile: parts.clientFile })
  mountPaymentReturns(api, runtime, parts.warnings)
  app.use(api)
  app.use(["/v1.0", "/v2.0"], (request, response) => sendFault(request, response, "unknown-call"))

  if (settings.environment === "development") mountDevClock(app, clock)

  app.use(...pageHeaders(isSecure, parts.isDevelopmentServer, cardDestinations(settings), pictureOrigins(settings)))
  if (settings.payments.fingerprintUrl !== null) mountDeviceFingerprint(app, settings.payments.fingerprintUrl)
  if (parts.issuer) mountTestIssuer(app, parts.issuer.keys, parts.issuer.issue)
  if (parts.readMailbox) mountMailbox(app, parts.readMailbox)
  app.get("/qr/:name.svg", qrCode)
  app.get("/manifest.webmanifest", webManifest(settings.productName))
  if (webAssets?.middleware) app.use(webAssets.middleware)
  const sendNotFound = mountSitePages(app, {
    assets: webAssets ?? {},
    clock,
    settings,
    readLiveFacts: (request) => runProgram(runtime, readLiveFacts(request)),
    log,
  })
  mountPages(app, webAssets, clock, settings, sendNotFound, trackedBookings(mounting, log), log)
  app.use((request, response) => sendFault(request, response, "unknown-call"))
  app.use(answerErrors(parts.outageOf))
  return app
}

/**
 * Uses a router only for GET and HEAD. For OPTIONS the router would answer by itself, even for an address that needs a
 * key.
 */
const besideApi =
  (router: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD"
    if (isRead && !request.url.startsWith("/v")) router(request, response, next)
    else next()
  }

/** Where a map's pictures come from: one origin, or none if the map is drawn by us (D20). */
const pictureOrigins = ({ mapTiles }: Pick<Settings, "mapTiles">): readonly string[] =>
  mapTiles ? [new URL(mapTiles.url.replace(/\{[zxy]\}/g, "0")).origin] : []
