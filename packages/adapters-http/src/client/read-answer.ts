import * as z from "zod/mini"
import type { Endpoint } from "../contract/endpoint.ts"

/** Decodes an answer that the server draws a page from, and that came from no call; null if it cannot be decoded. */
export function readAnswer<Request, Answer>(endpoint: Endpoint<Request, Answer>, answer: unknown): Answer | null {
  const read = z.safeDecode(endpoint.answer, answer as never)
  return read.success ? read.data : null
}
