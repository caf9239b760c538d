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
 * of the options is raised. A stream that breaks ends as if it were over; whoever wants more calls again.
 */
export async function callEvents<Request, Piece, Failure>(
  connection: Connection,
  endpoint: Endpoint<Request, AsyncIterable<Piece>>,
  refusals: AnyRefusalCodecs,
  request: Request,
  options: CallOptions = {},
): Promise<Result.Result<AsyncIterable<Piece>, Failure | ServiceFailure>> {
  // A stream lasts as long as a booking is on its way: no time-out fits.
  const patient = { ...connection, timeoutMilliseconds: longestTimeout }
  const response = await send(patient, endpoint, encodeRequest(endpoint, request), options)
  if (!response) return Result.fail(new NetworkFailure())
  const piece = endpoint.answer as unknown as z.ZodMiniType<Piece>
  if (response.ok && response.body) return Result.succeed(pieces(piece, response.body))
  return Result.fail(decodeFailure<Failure>(refusals, await response.json().catch(() => null), response))
}

/** The longest that a timer takes, in milliseconds. */
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
        // Other lines are heart-beats, and ids that stand in the data as well.
        if (line.startsWith("data: ")) yield z.decode(piece, JSON.parse(line.slice("data: ".length)) as never)
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** The server says something every twenty seconds: a line that was silent for so long is dead, in milliseconds. */
const longestSilence = 60_000

/** What comes next; a line that went dead without a word, as a phone's that changed its network, is the end of its stream. */
async function heard(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), longestSilence)
  try {
    return await read(reader)
  } finally {
    clearTimeout(timer)
  }
}

/** A line that breaks is the end of its stream. */
const read = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => ({ done: true, value: undefined }) as const)
