import type { RequestHandler } from "express"
import helmet from "helmet"

/** One year, as checklist V3.4.1 asks; only where customers come over https. */
const strictTransportSecurity = { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true }

/** What answers of the API carry: they are data and never a page (checklist V3.2.1). */
export const apiHeaders = (isSecure: boolean): RequestHandler =>
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
  })

/**
 * What pages carry. Nothing inline runs: the boot data of a page is a JSON block, which is no script.
 *
 * @param isDevelopmentServer a page of Vite's development server brings inline scripts and a web socket
 */
export function pageHeaders(isSecure: boolean, isDevelopmentServer: boolean): readonly RequestHandler[] {
  const inline = isDevelopmentServer ? ["'unsafe-inline'"] : []
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...inline],
          styleSrc: ["'self'", ...inline],
          imgSrc: ["'self'", "data:"],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...(isDevelopmentServer ? ["ws:"] : [])],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
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
