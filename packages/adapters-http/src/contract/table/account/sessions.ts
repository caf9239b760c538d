import { row } from "../../endpoint-row.ts"
import { endOtherSessions, endOwnSession, endSession, listSessions, logout, session } from "../../endpoints/sessions.ts"
import { anyone, own } from "./access.ts"

export const sessionsTable = {
  session: row({
    endpoint: session,
    summary: "Who is signed in; null for a guest.",
    // Every page makes this call: it gives the browser the cookie that ties one-time codes to the browser that asked
    // for them.
    remembersGuest: true,
    ...anyone,
  }),
  endOwnSession: row({ endpoint: endOwnSession, summary: "Signs out, on the server.", access: "anyone" }),
  logout: row({ endpoint: logout, summary: "The same by POST.", access: "anyone" }),
  listSessions: row({
    endpoint: listSessions,
    refusals: ["NotSignedIn"],
    summary: "The caller's open sessions.",
    ...own,
  }),
  endSession: row({
    endpoint: endSession,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "Ends one of the caller's sessions.",
    ...own,
  }),
  endOtherSessions: row({
    endpoint: endOtherSessions,
    refusals: ["NotSignedIn"],
    summary: "Ends all of them but this one.",
    ...own,
  }),
}
