import type { Scope } from "../account/scope.ts"
import type { Instant } from "../calendar/zone.ts"

/** Whether what a key books is carried. A sandbox key is for trying the API: nobody drives for it and nobody pays. */
export const keyKinds = ["live", "sandbox"] as const

export type KeyKind = (typeof keyKinds)[number]

/** A key as it is kept. The key itself is shown once, when it is made; what is kept of it opens nothing. */
export interface ApiKey {
  readonly id: string
  readonly digest: string
  /** Its last four characters, by which its owner tells it from others. */
  readonly hint: string
  readonly name: string
  readonly kind: KeyKind
  readonly scopes: readonly Scope[]
  /** Who made it: it may do no more than he may. */
  readonly accountId: string
  readonly createdAt: Instant
  /** From this instant on it opens nothing; null for one that does not end by itself. */
  readonly expiresAt: Instant | null
  readonly revokedAt: Instant | null
}

/** More keys than anybody can keep apart. */
export const mostKeys = 20

/** Half-open: at exactly the instant of its end it opens nothing. */
export const isUsableKey = ({ revokedAt, expiresAt }: ApiKey, now: Instant): boolean =>
  revokedAt === null && (expiresAt === null || now < expiresAt)

const prefixes: Readonly<Record<KeyKind, string>> = { live: "key_live_", sandbox: "key_test_" }

/** A new key of 128 random bits, as its owner gets it: by its beginning people and scanners of leaks know it. */
export const keyText = (kind: KeyKind, randomHex: string): string => `${prefixes[kind]}${randomHex}`

/** By what a key is told from others where it is not shown. */
export const keyMark = ({ kind, hint }: Pick<ApiKey, "kind" | "hint">): string => `${prefixes[kind]}…${hint}`

/** Whether a text can be a key at all: anything else is not looked for. */
export const isKeyText = (text: string): boolean => /^key_(live|test)_[0-9a-f]{32}$/.test(text)
