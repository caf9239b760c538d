import * as Result from "effect/Result"
import * as z from "zod/mini"
import { call } from "../client/call.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import { ErrorEnvelope, type WireError } from "../contract/error-envelope.ts"
import { bookingRefusals } from "../contract/refusals/booking.ts"
import { consumerRefusals } from "../contract/refusals/consumers.ts"
import { ownBookingRefusals } from "../contract/refusals/own-bookings.ts"
import { promoRefusals } from "../contract/refusals/promo.ts"
import { decodeRefusal } from "../contract/refusals/refusal-codec.ts"
import { trackingRefusals } from "../contract/refusals/tracking.ts"
import { argumentAt } from "./argument-names.ts"
import { invalidRequest } from "./invalid-request.ts"
import { MersalError } from "./mersal-error.ts"
import { nothingKnown } from "./nothing-known.ts"
import type { ClientSettings, WriteOptions } from "./types/client.ts"

/**
 * One call: its value, or a MersalError; the signal's reason if it was aborted.
 *
 * @param wish makes the request from the caller's arguments, or throws if it cannot
 */
export async function ask<Request, Answer>(
  settings: ClientSettings,
  endpoint: Endpoint<Request, Answer>,
  wish: () => Request,
  { signal, idempotencyKey }: WriteOptions = {},
): Promise<Answer> {
  signal?.throwIfAborted()
  const isChange = endpoint.path.endsWith("/change")
  const request = made(wish)
  const send = settings.fetch ?? globalThis.fetch
  let last: Response | null = null
  const connection = {
    origin: originOf(settings),
    language: () => settings.language ?? "en",
    observeNow: () => {},
    timeoutMilliseconds: settings.timeoutMilliseconds ?? 10_000,
    fetch: async (address: string | URL | globalThis.Request, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      headers.set("authorization", `Bearer ${settings.apiKey}`)
      const response = await send(address, { ...init, headers })
      // A refusal's body is read twice: for the call's result, and for the error's details.
      last = response.ok ? response : response.clone()
      return response
    },
  }
  const options = { ...(signal && { signal }), ...(idempotencyKey !== undefined && { idempotencyKey }) }
  const answer = await call<Request, Answer, never>(connection, endpoint, {}, request, options).catch(
    (reason: unknown) => {
      throw unsendable(reason, isChange)
    },
  )
  if (Result.isSuccess(answer)) return answer.success
  signal?.throwIfAborted()
  throw await errorOf(last, isChange, idempotencyKey ?? null)
}

/** Throws a clear error if the program gave no address, or an incomplete one, which nobody could answer. */
function originOf({ origin }: ClientSettings): string {
  if (URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol)) return origin.replace(/\/+$/, "")
  throw new MersalError("The client's origin has to be a whole address, such as https://go.example.com.", {
    ...nothingKnown,
    code: "invalid-request",
    field: "origin",
  })
}

/** Makes a request from the caller's arguments; if that throws, the request is at fault. */
function made<Request>(wish: () => Request): Request {
  try {
    return wish()
  } catch (reason) {
    throw reason instanceof MersalError ? reason : invalidRequest(null)
  }
}

/** A request that the wire cannot express, such as one with an unknown market. */
function unsendable(reason: unknown, isChange: boolean): MersalError {
  const [issue] = reason instanceof z.core.$ZodError ? reason.issues : []
  const field = issue?.path.slice(1).map(String).join(".") || null
  return invalidRequest(field && argumentAt(field, isChange))
}

async function errorOf(
  response: Response | null,
  isChange: boolean,
  idempotencyKey: string | null,
): Promise<MersalError> {
  const sent = { ...nothingKnown, idempotencyKey }
  if (!response) return new MersalError("No answer came.", { ...sent, code: "no-answer" })
  const known = {
    ...sent,
    status: response.status,
    requestId: response.headers.get("request-id"),
    retryAfterSeconds: secondsOf(response.headers.get("retry-after")),
  }
  const envelope = response.ok ? null : z.safeParse(ErrorEnvelope, await response.json().catch(() => null))
  const [error] = envelope?.success ? envelope.data.errors : []
  if (!error) return new MersalError("The answer cannot be read.", { ...known, code: "broken-answer" })
  return new MersalError(error.errorMessage, {
    ...known,
    code: error.code,
    advice: error.errorDetails || null,
    field: error.field === undefined ? null : argumentAt(error.field, isChange),
    data: dataOf(envelope?.data?.errors ?? []),
    requestId: error.requestId ?? known.requestId,
  })
}

const { InvalidBooking: _, ...refusedBookings } = bookingRefusals

/** The refusals of the client's calls that have data, in the domain's words. */
const refusals = {
  ...refusedBookings,
  ...ownBookingRefusals,
  ...promoRefusals,
  ...trackingRefusals,
  ...consumerRefusals,
}

/** A refusal's data in whole words; in the wire's names if the client does not know the refusal. */
function dataOf(errors: readonly WireError[]): unknown {
  const [first] = errors
  if (first?.data === undefined || first.data === null) return null
  const refusal = decodeRefusal(refusals, errors)
  if (refusal === null) return first.data
  const {
    _tag,
    name: _name,
    message: _message,
    stack: _stack,
    cause: _cause,
    ...data
  } = refusal as unknown as Readonly<Record<string, unknown>>
  return data
}

const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null
