import { decodeRequest, encodeAnswer, type WireIssue } from "@mersal/adapters-http/contract/decode-request"
import type { Endpoint } from "@mersal/adapters-http/contract/endpoint"
import type { Refusal } from "@mersal/adapters-http/contract/wire-errors"
import type { Answer, CallOptions } from "@mersal/domain/ports/driving/service-failure"
import type { Services } from "@mersal/domain/ports/driving/services"
import { type DrivenPorts, drivingPorts } from "@mersal/domain/use-cases/driving-ports"
import type * as ManagedRuntime from "effect/ManagedRuntime"
import * as Result from "effect/Result"
import type { Request, RequestHandler, Response, Router } from "express"
import { languageFor, sendErrors, sendFault, sendJson } from "./answer.ts"
import { issueTexts, refusalAnswer } from "./error-status.ts"
import type { GuestCookie } from "./guest.ts"
import { idempotencyKeyOf } from "./idempotency.ts"
import { jsonBody } from "./json-body.ts"
import { textsIn } from "./language.ts"
import type { RateLimited, RateLimiter } from "./rate-limits.ts"
import { sameSiteOnly } from "./same-site.ts"

/** What every route needs beside its endpoint. */
export interface Mounting {
  readonly router: Router
  readonly runtime: ManagedRuntime.ManagedRuntime<DrivenPorts, never>
  readonly guests: GuestCookie
  readonly limiter: RateLimiter
}

/** What a route does beyond the usual. */
export interface RouteTraits {
  /** Gives a browser without a guest cookie one (D23). */
  readonly remembersGuest?: true
  /** Acts once for each Idempotency-Key. */
  readonly isIdempotent?: true
  readonly limit?: RateLimited
}

/** The method of a driving port that serves an endpoint. */
type Serve<Wanted, Value> = (services: Services, request: Wanted, options: CallOptions) => Answer<Value, Refusal>

/** Puts one endpoint of the contract on the router: limit, read, decode, call, encode. */
export function mount<Wanted, Value>(
  { router, runtime, guests, limiter }: Mounting,
  endpoint: Endpoint<Wanted, Value>,
  serve: Serve<Wanted, Value>,
  traits: RouteTraits = {},
): void {
  const handle = async (request: Request, response: Response): Promise<void> => {
    const decoded = decodeRequest(endpoint, request)
    if (Result.isFailure(decoded)) return sendIssues(request, response, decoded.failure)
    const known = guests.read(request)
    const idempotencyKey = traits.isIdempotent ? idempotencyKeyOf(request, endpoint.path, known) : null
    if (idempotencyKey === false) return sendFault(request, response, "invalid-idempotency-key", "Idempotency-Key")
    const guestId = known ?? (traits.remembersGuest ? guests.issue(response) : null)

    const answer = await serve(drivingPorts(runtime, { guestId }), decoded.success, {
      signal: goneSignal(response),
      ...(idempotencyKey !== null && { idempotencyKey }),
    })
    if (Result.isSuccess(answer)) return sendJson(response, 200, encodeAnswer(endpoint, answer.success))
    const refusal = answer.failure
    // Use cases on the server never lose a network; a failure of this kind would be a bug.
    if (!isRefusal(refusal)) throw refusal
    const { status, errors } = refusalAnswer(refusal, languageFor(request), endpoint.placeFields)
    sendErrors(response, status, errors)
  }

  const handlers: RequestHandler[] = [
    ...(traits.limit ? [limited(limiter, traits.limit)] : []),
    ...(endpoint.method === "POST" ? [sameSiteOnly, jsonBody] : []),
    handle,
  ]
  const path = endpoint.path.slice("/v1.0".length)
  const route = router.route(path)
  if (endpoint.method === "GET") route.get(handlers)
  else route.post(handlers)
  route.all((request, response) => {
    response.setHeader("Allow", endpoint.method === "GET" ? "GET, HEAD" : endpoint.method)
    sendFault(request, response, "method-not-allowed")
  })
}

function sendIssues(request: Request, response: Response, issues: readonly WireIssue[]): void {
  const texts = textsIn(languageFor(request))
  const errors = issues.map(({ code, field, allowed = [] }) => ({
    errorMessage: texts[issueTexts[code]],
    // Words of the contract, the same in every language.
    errorDetails: allowed.map((word) => `"${word}"`).join(", "),
    code,
    field,
  }))
  sendErrors(response, 422, errors)
}

const limited =
  (limiter: RateLimiter, what: RateLimited): RequestHandler =>
  async (request, response, next) => {
    const seconds = await limiter(what, request.ip ?? "")
    if (seconds === 0) return next()
    response.setHeader("Retry-After", String(seconds))
    sendFault(request, response, "too-many-requests")
  }

/** Aborted when the caller hangs up before the answer: nobody reads it, so the work may stop. */
function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController()
  response.once("close", () => {
    if (!response.writableFinished) gone.abort()
  })
  return gone.signal
}

type NotARefusal = "NetworkFailure" | "ServerFailure" | "RequestRefused"

const isRefusal = <Failure extends { readonly _tag: string }>(
  failure: Failure,
): failure is Exclude<Failure, { readonly _tag: NotARefusal }> =>
  !["NetworkFailure", "ServerFailure", "RequestRefused"].includes(failure._tag)
