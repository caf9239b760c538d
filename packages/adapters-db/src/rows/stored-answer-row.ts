import type { StoredAnswer } from "@mersal/domain/ports/driven/changes/stored-answer"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { wholeNumber } from "./columns.ts"

const AnswerRow = z.object({
  key: z.string(),
  request_digest: z.string(),
  body: z.string(),
  stored_at: wholeNumber,
  kept_until: wholeNumber,
})

export function readAnswer(row: unknown): StoredAnswer {
  const { key, request_digest, body, stored_at, kept_until } = AnswerRow.parse(row)
  return { key, requestDigest: request_digest, body, at: stored_at, keptUntil: kept_until }
}

export const answerRow = ({ key, requestDigest, body, at, keptUntil }: StoredAnswer): RowValues => ({
  key,
  request_digest: requestDigest,
  body,
  stored_at: at,
  kept_until: keptUntil,
})
