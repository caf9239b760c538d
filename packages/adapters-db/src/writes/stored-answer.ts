import type { StoredAnswerChange } from "@mersal/domain/ports/driven/changes/stored-answer"
import { insertNew } from "../database/inserts.ts"
import { answerRow } from "../rows/stored-answer-row.ts"
import type { Writing } from "./writing.ts"

export const storedAnswerWrites: Writing<StoredAnswerChange> = {
  storeAnswer: ({ answer }) => [insertNew("stored_answers", answerRow(answer))],
  forgetAnswers: ({ at }) => [{ text: "delete from stored_answers where kept_until <= ?", values: [at] }],
}
