import { codeRules } from "@mersal/domain/account/sign-in/one-time-code"
import type { MarketId } from "@mersal/domain/market/market"
import * as Result from "effect/Result"
import { unsaidValues, withAsked } from "./asked-values.ts"
import { decodeRequest, type WireIssue } from "./decode-request.ts"
import type { EndpointRow, WireMessage } from "./endpoint-row.ts"
import { withMarketInCapitals } from "./market-in-any-case.ts"

/**
 * Decodes an HTTP message into a request, or finds what is wrong with it, by its schema and by the further checks of
 * its row.
 *
 * @param hostMarket the market of the called host
 * @param codeLength the digits of a code by message
 */
export function readRequest<Request, Answer>(
  {
    endpoint,
    alsoWrong,
    asks,
    marketOfHost,
    marketInAnyCase,
  }: Pick<EndpointRow<Request, Answer>, "endpoint" | "alsoWrong" | "asks" | "marketOfHost" | "marketInAnyCase">,
  sent: WireMessage,
  hostMarket: MarketId,
  codeLength = codeRules.length,
): Result.Result<Request, readonly WireIssue[]> {
  const named = marketInAnyCase === undefined ? sent : withMarketInCapitals(sent, marketInAnyCase)
  const message = marketOfHost ? inMarket(named, hostMarket) : named
  const decoded = decodeRequest(endpoint, message)
  const issues = Result.isFailure(decoded)
    ? decoded.failure
    : [...(alsoWrong?.(message) ?? []), ...(asks ? unsaidValues(message, asks, codeLength) : [])]
  if (issues.length === 0) return decoded
  return Result.fail(asks ? withAsked(issues, message, asks, codeLength) : issues)
}

const inMarket = ({ params, query, headers, body }: WireMessage, domain: MarketId): WireMessage => ({
  params,
  query: "domain" in (query as object) ? query : { domain, ...(query as object) },
  headers,
  body,
})
