import type { Endpoint } from "./endpoint.ts"
import { encoderOf } from "./wire-encoder.ts"

/** The envelope of a successful answer. */
export const encodeAnswer = <Request, Answer>(endpoint: Endpoint<Request, Answer>, answer: Answer) =>
  ({ success: true, ...(encodePiece(endpoint, answer) as object) }) as const

/** One piece of a stream, which has no envelope on the wire. */
export const encodePiece = <Request, Answer>(endpoint: Endpoint<Request, Answer>, answer: Answer): unknown =>
  encoderOf(endpoint.answer)(answer)
