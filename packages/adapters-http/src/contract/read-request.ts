import type { MarketId } from "@mersal/domain/market/market"
import * as Result from "effect/Result"
import { emptyValues, withAsked } from "./asked-values.ts"
import { decodeRequest, type WireIssue } from "./decode-request.ts"
import type { EndpointRow, WireMessage } from "./endpoint-row.ts"

/**
 * Decodes an HTTP message into a request, or finds what is wrong with it, by its schema and by the further checks of
 * its row.
 *
 * @param hostMarket the market of the called host
 */
export function readRequest<Request, Answer>(
  {
    endpoint,
    alsoWrong,
    asks,
    marketOfHost,
  }: Pick<EndpointRow<Request, Answer>, "endpoint" | "alsoWrong" | "asks" | "marketOfHost">,
  sent: WireMessage,
  hostMarket: MarketId,
): Result.Result<Request, readonly WireIssue[]> {
  const message = marketOfHost ? inMarket(sent, hostMarket) : sent
  const decoded = decodeRequest(endpoint, message)
  const issues = Result.isFailure(decoded)
    ? decoded.failure
    : [...(alsoWrong?.(message) ?? []), ...(asks ? emptyValues(message, asks) : [])]
  if (issues.length === 0) return decoded
  return Result.fail(asks ? withAsked(issues, message, asks) : issues)
}

const inMarket = ({ params, query, headers, body }: WireMessage, domain: MarketId): WireMessage => ({
  params,
  query: "domain" in (query as object) ? query : { domain, ...(query as object) },
  headers,
  body,
})
