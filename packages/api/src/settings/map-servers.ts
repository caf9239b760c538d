import { Wrong } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface MapServerSettings {
  /** A geocoder with Nominatim's protocol, without a trailing slash; without one the gazetteer answers alone (D20). */
  readonly geocoderUrl?: string
  /** A router with OSRM's protocol, likewise; without one distances are estimates (D20). */
  readonly routerUrl?: string
}

type Variable = "GEOCODER_URL" | "ROUTER_URL"

/** The servers to query for places and roads. */
export function readMapServers({ read }: Source<Variable>): MapServerSettings {
  const geocoderUrl = read<string | null>("GEOCODER_URL", null, parseServer)
  const routerUrl = read<string | null>("ROUTER_URL", null, parseServer)
  return { ...(geocoderUrl !== null && { geocoderUrl }), ...(routerUrl !== null && { routerUrl }) }
}

/** Such servers usually run beside ours, without TLS. */
function parseServer(text: string): string | Wrong {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && !/[?#@]/.test(text)
    ? url.href.replace(/\/+$/, "")
    : new Wrong("must be an http or https address without a query, a user or a password")
}
