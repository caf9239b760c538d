import type { Scope } from "../account/scope.ts"
import type { Instant } from "../calendar/zone.ts"

/** Whether a key's bookings are carried. A sandbox key is for trying the API: nobody drives and nobody pays. */
export const keyKinds = ["live", "sandbox"] as const

export type KeyKind = (typeof keyKinds)[number]

/** A key as stored. The key itself is shown once, when it is made; what is stored gives no access. */
export interface ApiKey {
  readonly id: string
  readonly digest: string
  /** Its last four characters, by which its owner recognises it. */
  readonly hint: string
  readonly name: string
  readonly kind: KeyKind
  readonly scopes: readonly Scope[]
  /** Its maker: it may do no more than he may. */
  readonly accountId: string
  readonly createdAt: Instant
  /** Exclusive: from this instant on it is invalid. Null for one without an expiry. */
  readonly expiresAt: Instant | null
  readonly revokedAt: Instant | null
}

/** More keys than anybody can keep apart. */
export const mostKeys = 20

/** Whether the key is valid; its expiry is exclusive. */
export const isUsableKey = ({ revokedAt, expiresAt }: ApiKey, now: Instant): boolean =>
  revokedAt === null && (expiresAt === null || now < expiresAt)

const prefixes: Readonly<Record<KeyKind, string>> = { live: "key_live_", sandbox: "key_test_" }

/** A key of 128 bits that nobody can guess, as its owner gets it. People and leak scanners recognise it by its prefix. */
export const keyText = (kind: KeyKind, randomHex: string): string => `${prefixes[kind]}${randomHex}`

/** How a key is identified where it is not shown. */
export const keyMark = ({ kind, hint }: Pick<ApiKey, "kind" | "hint">): string => `${prefixes[kind]}…${hint}`

/** Whether a text contains what begins like a key, wherever. */
export const mentionsKey = (text: string): boolean => Object.values(prefixes).some((prefix) => text.includes(prefix))

/** Whether a text has the form of a key; anything else is not looked up. */
export const isKeyText = (text: string): boolean => /^key_(live|test)_[0-9a-f]{32}$/.test(text)
