import { isIP } from "node:net"
import { type Environment, type HostTable, hostProfiles, type ProfileId } from "@mersal/domain/market/host-profile"
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
export function readAddresses(source: Source<Variable>, environment: Environment): AddressSettings {
  const { read } = source
  const port = read("PORT", 3000, parsePort)
  const baseUrl = read("BASE_URL", `http://localhost:${port}`, parseOrigin)
  const hosts = read<HostTable>("MERSAL_HOSTS", { [new URL(baseUrl).hostname]: "production" }, parseHosts)
  // Development answers to every host.
  if (environment === "production") refuseUnansweredBase(source, baseUrl, hosts)
  return {
    port,
    baseUrl,
    hosts,
    trustedProxies: read("TRUSTED_PROXIES", [], parseProxies),
    stopDelay: read("STOP_DELAY", 0, wholeBetween(0, 300)),
  }
}

/** Links in messages lead to the base address, so nobody could open them if its host were answered 421. */
function refuseUnansweredBase({ problems }: Source<Variable>, baseUrl: string, hosts: HostTable): void {
  const { hostname } = new URL(baseUrl)
  // A refused base address has been replaced by the usual one, of which nothing needs to be said.
  if (Object.hasOwn(hosts, hostname) || problems.some((problem) => problem.startsWith("BASE_URL "))) return
  problems.push(
    `MERSAL_HOSTS must have ${hostname}, the host of BASE_URL (${baseUrl}): links in messages lead there, and a host that is not listed gets 421`,
  )
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
