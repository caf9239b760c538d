import { isIP } from "node:net"
import { type HostTable, hostProfiles, type ProfileId } from "@mersal/domain/market/host-profile"
import { parsePort, Wrong, wholeBetween } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface AddressSettings {
  /** 0 takes any free port. */
  readonly port: number
  /** Origin that customers see, without a trailing slash. With https cookies are Secure and HSTS is on. */
  readonly baseUrl: string
  /** The hosts that production answers to (D3). */
  readonly hosts: HostTable
  /** Proxies whose X-Forwarded-For is trusted: addresses, networks, or Express's names for them. */
  readonly trustedProxies: readonly string[]
  /** For how many seconds a stopping server still takes calls, while it says that it is not ready. */
  readonly stopDelay: number
}

type Variable = "PORT" | "BASE_URL" | "MERSAL_HOSTS" | "STOP_DELAY" | "TRUSTED_PROXIES"

/** Where the product listens, and its address from outside. */
export function readAddresses({ read }: Source<Variable>): AddressSettings {
  const port = read("PORT", 3000, parsePort)
  const baseUrl = read("BASE_URL", `http://localhost:${port}`, parseOrigin)
  return {
    port,
    baseUrl,
    hosts: read("MERSAL_HOSTS", { [new URL(baseUrl).hostname]: "production" }, parseHosts),
    trustedProxies: read("TRUSTED_PROXIES", [], parseProxies),
    stopDelay: read("STOP_DELAY", 0, wholeBetween(0, 300)),
  }
}

function parseOrigin(text: string): string | Wrong {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search + url.hash === ""
  return isOrigin && url.username + url.password === ""
    ? url.origin
    : new Wrong("must be an http or https address without a path")
}

function parseHosts(text: string): HostTable | Wrong {
  const table: Record<string, ProfileId> = {}
  for (const entry of text.split(",")) {
    const [host = "", profile = ""] = entry.split("=").map((part) => part.trim())
    if (!/^[a-z0-9.-]+$/i.test(host) || !Object.hasOwn(hostProfiles, profile)) {
      return new Wrong(`must list host=profile, where a profile is one of ${Object.keys(hostProfiles).join(", ")}`)
    }
    table[host.toLowerCase()] = profile as ProfileId
  }
  return table
}

function parseProxies(text: string): readonly string[] | Wrong {
  const proxies = text.split(",").map((part) => part.trim())
  const isProxy = (part: string): boolean => {
    const [address = "", bits] = part.split("/")
    const mostBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
    const isNetwork = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= mostBits)
    return proxyNames.has(part) || (mostBits > 0 && isNetwork)
  }
  return proxies.every(isProxy)
    ? proxies
    : new Wrong("must list addresses, networks, loopback, linklocal or uniquelocal")
}

const proxyNames = new Set(["loopback", "linklocal", "uniquelocal"])
