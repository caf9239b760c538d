import type { Language } from "@mersal/domain/messages/language"
import type { CallOptions, ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { NetworkFailure, RequestRefused, ServerFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import * as z from "zod/mini"
import { encodeRequest } from "../contract/decode-request.ts"
import type { Endpoint, WireRequest } from "../contract/endpoint.ts"
import { ErrorEnvelope } from "../contract/error-envelope.ts"
import { type AnyRefusalCodecs, decodeRefusal } from "../contract/refusals/refusal-codec.ts"

/** How calls reach the API. */
export interface Connection {
  /** Origin of the API without a trailing slash; empty for the page's own. */
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
  /** The language of refusals' texts. */
  readonly language: () => Language
  /** Called with the server's time of every answer; countdowns run by it. */
  readonly observeNow: (instant: string) => void
  /** How long to wait for an answer. */
  readonly timeoutMilliseconds: number
}

/** Calls that are safe to repeat are retried once if no answer came. */
const isRepeatable = (endpoint: Endpoint<never, unknown>, options: CallOptions): boolean =>
  endpoint.method === "GET" || options.idempotencyKey !== undefined

/**
 * One call of the API over `fetch`: encodes the request, waits, decodes the answer. Never rejects: a missing answer is
 * a NetworkFailure, a broken or undecodable one a ServerFailure, and a refusal the typed error that it stands for.
 *
 * @param refusals those that the port has a type for; any other is a RequestRefused
 */
export async function call<Request, Answer, Failure>(
  connection: Connection,
  endpoint: Endpoint<Request, Answer>,
  refusals: AnyRefusalCodecs,
  request: Request,
  options: CallOptions = {},
): Promise<Result.Result<Answer, Failure | ServiceFailure>> {
  const wire = encodeRequest(endpoint, request)
  const response =
    (await send(connection, endpoint, wire, options)) ??
    (isRepeatable(endpoint as unknown as Endpoint<never, unknown>, options) && !isAborted(options)
      ? await send(connection, endpoint, wire, options)
      : null)
  if (!response) return Result.fail(new NetworkFailure())
  const now = response.headers.get("mersal-now")
  if (now) connection.observeNow(now)
  if (response.headers.get("idempotent-replayed") === "true") options.onReplayed?.()
  const body = await bodyOf(response)
  return response.ok
    ? decodeAnswer(endpoint, body, response)
    : Result.fail(decodeFailure<Failure>(refusals, body, response))
}

function decodeAnswer<Request, Answer>(endpoint: Endpoint<Request, Answer>, body: unknown, response: Response) {
  try {
    const answer = z.safeDecode(endpoint.answer, body)
    if (answer.success) return Result.succeed(answer.data)
  } catch {
    // Values of the right types can still be impossible together, such as parts of a price that do not add up.
  }
  return Result.fail(new ServerFailure({ requestId: requestId(response), isUnreadable: true }))
}

/**
 * The content of an answer: its JSON, a picture or PDF as bytes, or the lines of a CSV with the file's name; null if it
 * cannot be read.
 */
async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? ""
  const [, name] = /filename="?([\w.-]+)/.exec(response.headers.get("content-disposition") ?? "") ?? []
  if (type.startsWith("text/csv") && response.body)
    return { name, lines: response.body.pipeThrough(new TextDecoderStream("utf-8", { ignoreBOM: true })) }
  if (!/^(image\/|application\/pdf)/.test(type)) return response.json().catch(() => null)
  return { type, bytes: new Uint8Array(await response.arrayBuffer()), ...(name !== undefined && { name }) }
}

/** The failure in an answer whose status is not 2xx. */
export function decodeFailure<Failure>(
  refusals: AnyRefusalCodecs,
  body: unknown,
  response: Response,
): Failure | ServiceFailure {
  const envelope = z.safeParse(ErrorEnvelope, body)
  const [error, ...others] = envelope.success ? envelope.data.errors : []
  if (!envelope.success || !error || response.status >= 500)
    return new ServerFailure({ requestId: requestId(response) })
  const refusal = decodeRefusal(refusals, envelope.data.errors)
  if (refusal) return refusal as Failure
  return new RequestRefused({
    code: error.code,
    text: error.errorMessage,
    ...(others.length > 0 && { furtherTexts: others.map(({ errorMessage }) => errorMessage) }),
    requestId: requestId(response),
  })
}

const requestId = (response: Response): string | null => response.headers.get("request-id")

const isAborted = (options: CallOptions): boolean => (options.signal as AbortSignal | undefined)?.aborted === true

/** The path with its named parts filled in. */
const pathOf = ({ path }: { readonly path: string }, { params }: WireRequest): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))

/** The response, or null if none came in time. */
export async function send(
  connection: Connection,
  endpoint: { readonly method: string; readonly path: string },
  wire: WireRequest,
  options: CallOptions,
): Promise<Response | null> {
  const query = new URLSearchParams(wire.query).toString()
  const timeout = AbortSignal.timeout(connection.timeoutMilliseconds)
  const signal = options.signal as AbortSignal | undefined
  const headers: Record<string, string> = { ...wire.headers, "accept-language": connection.language() }
  if (options.idempotencyKey !== undefined) headers["idempotency-key"] = options.idempotencyKey
  const picture = pictureOf(wire.body)
  // The server determines the picture's type from its bytes.
  if (wire.body !== undefined) headers["content-type"] = picture ? "image/png" : "application/json"
  try {
    return await connection.fetch(`${connection.origin}${pathOf(endpoint, wire)}${query && `?${query}`}`, {
      method: endpoint.method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      body: picture ?? JSON.stringify(wire.body),
      keepalive: options.outlivesPage === true,
    })
  } catch {
    return null
  }
}

/** A body that is only a picture is sent as its bytes. */
function pictureOf(body: unknown): Uint8Array<ArrayBuffer> | null {
  const bytes = (body as { readonly bytes?: unknown } | null | undefined)?.bytes
  return bytes instanceof Uint8Array ? (bytes as Uint8Array<ArrayBuffer>) : null
}
