import { OneTimeCodes } from "@mersal/domain/ports/driven/one-time-codes"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { readChallenge, readTicket } from "../rows/challenge-row.ts"
import { wholeNumber } from "../rows/columns.ts"

const anHour = 60 * 60_000
const CountRow = z.object({ counted: wholeNumber, latest: z.nullable(wholeNumber) })

/** Reads challenges, tickets and the codes that were sent. */
export const oneTimeCodes: Layer.Layer<OneTimeCodes, never, Database> = Layer.effect(
  OneTimeCodes,
  Effect.gen(function* () {
    const { rows } = yield* Database
    const counted = Effect.fnUntraced(function* (where: string, values: readonly (string | number)[]) {
      const [row] = yield* rows(
        `select count(*) as counted, max(sent_at) as latest from codes_sent where ${where}`,
        values,
      )
      return CountRow.parse(row)
    })
    return {
      find: Effect.fnUntraced(function* (challengeId) {
        const [row] = yield* rows("select * from code_challenges where id = ?", [challengeId])
        return row === undefined ? null : readChallenge(row)
      }),
      newest: Effect.fnUntraced(function* ({ purposes, destination, browser }) {
        // An unused challenge without a browser's digest belongs to an API client.
        const found = yield* rows(newestTo, [destination, browser ?? ""])
        return (
          found.map(readChallenge).find(({ challenge }) => purposes.some((purpose) => purpose === challenge.purpose)) ??
          null
        )
      }),
      sent: Effect.fnUntraced(function* ({ destination, network, now, rules: { caps } }) {
        const since = (cap: keyof typeof caps): number => now - caps[cap].withinHours * anHour
        const last = yield* counted("destination = ?", [destination])
        const toDestination = yield* counted("destination = ? and sent_at > ?", [destination, since("destination")])
        const ofNetwork =
          network === null ? null : yield* counted("network = ? and sent_at > ?", [network, since("network")])
        const overall = yield* counted("sent_at > ?", [since("overall")])
        return {
          lastToDestination: last.latest,
          counts: {
            destination: toDestination.counted,
            network: ofNetwork?.counted ?? 0,
            overall: overall.counted,
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

const newestTo = `
  select code_challenges.* from code_challenges
  join challenge_destinations on challenge_destinations.challenge_id = code_challenges.id
  where challenge_destinations.destination = ? and coalesce(code_challenges.browser, '') = ?
    and code_challenges.is_used = 0
  order by code_challenges.issued_at desc limit 20`
