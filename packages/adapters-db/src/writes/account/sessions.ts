import type { SessionChange } from "@mersal/domain/ports/driven/changes/account/sessions"
import { insertNew, insertOf, updateOf } from "../../database/inserts.ts"
import { sessionRow } from "../../rows/session-row.ts"
import type { Writing } from "../writing.ts"

export const sessionWrites: Writing<SessionChange> = {
  openSession: ({ session }) => [
    insertNew("sessions", sessionRow(session)),
    ...(session.browser === null
      ? []
      : [insertOf("known_browsers", { account_id: session.accountId, browser: session.browser })]),
  ],
  endSession: ({ accountId, sessionId }) => [
    { text: "delete from sessions where id = ? and account_id = ?", values: [sessionId, accountId] },
  ],
  endSessions: ({ accountId, exceptId }) => [
    { text: "delete from sessions where account_id = ? and id <> ?", values: [accountId, exceptId ?? ""] },
  ],
  noteSeen: ({ sessionId, at }) => [
    { text: "update sessions set last_seen_at = ? where id = ? and last_seen_at < ?", values: [at, sessionId, at] },
  ],
  noteAuthenticated: ({ sessionId, at }) => [updateOf("sessions", { authenticated_at: at }, { id: sessionId })],
}
