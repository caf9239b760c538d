import type { CallOptions, ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { NetworkFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import * as z from "zod/mini"
import { encodeRequest } from "../contract/decode-request.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import type { AnyRefusalCodecs } from "../contract/refusals/refusal-codec.ts"
import { type Connection, decodeFailure, send } from "./call.ts"

/**
 * One call of the API that answers with server-sent events: each piece as it comes, until the stream ends or the signal
 * of the options aborts. A broken stream ends like a complete one; a caller who wants more calls again.
 */
export async function callEvents<Request, Piece, Failure>(
  connection: Connection,
  endpoint: Endpoint<Request, AsyncIterable<Piece>>,
  refusals: AnyRefusalCodecs,
  request: Request,
  options: CallOptions = {},
): Promise<Result.Result<AsyncIterable<Piece>, Failure | ServiceFailure>> {
  // A stream lasts as long as a booking is on its way, so no time-out fits.
  const patient = { ...connection, timeoutMilliseconds: longestTimeout }
  const response = await send(patient, endpoint, encodeRequest(endpoint, request), options)
  if (!response) return Result.fail(new NetworkFailure())
  const piece = endpoint.answer as unknown as z.ZodMiniType<Piece>
  if (response.ok && response.body) return Result.succeed(pieces(piece, response.body))
  return Result.fail(decodeFailure<Failure>(refusals, await response.json().catch(() => null), response))
}

/** The longest delay of a timer, in milliseconds. */
const longestTimeout = 2 ** 31 - 1

async function* pieces<Piece>(piece: z.ZodMiniType<Piece>, body: ReadableStream<Uint8Array>): AsyncGenerator<Piece> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ""
  try {
    for (let next = await heard(reader); !next.done; next = await heard(reader)) {
      text += decoder.decode(next.value, { stream: true })
      const parts = text.split("\n\n")
      text = parts.pop() ?? ""
      for (const line of parts.flatMap((part) => part.split("\n"))) {
        // Other lines are heartbeats, and ids that are also in the data.
        if (line.startsWith("data: ")) yield z.decode(piece, JSON.parse(line.slice("data: ".length)) as never)
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/**
 * The server sends something every twenty seconds, so a connection that was silent for this long is dead, in
 * milliseconds.
 */
const longestSilence = 60_000

/** The next chunk. A connection that died silently, such as a phone's that changed its network, ends the stream. */
async function heard(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), longestSilence)
  try {
    return await read(reader)
  } finally {
    clearTimeout(timer)
  }
}

/** A broken connection ends the stream. */
const read = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => ({ done: true, value: undefined }) as const)
