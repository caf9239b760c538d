import { developmentHosts, profileOfHost } from "@mersal/domain/market/host-profile"
import { type MarketId, marketIds } from "@mersal/domain/market/market"
import type { Settings } from "./config.ts"

/**
 * The address for each market's customers: the base address if it belongs to their market, otherwise the first host of
 * their market, with the same scheme and port. A market without a host is left out (D2).
 *
 * @example marketUrls({ baseUrl: "http://localhost:3000", environment: "development", hosts: {} })
 * // { AE: "http://localhost:3000", QA: "http://qatar.localhost:3000" }
 */
export function marketUrls({
  baseUrl,
  environment,
  hosts,
}: Pick<Settings, "baseUrl" | "environment" | "hosts">): Readonly<Partial<Record<MarketId, string>>> {
  const table = environment === "production" ? hosts : developmentHosts
  const base = new URL(baseUrl)
  const marketOf = (host: string) => profileOfHost(host, environment, table)?.market.id
  const urls = marketIds.map((market) => {
    if (marketOf(base.hostname) === market) return [market, baseUrl]
    const host = Object.keys(table).find((name) => marketOf(name) === market)
    if (host === undefined) return [market, undefined]
    const url = new URL(base)
    url.hostname = host
    return [market, url.origin]
  })
  return Object.fromEntries(urls.filter(([, url]) => url !== undefined))
}
