import type { Instant } from "../calendar/zone.ts"
import type { Money } from "../money/money.ts"
import type { CardDecision } from "./card-return.ts"
import type { Ruling, RulingOutcome } from "./ruling.ts"

/** Who says what an attempt's event tells. A browser's word is in none but the two that cost nothing (D28). */
export type Evidence =
  /** The answer to our own call. */
  | "api-response"
  | "check-status"
  /** A message between servers whose signature is right. */
  | "webhook"
  /** What the browser brought, signed by the gateway: a token, that there is none, or that the bank has sent it back. */
  | "form-return"
  | "operator"
  /** Our own doing: the clock, or a call that is about to be made. */
  | "system"

/** How the page was told to hand the card over; kept so that a call that comes twice gets the same answer. */
export type OpenedPage =
  | {
      readonly kind: "form" | "hosted"
      readonly action: string
      readonly fields: Readonly<Record<string, string>>
    }
  | { readonly kind: "pipe"; readonly base: string }

/** What may be kept of a card. */
export interface KeptCard {
  readonly last4: string
  readonly network: string | null
}

/** What happened to an attempt to pay. Its state is the fold of these (invariant I5). */
export type AttemptEvent =
  | { readonly type: "issued"; readonly opened: OpenedPage }
  | { readonly type: "tokenised"; readonly token: string; readonly card: KeptCard | null }
  /** Written before the call that may charge the card, so that whoever finds it knows that it may be charged (I7). */
  | { readonly type: "sending" }
  | {
      readonly type: "decided"
      readonly decision: CardDecision
      readonly code: string | null
      /** What the gateway says it has; null where it does not say. */
      readonly told: Money | null
      readonly transaction: string | null
      readonly card: KeptCard | null
    }
  /** His bank has sent the customer back: its page is done with, and what he answered there is asked for. */
  | { readonly type: "returned" }
  | { readonly type: "abandoned" }
  /** Nobody knows, or the books differ: a person looks at it. */
  | { readonly type: "reviewed" }
  /** A person ended the review, by what the gateway said when it was asked for that. */
  | {
      readonly type: "ruled"
      readonly ruling: Ruling
      readonly outcome: RulingOutcome["kind"]
      /** The account of who ruled, and why he did. */
      readonly by: string
      readonly reason: string
      readonly held: Money
    }
  /** What was set aside pays for nothing: it is let go of. */
  | { readonly type: "unneeded" }
  /** Written before the call that takes, or lets go of, what was authorised: after one of them comes no other. */
  | {
      readonly type: "closing"
      readonly how: "capture" | "release"
      readonly amount: Money
      readonly maintenance: string
    }
  | { readonly type: "closed"; readonly how: "capture" | "release"; readonly amount: Money }
  /** Nothing was taken and nothing let go: another one may be tried. */
  | { readonly type: "closing-failed" }
  /** Part of what was paid is to go back. */
  | { readonly type: "refund-asked"; readonly refund: string; readonly amount: Money }
  | { readonly type: "refunded"; readonly refund: string; readonly amount: Money }
  | {
      readonly type: "refund-refused"
      readonly refund: string
      readonly amount: Money
      /** The account of who gave it up, and why; absent where the gateway itself refused. */
      readonly givenUp?: { readonly by: string; readonly reason: string }
    }

export type RecordedAttemptEvent = AttemptEvent & {
  readonly order: number
  readonly at: Instant
  readonly evidence: Evidence
}
