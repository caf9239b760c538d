import * as Result from "effect/Result"
import * as z from "zod/mini"
import { call } from "../client/call.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import { ErrorEnvelope } from "../contract/error-envelope.ts"
import { fieldAtWirePath } from "../contract/wire-codec.ts"
import { MersalError } from "./mersal-error.ts"
import type { ClientSettings, WriteOptions } from "./types/client.ts"

/** One call: its value, or a MersalError; the reason of the signal where that was given up. */
export async function ask<Request, Answer>(
  settings: ClientSettings,
  endpoint: Endpoint<Request, Answer>,
  request: Request,
  { signal, idempotencyKey }: WriteOptions = {},
): Promise<Answer> {
  signal?.throwIfAborted()
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
      throw unsendable(reason)
    },
  )
  if (Result.isSuccess(answer)) return answer.success
  signal?.throwIfAborted()
  throw await errorOf(last)
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

/** A request that the wire has no words for, such as a market that is none. */
function unsendable(reason: unknown): MersalError {
  const [issue] = reason instanceof z.core.$ZodError ? reason.issues : []
  const field = issue?.path.slice(1).map(String).join(".") || null
  const where = field === null ? "" : ` at ${fieldAtWirePath(field)}`
  return new MersalError(`The request cannot be sent: something is wrong with it${where}.`, {
    ...nothingKnown,
    code: "invalid-request",
    field: field && fieldAtWirePath(field),
  })
}

async function errorOf(response: Response | null): Promise<MersalError> {
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
    field: error.field === undefined ? null : fieldAtWirePath(error.field),
    data: error.data ?? null,
    requestId: error.requestId ?? known.requestId,
  })
}

const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null
