import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Ticket, TicketPurpose } from "../../../ports/driven/changes/account/codes.ts"
import { Digest } from "../../../ports/driven/digest.ts"
import { IdSource } from "../../../ports/driven/id-source.ts"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import type { Change } from "../../../ports/driven/unit-of-work.ts"
import type { Caller } from "../../caller.ts"
import { browserOf } from "../identity.ts"
import { ticketMinutes } from "../letters.ts"

/** Makes a random secret of 128 bits that is valid once; only its digest is stored (checklist V6.4.1). */
export const issueTicket = Effect.fnUntraced(function* (
  purpose: TicketPurpose,
  accountId: string | null,
  caller: Caller | null,
) {
  const token = yield* (yield* IdSource).token
  const now = yield* Clock.currentTimeMillis
  const ticket: Ticket = {
    digest: yield* digestOf(purpose, token),
    purpose,
    accountId,
    // A reset may be finished on another device, and an invitation always is; a social sign-in stays in its browser.
    browser: caller && purpose === "social" ? yield* browserOf(caller) : null,
    expiresAt: now + ticketMinutes[purpose] * 60_000,
  }
  return { token, change: { kind: "issueTicket", ticket } satisfies Change }
})

/** The ticket of a token, if it is still valid. Finding it does not use it. */
export const openTicket = Effect.fnUntraced(function* (purposes: readonly TicketPurpose[], token: string) {
  const now = yield* Clock.currentTimeMillis
  const codes = yield* OneTimeCodes
  for (const purpose of purposes) {
    const ticket = yield* codes.ticket(yield* digestOf(purpose, token))
    if (ticket && ticket.purpose === purpose && now < ticket.expiresAt) return ticket
  }
  return null
})

const digestOf = Effect.fnUntraced(function* (purpose: TicketPurpose, token: string) {
  return yield* (yield* Digest).hash(`ticket|${purpose}|${token}`)
})
