import { type MarketId, marketIds } from "@mersal/domain/market/market"
import type { WireMessage } from "./endpoint-row.ts"

/**
 * The message with its market in capitals, as the schemas know it. Done by the server before the schema: a browser sends
 * capitals and need not load this. A text that is no market in any case stays, to be refused as it came.
 *
 * @example withMarketInCapitals({ body: [{ dm: "ae" }] }, "dm") // { body: [{ dm: "AE" }] }
 */
export function withMarketInCapitals({ params, query, headers, body }: WireMessage, name: string): WireMessage {
  const within = (part: unknown): unknown => {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, name)) return part
    const market = inCapitals(Reflect.get(part, name))
    return market === undefined ? part : { ...part, [name]: market }
  }
  return { params, query: within(query), headers, body: Array.isArray(body) ? body.map(within) : within(body) }
}

const inCapitals = (value: unknown): MarketId | undefined =>
  typeof value === "string" ? marketIds.find((market) => market === value.toUpperCase()) : undefined
