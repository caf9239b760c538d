import type { CodeCap } from "@mersal/domain/account/sign-in/one-time-code"
import { OneTimeCodes } from "@mersal/domain/ports/driven/one-time-codes"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { readChallenge, readTicket } from "../rows/challenge-row.ts"
import { wholeNumber } from "../rows/columns.ts"

const anHour = 60 * 60_000
const LastRow = z.object({ latest: z.nullable(wholeNumber) })
const IdRow = z.object({ id: z.string() })
const PurposeRow = z.object({ purpose: z.string() })
const SentRow = z.object({ sent_at: wholeNumber })

/** Reads challenges, tickets and the codes that were sent. */
export const oneTimeCodes: Layer.Layer<OneTimeCodes, never, Database> = Layer.effect(
  OneTimeCodes,
  Effect.gen(function* () {
    const { rows } = yield* Database
    const withResetCodes = Effect.fnUntraced(function* (row: unknown) {
      return readChallenge(row, yield* rows(resetCodes, [IdRow.parse(row).id]))
    })
    return {
      find: Effect.fnUntraced(function* (challengeId) {
        const [row] = yield* rows("select * from code_challenges where id = ?", [challengeId])
        return row === undefined ? null : yield* withResetCodes(row)
      }),
      newest: Effect.fnUntraced(function* ({ purposes, destination, browser }) {
        // An unused challenge without a browser's digest belongs to an API client.
        const found = yield* rows(newestTo, [destination, browser ?? ""])
        const row = found.find((each) => purposes.some((purpose) => purpose === PurposeRow.parse(each).purpose))
        return row === undefined ? null : yield* withResetCodes(row)
      }),
      sent: Effect.fnUntraced(function* ({ destination, network, now, rules: { caps } }) {
        const [last] = yield* rows("select max(sent_at) as latest from codes_sent where destination = ?", [destination])
        const filledFrom = Effect.fnUntraced(function* (cap: CodeCap, where: string, values: readonly string[]) {
          const { codes, withinHours } = caps[cap]
          const since = now - withinHours * anHour
          const [oldest] = yield* rows(oldestOfCap(where), [...values, since, codes - 1])
          return oldest === undefined ? null : SentRow.parse(oldest).sent_at
        })
        return {
          lastToDestination: LastRow.parse(last).latest,
          filledFrom: {
            destination: yield* filledFrom("destination", "destination = ? and", [destination]),
            network: network === null ? null : yield* filledFrom("network", "network = ? and", [network]),
            overall: yield* filledFrom("overall", "", []),
          },
        }
      }),
      ticket: Effect.fnUntraced(function* (digest) {
        const [row] = yield* rows("select * from tickets where digest = ?", [digest])
        return row === undefined ? null : readTicket(row)
      }),
    }
  }),
)

/** The oldest of the newest codes that fill a cap; nothing while it has room. */
const oldestOfCap = (where: string): string =>
  `select sent_at from codes_sent where ${where} sent_at > ? order by sent_at desc limit 1 offset ?`

const resetCodes = `
  select account_id, channel, destination, digest from reset_codes where challenge_id = ?
  order by channel, destination`

const newestTo = `
  select code_challenges.* from code_challenges
  join challenge_destinations on challenge_destinations.challenge_id = code_challenges.id
  where challenge_destinations.destination = ? and coalesce(code_challenges.browser, '') = ?
    and code_challenges.is_used = 0
  order by code_challenges.issued_at desc limit 20`
