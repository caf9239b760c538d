import * as z from "zod/mini"
import type { Endpoint } from "../contract/endpoint.ts"

/** What an answer says that came with a page instead of to a call; null of anything else. */
export function readAnswer<Request, Answer>(endpoint: Endpoint<Request, Answer>, answer: unknown): Answer | null {
  const read = z.safeDecode(endpoint.answer, answer as never)
  return read.success ? read.data : null
}
