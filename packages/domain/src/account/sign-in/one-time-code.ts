import type { Instant } from "../../calendar/zone.ts"

// Codes sent by message (D26). A challenge is one request for a code. If it can be sent by two channels, it has a code
// for each, and a code verifies only its own channel. For a new password each account that the e-mail may mean has one
// code, which opens only that account.

export type CodeChannel = "sms" | "email"

/** What the right code is for. */
export type CodePurpose = "register" | "login" | "forgot" | "phone"

/** The challenge of a second factor has no code of its own: an app shows the code, and nothing is sent. */
export type ChallengePurpose = CodePurpose | "secondFactor"

/** The operator's settings; texts adapt to the length. */
export interface CodeRules {
  /** Digits of a code. */
  readonly length: number
  /** Tries per challenge, including the right one. */
  readonly tries: number
  readonly lifetimeMinutes: number
  /** Between two codes to one phone or e-mail address. */
  readonly resendAfterSeconds: number
  readonly caps: Readonly<Record<CodeCap, { readonly codes: number; readonly withinHours: number }>>
}

/**
 * What codes are counted by: the phone or e-mail address they go to, the network address of the request, or all
 * together.
 */
export type CodeCap = "destination" | "network" | "overall"

/**
 * D26. With four digits, three tries and five codes a day, guessing succeeds for one phone in 667 per day; the other
 * two caps limit attempts on many phones.
 */
export const codeRules: CodeRules = {
  length: 4,
  tries: 3,
  lifetimeMinutes: 10,
  resendAfterSeconds: 60,
  caps: {
    destination: { codes: 5, withinHours: 24 },
    network: { codes: 20, withinHours: 1 },
    overall: { codes: 1_000, withinHours: 1 },
  },
}

/** A code of a challenge as stored: never the code itself. */
export interface SentCode {
  readonly channel: CodeChannel
  /** Phone as E.164, or e-mail in lower case. */
  readonly destination: string
  /** Seal over `codeText`. */
  readonly digest: string
  /** The account that this code opens, of a reset; null if the challenge says what it is for. */
  readonly accountId: string | null
}

export interface CodeChallenge {
  readonly id: string
  readonly purpose: ChallengePurpose
  readonly codes: readonly SentCode[]
  readonly issuedAt: Instant
  readonly wrongTries: number
  readonly isUsed: boolean
}

/**
 * The text that is sealed for a code, sent or typed. It contains the challenge, purpose and channel, so that the code
 * has no other use. Sealed with the product's secret, the comparison does not reveal how close a guess was.
 */
export const codeText = (challengeId: string, purpose: ChallengePurpose, channel: CodeChannel, code: string): string =>
  JSON.stringify(["one-time-code", challengeId, purpose, channel, code])

/** A typed code, sealed for each channel that it may have come by. */
export interface CodeAttempt {
  readonly purpose: ChallengePurpose
  readonly digests: Readonly<Record<CodeChannel, string>>
}

/** The result of an attempt. For the first two, the challenge must be stored before anything is answered. */
export type CodeVerdict =
  | { readonly kind: "accepted"; readonly proved: SentCode; readonly challenge: CodeChallenge }
  | { readonly kind: "wrong"; readonly triesLeft: number; readonly challenge: CodeChallenge }
  | { readonly kind: "used" | "too-many-tries" | "expired" }

/**
 * Judges a typed code. Its lifetime is exclusive: at exactly ten minutes it has expired. A challenge without tries left
 * refuses the right code too, and a code for another purpose is wrong.
 */
export function judgeCode(
  challenge: CodeChallenge,
  attempt: CodeAttempt,
  now: Instant,
  rules: Pick<CodeRules, "tries" | "lifetimeMinutes"> = codeRules,
): CodeVerdict {
  const { codes, purpose } = challenge
  const end = endOfChallenge(challenge, now, rules)
  if (end !== null) return { kind: end }
  const proved = codes.find(({ channel, digest }) => digest === attempt.digests[channel])
  if (proved && attempt.purpose === purpose)
    return { kind: "accepted", proved, challenge: { ...challenge, isUsed: true } }
  const tried = { ...challenge, wrongTries: challenge.wrongTries + 1 }
  return { kind: "wrong", triesLeft: rules.tries - tried.wrongTries, challenge: tried }
}

/** Why a challenge can no longer be passed, or null while it can. */
export function endOfChallenge(
  { issuedAt, isUsed, wrongTries }: CodeChallenge,
  now: Instant,
  rules: Pick<CodeRules, "tries" | "lifetimeMinutes"> = codeRules,
): "used" | "too-many-tries" | "expired" | null {
  if (isUsed) return "used"
  if (wrongTries >= rules.tries) return "too-many-tries"
  return now >= issuedAt + rules.lifetimeMinutes * 60_000 ? "expired" : null
}

/** Earlier codes. */
export interface CodesSent {
  /** When the last one went to this destination. */
  readonly lastToDestination: Instant | null
  /**
   * When the oldest of those codes was sent that fill a cap within its hours; null while it has room. It has room again
   * as soon as that one no longer counts.
   */
  readonly filledFrom: Readonly<Record<CodeCap, Instant | null>>
}

export interface CodeRefusal {
  /** What forbids it for the longest time. */
  readonly kind: "too-soon" | "too-many-codes"
  readonly retryAt: Instant
}

/** Why no further code may be sent now, or null. At exactly the end of all waits the next one may be sent. */
export function codeRefusal(sent: CodesSent, now: Instant, rules: CodeRules = codeRules): CodeRefusal | null {
  const { lastToDestination, filledFrom } = sent
  const afterLast = lastToDestination === null ? now : lastToDestination + rules.resendAfterSeconds * 1_000
  const roomAt = caps.map((cap) => {
    const oldest = filledFrom[cap]
    return oldest === null ? now : oldest + rules.caps[cap].withinHours * 60 * 60_000
  })
  const retryAt = Math.max(afterLast, ...roomAt)
  if (retryAt <= now) return null
  return { kind: retryAt === afterLast ? "too-soon" : "too-many-codes", retryAt }
}

const caps: readonly CodeCap[] = ["destination", "network", "overall"]
