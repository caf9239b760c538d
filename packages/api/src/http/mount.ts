import type { EndpointRow, EndpointTable, RefusalTag } from "@mersal/adapters-http/contract/endpoint-row"
import { readRequest } from "@mersal/adapters-http/contract/read-request"
import type { Refusal } from "@mersal/adapters-http/contract/refusals/refusals"
import type { Answer, CallOptions } from "@mersal/domain/ports/driving/service-failure"
import type { Services } from "@mersal/domain/ports/driving/services"
import { type Caller, principalOf } from "@mersal/domain/use-cases/caller"
import * as Result from "effect/Result"
import type { Request, RequestHandler, Response, Router } from "express"
import { sendFault, sendTooMany } from "./answer.ts"
import { bodyReader } from "./bodies/body-reader.ts"
import { type Admitting, admission } from "./callers/admission.ts"
import { type CallEnd, takeByEnd } from "./callers/calls-by-end.ts"
import type { GuestCookie } from "./callers/guest.ts"
import { idempotencyKeyOf } from "./callers/idempotency.ts"
import type { IdempotencyTurns } from "./callers/idempotency-turns.ts"
import { sameSiteOnly } from "./callers/same-site.ts"
import { CallsByAddress } from "./calls-by-address.ts"
import { inTurn } from "./in-turn.ts"
import type { OpenStreams } from "./open-streams.ts"
import { OptionsOfCall } from "./options-of-call.ts"
import { sendAnswer } from "./send-answer.ts"
import { sendIssues, sendRefusal } from "./send-refusal.ts"

/** What every route needs besides its row of the table. */
export interface Mounting extends Admitting {
  readonly router: Router
  /** The driving ports for one caller. */
  readonly servicesFor: (caller: Caller) => Services
  readonly guests: GuestCookie
  readonly streams: OpenStreams
  readonly turns: IdempotencyTurns
  /** The digits of a code by message. */
  readonly codeLength: number
}

/** The method of a driving port that serves an endpoint. */
export type Serve<Wanted, Value, Failure extends Refusal = Refusal> = (
  services: Services,
  request: Wanted,
  options: CallOptions,
) => Answer<Value, Failure>

/** A call that does more than answer: it sets or deletes a cookie. */
export interface ServeWithEffect<Wanted, Value, Failure extends Refusal = Refusal> {
  readonly serve: Serve<Wanted, Value, Failure>
  /** Called with a successful answer; its result is sent. */
  readonly beforeSending: (answer: Value, request: Request, response: Response) => Value
}

/**
 * How each row of a table is served: a missing one, or one that can refuse with what its row does not list, does not
 * compile.
 */
export type Routes<Table extends EndpointTable> = {
  readonly [Name in keyof Table]: Table[Name] extends EndpointRow<infer Wanted, infer Value, infer Tag>
    ? Serve<Wanted, Value, RefusalOf<Tag>> | ServeWithEffect<Wanted, Value, RefusalOf<Tag>>
    : never
}

type RefusalOf<Tag extends RefusalTag> = Extract<Refusal, { readonly _tag: Tag }>

/**
 * Mounts every row of a table on the router. Rows with the same path share it; other methods on it are refused.
 *
 * @returns a handler that finds the same calls faster, to use before the router
 */
export function mountAll<Table extends EndpointTable>(
  mounting: Mounting,
  table: Table,
  routes: Routes<Table>,
): RequestHandler {
  const calls = new CallsByAddress()
  const methodsOf = new Map<string, string[]>()
  for (const [name, row] of Object.entries(table)) {
    const { path, method } = row.endpoint
    const call = served(mounting, row, routes[name] as Serve<unknown, unknown> | ServeWithEffect<unknown, unknown>)
    const handler = row.acts ? neverByHead(call) : call
    mounting.router.route(path)[methodNames[method]](handler)
    calls.add(method, path, handler)
    const isRead = method === "GET" && !row.acts
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), ...(isRead ? ["GET", "HEAD"] : [method])])
  }
  for (const [path, methods] of methodsOf) {
    mounting.router.all(path, (request, response) => {
      const allowed = methods.join(", ")
      response.setHeader("Allow", allowed)
      sendFault(request, response, "method-not-allowed", undefined, (texts) => texts.methodNotAllowedDetails(allowed))
    })
  }
  return calls.handle
}

