import { encodeAnswer, encodePiece } from "@mersal/adapters-http/contract/encode-answer"
import type { Endpoint } from "@mersal/adapters-http/contract/endpoint"
import type { EndpointRow } from "@mersal/adapters-http/contract/endpoint-row"
import type { Response } from "express"
import { sendJsonText } from "./answer.ts"
import { sendEvents } from "./event-stream.ts"
import { type FileAnswer, type LineFileAnswer, sendFile, sendLines } from "./file-answer.ts"

/** Sends a use case's answer as its row of the table says: JSON, a file or an event stream. */
export function sendAnswer(response: Response, row: EndpointRow<unknown, unknown>, answer: unknown) {
  const { endpoint, gives, deprecated } = row
  if (deprecated !== undefined) response.setHeader("Deprecation", "true")
  if (gives === "file" && isLines(answer)) return sendLines(response, answer)
  if (gives === "file") return sendFile(response, answer as FileAnswer)
  if (gives === "events") return sendEvents(response, encoded(endpoint, answer as AsyncIterable<unknown>))
  sendJsonText(response, 200, row.repeatsAnswers ? keptText(endpoint, answer as object) : textOf(endpoint, answer))
}

const textOf = (endpoint: Endpoint<unknown, unknown>, answer: unknown): string =>
  JSON.stringify(encodeAnswer(endpoint, answer))

/** Texts of answers that may be given again. Each is kept as long as its answer is. */
const texts = new WeakMap<object, string>()

function keptText(endpoint: Endpoint<unknown, unknown>, answer: object): string {
  const known = texts.get(answer)
  if (known !== undefined) return known
  const text = textOf(endpoint, answer)
  texts.set(answer, text)
  return text
}

const isLines = (answer: unknown): answer is LineFileAnswer =>
  typeof answer === "object" && answer !== null && "lines" in answer

async function* encoded(endpoint: Endpoint<unknown, unknown>, answers: AsyncIterable<unknown>) {
  for await (const answer of answers) yield encodePiece(endpoint, answer)
}
