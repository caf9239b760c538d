import type { CodeChange, Counter } from "@mersal/domain/ports/driven/changes/account/codes"
import type { Write } from "../../database/connection.ts"
import { insertNew, insertOf, updateOf } from "../../database/inserts.ts"
import { challengeRow, resetCodeRows, ticketRow } from "../../rows/challenge-row.ts"
import type { Writing } from "../writing.ts"

export const codeWrites: Writing<CodeChange> = {
  insertChallenge: ({ stored }) => [
    insertNew("code_challenges", challengeRow(stored)),
    ...stored.deliveries.map(({ destination }) =>
      insertOf("challenge_destinations", { challenge_id: stored.challenge.id, destination }),
    ),
    ...resetCodeRows(stored).map((row) => insertOf("reset_codes", row)),
  ],
  judgeChallenge: ({ challenge: { id, wrongTries, isUsed }, wrongTriesBefore }) => [
    {
      ...updateOf(
        "code_challenges",
        { wrong_tries: wrongTries, is_used: isUsed ? 1 : 0 },
        { id, wrong_tries: wrongTriesBefore, is_used: 0 },
      ),
      mustApply: true,
    },
  ],
  noteCodeSent: ({ sent: { challengeId, purpose, destination, network, at, wait, counters } }) => [
    { text: lastCode, values: [destination, at, at - wait], mustApply: true },
    ...counters.map(({ counter, limit }) => countUp(counter, limit)),
    insertOf("codes_sent", { challenge_id: challengeId, purpose, destination, network, sent_at: at }),
  ],
  countUp: ({ counter, limit }) => [countUp(counter, limit)],
  countDown: ({ counter: { key, begin } }) => [
    {
      text: "update limit_counters set counted = counted - 1 where name = ? and begins_at = ? and counted > 0",
      values: [key, begin],
    },
  ],
  issueTicket: ({ ticket }) => [insertNew("tickets", ticketRow(ticket))],
  useTicket: ({ digest }) => [{ text: "delete from tickets where digest = ?", values: [digest], mustApply: true }],
  endResets: ({ accountId }) => [
    { text: "delete from tickets where account_id = ?", values: [accountId] },
    { text: "delete from reset_codes where account_id = ?", values: [accountId] },
  ],
}

const lastCode = `
  insert into last_codes (destination, sent_at) values (?, ?)
  on conflict (destination) do update set sent_at = excluded.sent_at
  where last_codes.sent_at <= ?`

const countUp = ({ key, begin, end }: Counter, limit: number): Write => ({
  text: countOne,
  values: [key, begin, end, limit],
  mustApply: true,
})

const countOne = `
  insert into limit_counters (name, begins_at, ends_at, counted) values (?, ?, ?, 1)
  on conflict (name, begins_at) do update set counted = limit_counters.counted + 1
  where limit_counters.counted < ?`
