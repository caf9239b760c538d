import { signInTypes } from "@mersal/domain/account/role"
import type { ChallengePurpose } from "@mersal/domain/account/sign-in/one-time-code"
import type { StoredChallenge, Ticket, TicketPurpose } from "@mersal/domain/ports/driven/changes/account/codes"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { json, marketColumn, oneOf, wholeNumber } from "./columns.ts"

const purposes: Readonly<Record<ChallengePurpose, true>> = {
  register: true,
  login: true,
  forgot: true,
  phone: true,
  secondFactor: true,
}
const ticketPurposes: Readonly<Record<TicketPurpose, true>> = { password: true, invitation: true, social: true }
const channel = z.enum(["sms", "email"])
const SealedCode = z.object({ channel, destination: z.string(), digest: z.string() })
const identity = z.object({ provider: z.enum(["facebook", "google"]), subject: z.string() })

const ChallengeRow = z.object({
  id: z.string(),
  purpose: oneOf(purposes),
  codes: json(z.array(SealedCode)),
  deliveries: json(
    z.array(
      z.object({ channel, destination: z.string(), notice: z.enum(["code", "already-registered", "no-account"]) }),
    ),
  ),
  issued_at: wholeNumber,
  wrong_tries: wholeNumber,
  is_used: wholeNumber,
  account_id: z.nullable(z.string()),
  pending: z.nullable(
    json(
      z.object({
        accountId: z.string(),
        market: marketColumn,
        name: z.string(),
        email: z.string(),
        phone: z.nullable(z.string()),
        passwordHash: z.nullable(z.string()),
        role: z.enum(signInTypes),
        language: z.enum(["en", "ar"]),
        identity: z.nullable(identity),
      }),
    ),
  ),
  browser: z.nullable(z.string()),
})

const ResetCodeRow = SealedCode.extend({ account_id: z.string() })

/** @param resetCodes its rows of `reset_codes`: codes that open one account each */
export function readChallenge(row: unknown, resetCodes: readonly unknown[]): StoredChallenge {
  const read = ChallengeRow.parse(row)
  const ofAccounts = resetCodes.map((code) => {
    const { account_id: accountId, ...sealed } = ResetCodeRow.parse(code)
    return { ...sealed, accountId }
  })
  return {
    challenge: {
      id: read.id,
      purpose: read.purpose,
      codes: [...read.codes.map((code) => ({ ...code, accountId: null })), ...ofAccounts],
      issuedAt: read.issued_at,
      wrongTries: read.wrong_tries,
      isUsed: read.is_used === 1,
    },
    deliveries: read.deliveries,
    accountId: read.account_id,
    pending: read.pending,
    browser: read.browser,
  }
}

export const challengeRow = ({ challenge, ...stored }: StoredChallenge): RowValues => ({
  id: challenge.id,
  purpose: challenge.purpose,
  codes: JSON.stringify(challenge.codes.flatMap(({ accountId, ...sealed }) => (accountId === null ? [sealed] : []))),
  deliveries: JSON.stringify(stored.deliveries),
  issued_at: challenge.issuedAt,
  wrong_tries: challenge.wrongTries,
  is_used: challenge.isUsed ? 1 : 0,
  account_id: stored.accountId,
  pending: stored.pending && JSON.stringify(stored.pending),
  browser: stored.browser,
})

/** The codes of a challenge that open one account each: an account takes its own along when they end, and no other's. */
export const resetCodeRows = ({ challenge: { id, codes } }: StoredChallenge): readonly RowValues[] =>
  codes.flatMap(({ accountId, channel, destination, digest }) =>
    accountId === null ? [] : [{ challenge_id: id, account_id: accountId, channel, destination, digest }],
  )

const TicketRow = z.object({
  digest: z.string(),
  purpose: oneOf(ticketPurposes),
  account_id: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  expires_at: wholeNumber,
})

export function readTicket(row: unknown): Ticket {
  const { digest, purpose, account_id, browser, expires_at } = TicketRow.parse(row)
  return { digest, purpose, accountId: account_id, browser, expiresAt: expires_at }
}

export const ticketRow = ({ digest, purpose, accountId, browser, expiresAt }: Ticket): RowValues => ({
  digest,
  purpose,
  account_id: accountId,
  browser,
  expires_at: expiresAt,
})
