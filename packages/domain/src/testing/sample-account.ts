import type { Account } from "../account/account.ts"
import type { Session } from "../account/sign-in/session.ts"
import type { Instant } from "../calendar/zone.ts"
import type { StoredChallenge } from "../ports/driven/changes/account/codes.ts"
import { at } from "./sample-booking.ts"

/** When the sample account was made. */
export const accountMadeAt: Instant = at("2026-11-21T05:00:00.000Z")

/** Amna's account, with both contacts verified. */
export const sampleAccount: Account = {
  id: "account-amna",
  market: "AE",
  name: "Amna Al Marri",
  role: "customer",
  contacts: {
    email: "amna@example.com",
    isEmailProved: true,
    phone: "+971501234567",
    isPhoneProved: true,
    newPhone: null,
  },
  passwordHash: "hash-of-amnas",
  image: null,
  language: "ar",
  createdAt: accountMadeAt,
  disabledAt: null,
  version: 1,
}

export const sampleSession = (patch: Partial<Session> = {}): Session => ({
  id: "session-1",
  digest: "digest-1",
  accountId: sampleAccount.id,
  role: "customer",
  authenticatedAt: accountMadeAt,
  openedAt: accountMadeAt,
  lastSeenAt: accountMadeAt,
  browser: "browser-1",
  device: { browser: "chrome", system: "android" },
  ...patch,
})

export const sampleChallenge = (patch: Partial<StoredChallenge> = {}, id = "challenge-1"): StoredChallenge => ({
  challenge: {
    id,
    purpose: "forgot",
    codes: [{ channel: "email", destination: "amna@example.com", digest: "seal-1", accountId: sampleAccount.id }],
    issuedAt: accountMadeAt,
    wrongTries: 0,
    isUsed: false,
  },
  deliveries: [{ channel: "email", destination: "amna@example.com", notice: "code" }],
  accountId: null,
  pending: null,
  browser: "browser-1",
  ...patch,
})
