import { developmentHosts, type HostProfile, profileOfHost } from "@mersal/domain/market/host-profile"
import type { RequestHandler } from "express"
import type { Settings } from "../config.ts"
import { sendFault } from "./answer.ts"

declare global {
  namespace Express {
    interface Locals {
      /** What the Host header decides (D2). */
      profile: HostProfile
    }
  }
}

/**
 * Finds the profile of the host that was called; one that production does not know is answered with 421 (D3). Who names
 * two hosts is refused: whoever stands before us may have read the other one (RFC 9112, 3.2).
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

/** How often a request names its host; its raw headers are names and values in turn. */
function hostsNamed(headers: readonly string[]): number {
  let named = 0
  for (let index = 0; index < headers.length; index += 2) if (headers[index]?.toLowerCase() === "host") named += 1
  return named
}
