import { StoredAnswers } from "@mersal/domain/ports/driven/stored-answers"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database } from "../database/connection.ts"
import { readAnswer } from "../rows/stored-answer-row.ts"

/** Reads the answers that were stored in the same transaction as their work. */
export const storedAnswers: Layer.Layer<StoredAnswers, never, Database> = Layer.effect(
  StoredAnswers,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      find: Effect.fnUntraced(function* (key) {
        const [row] = yield* rows("select * from stored_answers where key = ?", [key])
        return row === undefined ? null : readAnswer(row)
      }),
    }
  }),
)
