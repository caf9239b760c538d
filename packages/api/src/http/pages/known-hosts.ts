import { developmentHosts, type HostProfile, profileOfHost } from "@mersal/domain/market/host-profile"
import type { Request, RequestHandler } from "express"
import type { Settings } from "../../config.ts"
import { sendFault } from "../answer.ts"

declare global {
  namespace Express {
    interface Locals {
      /** What the Host header decides (D2). */
      profile: HostProfile
    }
  }
}

/**
 * Finds the profile of the called host; a host that production does not know gets 421 (D3). A request with two hosts is
 * refused: a proxy before us may have read the other one (RFC 9112, 3.2).
 */
export function knownHosts({ environment, hosts }: Pick<Settings, "environment" | "hosts">): RequestHandler {
  const table = environment === "production" ? hosts : developmentHosts
  return (request, response, next) => {
    if (hostsNamed(request.rawHeaders) > 1) return sendFault(request, response, "malformed-address")
    const profile = profileOfHost(request.headers.host ?? "", environment, table)
    if (!profile) return sendFault(request, response, "unknown-host")
    response.locals.profile = profile
    next()
  }
}

/**
 * Our own origin by the name that was called: in production with the scheme and port of the base address, which a proxy
 * may hide from us; in development as it was called.
 *
 * @param request of a host that `knownHosts` admitted
 */
export function calledOrigin({ baseUrl, environment }: Pick<Settings, "baseUrl" | "environment">) {
  const originOf = (called: string, host: string): string => {
    if (environment === "development" && URL.canParse(called)) return new URL(called).origin
    const url = new URL(baseUrl)
    url.hostname = host.toLowerCase().replace(/:\d+$/, "")
    return url.origin
  }
  // Consecutive calls mostly have the same name.
  let last = { called: "", origin: "" }
  return ({ protocol, headers: { host = "" } }: Request): string => {
    const called = `${protocol}://${host}`
    if (last.called !== called) last = { called, origin: originOf(called, host) }
    return last.origin
  }
}

/** How often a request names its host; raw headers alternate names and values. */
function hostsNamed(headers: readonly string[]): number {
  let named = 0
  for (let index = 0; index < headers.length; index += 2) if (headers[index]?.toLowerCase() === "host") named += 1
  return named
}
