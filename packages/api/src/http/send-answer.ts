import { encodeAnswer, encodePiece } from "@mersal/adapters-http/contract/encode-answer"
import type { Endpoint } from "@mersal/adapters-http/contract/endpoint"
import type { EndpointRow } from "@mersal/adapters-http/contract/endpoint-row"
import type { Response } from "express"
import { sendJson } from "./answer.ts"
import { sendEvents } from "./event-stream.ts"
import { type FileAnswer, type LineFileAnswer, sendFile, sendLines } from "./file-answer.ts"

/** Sends a use case's answer as its row of the table says: JSON, a file or an event stream. */
export function sendAnswer(
  response: Response,
  { endpoint, gives, deprecated }: EndpointRow<unknown, unknown>,
  answer: unknown,
) {
  if (deprecated !== undefined) response.setHeader("Deprecation", "true")
  if (gives === "file" && isLines(answer)) return sendLines(response, answer)
  if (gives === "file") return sendFile(response, answer as FileAnswer)
  if (gives === "events") return sendEvents(response, encoded(endpoint, answer as AsyncIterable<unknown>))
  sendJson(response, 200, encodeAnswer(endpoint, answer))
}

const isLines = (answer: unknown): answer is LineFileAnswer =>
  typeof answer === "object" && answer !== null && "lines" in answer

async function* encoded(endpoint: Endpoint<unknown, unknown>, answers: AsyncIterable<unknown>) {
  for await (const answer of answers) yield encodePiece(endpoint, answer)
}
