import type { RequestHandler } from "express"
import { sendFault } from "../answer.ts"

/**
 * Refuses a state-changing call that a page of another site made a browser send. Programs send neither header and pass:
 * they have no cookie that could be misused.
 */
export const sameSiteOnly: RequestHandler = (request, response, next) => {
  const { origin, host, "sec-fetch-site": site } = request.headers
  const isForeignSite = site !== undefined && site !== "same-origin" && site !== "none"
  const isForeignOrigin = origin !== undefined && hostOf(origin) !== host?.toLowerCase()
  if (isForeignSite || isForeignOrigin) return sendFault(request, response, "cross-site")
  next()
}

/** The host of an Origin header, with its port if it is not the scheme's default; null for "null" and other texts. */
const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)
