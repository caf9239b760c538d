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
import type { ClientSettings, WriteOptions } from "./types/client.ts"

/**
 * One call: its value, or a MersalError; the reason of the signal where that was given up.
 *
 * @param wish makes the request of what the caller wrote, or throws where that cannot be
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
      // What it refuses is read twice: as what the call means, and as what the error tells.
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
  throw await errorOf(last, isChange)
}

/** Says it of a program that was told no address, or no whole one: nobody could answer there. */
function originOf({ origin }: ClientSettings): string {
  if (URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol)) return origin.replace(/\/+$/, "")
  throw new MersalError("The client's origin has to be a whole address, such as https://go.example.com.", {
    ...nothingKnown,
    code: "invalid-request",
    field: "origin",
  })
}

const nothingKnown = { status: null, advice: null, field: null, data: null, requestId: null, retryAfterSeconds: null }

/** What a builder makes of the caller's words; what it stumbles over is a fault of the request. */
function made<Request>(wish: () => Request): Request {
  try {
    return wish()
  } catch (reason) {
    throw reason instanceof MersalError ? reason : invalidRequest(null)
  }
}

/** A request that the wire has no words for, such as a market that is none. */
function unsendable(reason: unknown, isChange: boolean): MersalError {
  const [issue] = reason instanceof z.core.$ZodError ? reason.issues : []
  const field = issue?.path.slice(1).map(String).join(".") || null
  return invalidRequest(field && argumentAt(field, isChange))
}

async function errorOf(response: Response | null, isChange: boolean): Promise<MersalError> {
  if (!response) return new MersalError("No answer came.", { ...nothingKnown, code: "no-answer" })
  const known = {
    ...nothingKnown,
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

/** What the client's calls are refused with and knows something, in the words of the domain. */
const refusals = {
  ...refusedBookings,
  ...ownBookingRefusals,
  ...promoRefusals,
  ...trackingRefusals,
  ...consumerRefusals,
}

/** What a refusal knows, in whole words; as the wire has it where the client does not know the refusal. */
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
