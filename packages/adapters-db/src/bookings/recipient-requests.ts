import { RecipientRequests } from "@mersal/domain/ports/driven/recipient-requests"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database } from "../database/connection.ts"
import { readRequest } from "../rows/recipient-request-row.ts"

/** Reads recipients' questions and answers. */
export const recipientRequests: Layer.Layer<RecipientRequests, never, Database> = Layer.effect(
  RecipientRequests,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      find: (digest) =>
        Effect.map(rows("select * from recipient_requests where digest = ?", [digest]), ([row]) =>
          row === undefined ? null : readRequest(row),
        ),
      of: (reference) =>
        Effect.map(
          rows("select * from recipient_requests where reference = ? order by asked_at desc", [reference]),
          (all) => all.map(readRequest),
        ),
    }
  }),
)
