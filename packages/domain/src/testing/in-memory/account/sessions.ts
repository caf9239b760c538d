import type { SessionChange } from "../../../ports/driven/changes/account/sessions.ts"
import type { Sessions } from "../../../ports/driven/sessions.ts"
import type { Applying } from "../tables.ts"
import { type AccountTables, readingOf, remove } from "./account-tables.ts"

export const applyingSessions: Applying<SessionChange, AccountTables> = {
  openSession({ sessions, knownBrowsers }, { session }) {
    sessions.set(session.id, session)
    const { accountId, browser } = session
    if (browser !== null) knownBrowsers.set(`${accountId}|${browser}`, { accountId })
    return true
  },
  endSession({ sessions }, { accountId, sessionId }) {
    if (sessions.get(sessionId)?.accountId === accountId) sessions.delete(sessionId)
    return true
  },
  endSessions({ sessions }, { accountId, exceptId }) {
    remove(sessions, (session) => session.accountId === accountId && session.id !== exceptId)
    return true
  },
  noteSeen({ sessions }, { sessionId, at }) {
    const session = sessions.get(sessionId)
    if (session) sessions.set(sessionId, { ...session, lastSeenAt: Math.max(session.lastSeenAt, at) })
    return true
  },
  noteAuthenticated({ sessions }, { sessionId, at }) {
    const session = sessions.get(sessionId)
    if (session) sessions.set(sessionId, { ...session, authenticatedAt: at })
    return true
  },
}

export const sessions = (storeNow: () => AccountTables): Sessions["Service"] => {
  const reading = readingOf(storeNow)
  return {
    find: (digest) =>
      reading(({ sessions, accounts }) => {
        const session = [...sessions.values()].find((each) => each.digest === digest)
        const account = session && accounts.get(session.accountId)
        return session && account ? { session, account } : null
      }),
    of: (accountId) =>
      reading(({ sessions }) =>
        [...sessions.values()]
          .filter((session) => session.accountId === accountId)
          .sort((a, b) => b.lastSeenAt - a.lastSeenAt || (a.id < b.id ? -1 : 1)),
      ),
    knowsBrowser: (accountId, browser) => reading(({ knownBrowsers }) => knownBrowsers.has(`${accountId}|${browser}`)),
  }
}
