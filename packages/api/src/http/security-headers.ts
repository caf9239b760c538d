import type { Request, RequestHandler, Response } from "express"
import helmet from "helmet"
import type { CardDestinations } from "../card-gateways.ts"
import { ServerResponse } from "./node-http.ts"

/** One year, as checklist V3.4.1 asks; only where customers come over https. */
const strictTransportSecurity = { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true }

/** What answers of the API carry: they are data and never a page (checklist V3.2.1). */
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
 * Gives every answer what a handler sets on all of them alike, when its head is written. What was set for the answer
 * itself stays. Where nothing was set, the head is one list that Node writes down as it is; a header that is set by itself
 * is asked for its letters, kept under another name and looked up again.
 */
function withHeaders(handler: RequestHandler): RequestHandler {
  const usual: string[] = []
  const exchange = { setHeader: (...header: [string, string]) => usual.push(...header), removeHeader: () => {} }
  handler({} as Request, exchange as unknown as Response, () => {})

  function writeHead(this: Response, status: number, ...more: readonly unknown[]): Response {
    const [own] = more
    const { requestId } = this.locals
    const all = requestId === undefined ? usual : [...usual, "Request-Id", requestId]
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
 * What pages carry. Nothing inline runs: the boot data of a page is a JSON block, which is no script. Every page may
 * become the payment page without a new document, so each has the policy of one with card fields (`docs/payments.md`):
 * nothing is loaded but what is named, and a card goes to the gateways by the way that each of them takes, and to nobody else.
 *
 * @param isDevelopmentServer a page of Vite's development server brings inline scripts and a web socket
 * @param pictures origins of a map's pictures, where the operator shows streets (D20)
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
    }),
    (_, response, next) => {
      response.setHeader("Permissions-Policy", permissionsPolicy)
      next()
    },
  ]
}

/** D20: the address search may ask where the customer is. Nothing else of the device is wanted. */
const permissionsPolicy = [
  "geolocation=(self)",
  ...["accelerometer", "camera", "display-capture", "gyroscope", "magnetometer", "microphone", "payment", "usb"].map(
    (feature) => `${feature}=()`,
  ),
].join(", ")
