import { toIso } from "@mersal/domain/calendar/iso-instant"
import type { Request, RequestHandler, Response } from "express"
import helmet from "helmet"
import type { CardDestinations } from "../card-gateways.ts"
import { ServerResponse } from "./node-http.ts"

/** One year, as checklist V3.4.1 requires; only if customers use https. */
const strictTransportSecurity = { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true }

/** Headers for answers of the API: they are data and never a page (checklist V3.2.1). */
export const apiHeaders = (isSecure: boolean): RequestHandler =>
  withHeaders(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      strictTransportSecurity: isSecure && strictTransportSecurity,
      referrerPolicy: { policy: "no-referrer" },
      xFrameOptions: { action: "deny" },
      crossOriginResourcePolicy: { policy: "same-origin" },
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      originAgentCluster: false,
    }),
  )

/**
 * Adds a handler's headers, which are the same for all answers, and the request's id and the server's time (one clock
 * for all countdowns) when an answer's head is written. Headers set for the answer itself take precedence. If there are
 * none, the head is one list that Node writes as it is; each header set separately would be validated, stored under a
 * lower-case name and looked up again.
 */
function withHeaders(handler: RequestHandler): RequestHandler {
  const usual: string[] = []
  const exchange = { setHeader: (...header: [string, string]) => usual.push(...header), removeHeader: () => {} }
  handler({} as Request, exchange as unknown as Response, () => {})

  function writeHead(this: Response, status: number, ...more: readonly unknown[]): Response {
    const [own] = more
    const { requestId, clock } = this.locals
    const all =
      requestId === undefined
        ? usual
        : [...usual, "Request-Id", requestId, "Mersal-Now", toIso(clock.currentTimeMillisUnsafe())]
    const write = ServerResponse.prototype.writeHead as (this: Response, ...head: readonly unknown[]) => Response
    if (this.getHeaderNames().length === 0 && Array.isArray(own)) return write.call(this, status, [...all, ...own])
    for (let index = 0; index < all.length; index += 2) {
      const name = all[index] as string
      if (!this.hasHeader(name)) this.setHeader(name, all[index + 1] as string)
    }
    return write.call(this, status, ...more)
  }
  return (_, response, next) => {
    response.writeHead = writeHead as typeof response.writeHead
    next()
  }
}

/**
 * Headers for pages. No inline script runs: a page's boot data is a JSON block and not a script. Every page can become
 * the payment page without a new document, so each has the policy of a page with card fields (`docs/payments.md`): only
 * the named sources are loaded, and a card goes only to the gateways, in the way that each of them takes it.
 *
 * @param isDevelopmentServer a page of Vite's development server uses inline scripts and a web socket
 * @param pictures origins of a map's pictures, if the operator shows streets (D20)
 * @param cards where a card goes, by a form or, in Qatar, by a call (D29)
 */
export function pageHeaders(
  isSecure: boolean,
  isDevelopmentServer: boolean,
  cards: CardDestinations,
  pictures: readonly string[] = [],
): readonly RequestHandler[] {
  const inline = isDevelopmentServer ? ["'unsafe-inline'"] : []
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", ...inline],
          styleSrc: ["'self'", ...inline],
          imgSrc: ["'self'", "data:", ...pictures],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...cards.calls, ...(isDevelopmentServer ? ["ws:"] : [])],
          manifestSrc: ["'self'"],
          workerSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'", ...cards.forms],
          frameAncestors: ["'none'"],
          ...(isSecure && { upgradeInsecureRequests: [] }),
        },
      },
      strictTransportSecurity: isSecure && strictTransportSecurity,
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      xFrameOptions: { action: "deny" },
      crossOriginOpenerPolicy: { policy: "same-origin" },
      crossOriginResourcePolicy: { policy: "same-origin" },
      // Of Internet Explorer and of Flash. A page and its head come in the first ten packets, or a round trip later.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
    }),
    (_, response, next) => {
      response.setHeader("Permissions-Policy", permissionsPolicy)
      next()
    },
  ]
}

/** D20: the address search may ask for the customer's position. No other feature of the device is used. */
const permissionsPolicy = [
  "geolocation=(self)",
  ...["accelerometer", "camera", "display-capture", "gyroscope", "magnetometer", "microphone", "payment", "usb"].map(
    (feature) => `${feature}=()`,
  ),
].join(", ")
