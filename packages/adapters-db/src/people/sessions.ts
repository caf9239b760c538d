import { Sessions } from "@mersal/domain/ports/driven/sessions"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database } from "../database/connection.ts"
import { readAccount } from "../rows/account-row.ts"
import { readSession } from "../rows/session-row.ts"

export const sessions: Layer.Layer<Sessions, never, Database> = Layer.effect(
  Sessions,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      find: Effect.fnUntraced(function* (digest) {
        const [row] = yield* rows("select * from sessions where digest = ?", [digest])
        if (row === undefined) return null
        const session = readSession(row)
        const [account] = yield* rows("select * from accounts where id = ?", [session.accountId])
        return account === undefined ? null : { session, account: readAccount(account) }
      }),
      of: (accountId) =>
        Effect.map(
          rows("select * from sessions where account_id = ? order by last_seen_at desc, id", [accountId]),
          (found) => found.map(readSession),
        ),
      knowsBrowser: (accountId, browser) =>
        Effect.map(
          rows("select 1 as known from known_browsers where account_id = ? and browser = ?", [accountId, browser]),
          (found) => found.length > 0,
        ),
    }
  }),
)
