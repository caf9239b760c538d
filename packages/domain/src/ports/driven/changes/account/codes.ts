import type { CodeChallenge, CodeChannel, CodePurpose } from "../../../../account/sign-in/one-time-code.ts"
import type { PendingRegistration } from "../../../../account/sign-in/pending-registration.ts"
import type { Instant } from "../../../../calendar/zone.ts"

/** Changes to codes and tickets, and to the counts that limit them. */
export type CodeChange =
  | { readonly kind: "insertChallenge"; readonly stored: StoredChallenge }
  /**
   * The challenge after a try. Conflicts unless it was unused and had this number of wrong tries: of two concurrent
   * tries one counts.
   */
  | { readonly kind: "judgeChallenge"; readonly challenge: CodeChallenge; readonly wrongTriesBefore: number }
  /** Conflicts when the destination had a code within the wait, or a counter is full; then nothing is sent. */
  | { readonly kind: "noteCodeSent"; readonly sent: CodeSending }
  /** Conflicts when the counter has reached its limit. */
  | { readonly kind: "countUp"; readonly counter: Counter; readonly limit: number }
  /** Never below zero. */
  | { readonly kind: "countDown"; readonly counter: Counter }
  | { readonly kind: "issueTicket"; readonly ticket: Ticket }
  /** Conflicts when the ticket no longer exists: it can be used once. */
  | { readonly kind: "useTicket"; readonly digest: string }
  /**
   * Every other way to a new password of this account ends: its tickets, and its codes for one. A challenge with such a
   * code goes on without it, for it may have codes of other accounts, and must not tell that there was one.
   */
  | { readonly kind: "endResets"; readonly accountId: string }

/** A challenge with what its right code is to do. */
export interface StoredChallenge {
  readonly challenge: CodeChallenge
  /**
   * The messages that were sent, or withheld, to be sent again. Of a reset only the one to the e-mail that was asked for:
   * where else its codes went is the accounts' own.
   */
  readonly deliveries: readonly CodeDelivery[]
  /** Its account; null for a registration, and for a reset, whose codes have one each. */
  readonly accountId: string | null
  readonly pending: PendingRegistration | null
  /** Digest of the guest id of the browser that asked; the code is not valid in another one. Null for programs. */
  readonly browser: string | null
}

export interface CodeDelivery {
  readonly channel: CodeChannel
  readonly destination: string
  /** What the message contains: the code, or a notice to the owner of the address that nobody can sign in with it. */
  readonly notice: "code" | "already-registered" | "no-account"
}

/** A code or notice that is sent, for the caps of D26. */
export interface CodeSending {
  readonly challengeId: string
  readonly purpose: CodePurpose
  /** Digest of the phone or e-mail address. */
  readonly destination: string
  /** Digest of the network address that asked; null without one, as for the command line. */
  readonly network: string | null
  readonly at: Instant
  /** The minimum number of milliseconds since the last one to the same destination. */
  readonly wait: number
  readonly counters: readonly { readonly counter: Counter; readonly limit: number }[]
}

/** How often something happened within a time span, identified by its start. */
export interface Counter {
  readonly key: string
  readonly begin: Instant
  readonly end: Instant
}

/** A random secret that can be used once. */
export interface Ticket {
  readonly digest: string
  readonly purpose: TicketPurpose
  readonly accountId: string | null
  readonly browser: string | null
  /** Exclusive: at this instant it has expired. */
  readonly expiresAt: Instant
}

/** A new password after a right code; the first password of an invited person; the nonce of a social sign-in. */
export type TicketPurpose = "password" | "invitation" | "social"