/** A GET route also answers HEAD. If the call has an effect, HEAD is refused like any other method. */
const neverByHead =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.method === "HEAD" ? next("route") : handler(request, response, next)

/** One call: limit, caller, access, read, decode, serve, encode. */
function served(
  mounting: Mounting,
  row: EndpointRow<unknown, unknown>,
  route: Serve<unknown, unknown> | ServeWithEffect<unknown, unknown>,
): RequestHandler {
  const { servicesFor, guests, streams } = mounting
  const { endpoint } = row
  const countsByEnd = Boolean(row.guestLimit ?? row.contactLimits ?? row.tellingLimit)
  const { serve, beforeSending } = typeof route === "function" ? { serve: route, beforeSending: null } : route

  const handle = async (request: Request, response: Response): Promise<void> => {
    const decoded = readRequest(row, request, response.locals.profile.market.id, mounting.codeLength)
    if (Result.isFailure(decoded)) return sendIssues(request, response, decoded.failure, mounting.codeLength)
    const { caller } = response.locals
    const key = row.isIdempotent
      ? idempotencyKeyOf(request, endpoint.path, row.leadIsKey ? caller.guestId : null)
      : null
    if (key === false) return sendFault(request, response, "invalid-idempotency-key", "Idempotency-Key")
    if (row.callerLimit?.counts(decoded.success)) {
      const seconds = await mounting.limiter.count(row.callerLimit.name, principalOf(caller))
      if (seconds > 0) return sendTooMany(request, response, seconds)
    }
    const leave = key === null ? undefined : await mounting.turns(`${principalOf(caller)}|${key.text}`)
    if (leave === null) return sendFault(request, response, "in-progress")
    const known = row.remembersGuest && caller.guestId === null ? withGuest(caller, guests.issue(response)) : caller

    // Five hundred bookings may take longer than the usual time-out: here the sender waits for us, and not we for him.
    if (row.takes === "csv") request.socket.setTimeout(0)

    const options = new OptionsOfCall(response, row.gives === "events" ? streams.stopping : null, key)
    const answering = () => serve(servicesFor(known), decoded.success, options)
    const ending = countsByEnd ? limited(decoded.success, caller, options, answering) : answering()
    const answer = await (leave ? ending.finally(leave) : ending)
    if (typeof answer === "number") return sendTooMany(request, response, answer)
    if (Result.isSuccess(answer)) {
      const sent = beforeSending ? beforeSending(answer.success, request, response) : answer.success
      return sendAnswer(response, row, sent)
    }
    sendRefusal(request, response, answer.failure, endpoint)
  }

  /** The answer, or the seconds until the call may be made again. Whether it counts is decided when it has ended. */
  const limited = async <Value>(
    wanted: unknown,
    caller: Caller,
    options: OptionsOfCall,
    answering: () => Answer<Value, Refusal>,
  ) => {
    const taken = await takeByEnd(mounting.limiter, row, wanted, caller, principalOf(caller))
    if (taken.seconds > 0) return taken.seconds
    let end: CallEnd = "refused"
    try {
      const answer = await answering()
      if (Result.isSuccess(answer)) end = options.isReplayed ? "replayed" : "done"
      return answer
    } finally {
      // One count too many does less harm than a lost answer.
      await taken.end(end).catch(() => {})
    }
  }

  const isRead = endpoint.method === "GET"
  const isAdmitted = admission(mounting, row)
  const between = [
    ...(row.gives === "events" ? [streams.admit] : []),
    ...(isRead && !row.acts ? [] : [sameSiteOnly]),
    ...(isRead ? [] : bodyReader(row)),
  ]
  const admitted: RequestHandler = async (request, response, next) => {
    if (await isAdmitted(request, response)) next()
  }
  const admittedAndHandled: RequestHandler = async (request, response) => {
    if (await isAdmitted(request, response)) await handle(request, response)
  }
  return between.length === 0 ? admittedAndHandled : inTurn(admitted, ...between, handle)
}

const methodNames = { GET: "get", POST: "post", PUT: "put", DELETE: "delete" } as const

/** A guest who gets his first cookie with this answer. */
const withGuest = (caller: Caller, guestId: string): Caller => ({
  ...caller,
  guestId,
  isNewGuest: true,
  actor: caller.actor.type === "guest" ? { ...caller.actor, id: guestId } : caller.actor,
})
