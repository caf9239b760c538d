import { Wrong } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface MapServerSettings {
  /** A geocoder that speaks as Nominatim does, without a slash at its end; none, and the gazetteer answers alone (D20). */
  readonly geocoderUrl?: string
  /** A router that speaks as OSRM does, likewise; none, and distances are the rule of thumb (D20). */
  readonly routerUrl?: string
}

type Variable = "GEOCODER_URL" | "ROUTER_URL"

/** Who is asked for places and roads. */
export function readMapServers({ read }: Source<Variable>): MapServerSettings {
  const geocoderUrl = read<string | null>("GEOCODER_URL", null, parseServer)
  const routerUrl = read<string | null>("ROUTER_URL", null, parseServer)
  return { ...(geocoderUrl !== null && { geocoderUrl }), ...(routerUrl !== null && { routerUrl }) }
}

/** Such servers stand beside ours as a rule, without TLS. */
function parseServer(text: string): string | Wrong {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && !/[?#@]/.test(text)
    ? url.href.replace(/\/+$/, "")
    : new Wrong("must be an http or https address without a query, a user or a password")
}
