import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { CardDecision } from "./card-return.ts"
import type { Ruling, RulingOutcome } from "./ruling.ts"

/** The source of an attempt's event. A browser's word appears only in the two that cost nothing (D28). */
export type Evidence =
  /** The answer to our own call. */
  | "api-response"
  | "check-status"
  /** A message between servers with a verified signature. */
  | "webhook"
  /** Brought by the browser and signed by the gateway: a token, its absence, or the return from the bank. */
  | "form-return"
  | "operator"
  /** Our own action: the clock, or a call that is about to be made. */
  | "system"

/** How the page was told to hand the card over; stored so that a repeated call gets the same answer. */
export type OpenedPage =
  | {
      readonly kind: "form" | "hosted"
      readonly action: string
      readonly fields: Readonly<Record<string, string>>
    }
  | { readonly kind: "pipe"; readonly base: string }

/** The part of a card that may be stored. */
export interface KeptCard {
  readonly last4: string
  readonly network: string | null
}

/** An event of a payment attempt. The attempt's state is the fold of its events (invariant I5). */
export type AttemptEvent =
  | { readonly type: "issued"; readonly opened: OpenedPage }
  | { readonly type: "tokenised"; readonly token: string; readonly card: KeptCard | null }
  /** Stored before the call that may charge the card, so that it is known that the card may be charged (I7). */
  | { readonly type: "sending" }
  | {
      readonly type: "decided"
      readonly decision: CardDecision
      readonly code: string | null
      /** The amount that the gateway says it has; null if it does not say. */
      readonly told: Money | null
      readonly transaction: string | null
      readonly card: KeptCard | null
    }
  /** The bank has sent the customer back: its page is finished, and the gateway is asked for the result. */
  | { readonly type: "returned" }
  | { readonly type: "abandoned" }
  /** The outcome is unknown, or the books differ: a person looks at it. */
  | { readonly type: "reviewed" }
  /** A person ended the review, by the gateway's answer at that moment. */
  | {
      readonly type: "ruled"
      readonly ruling: Ruling
      readonly outcome: RulingOutcome["kind"]
      /** The account of the person who ruled, and the reason. */
      readonly by: string
      readonly reason: string
      readonly held: Money
    }
  /** The authorisation pays for nothing and is to be released. */
  | { readonly type: "unneeded" }
  /** Stored before the call that captures or releases an authorisation; only one of the two is ever made. */
  | {
      readonly type: "closing"
      readonly how: "capture" | "release"
      readonly amount: Money
      readonly maintenance: string
    }
  | { readonly type: "closed"; readonly how: "capture" | "release"; readonly amount: Money }
  /** Nothing was captured or released; it may be tried again. */
  | { readonly type: "closing-failed" }
  /** A refund of part of the payment was requested. */
  | { readonly type: "refund-asked"; readonly refund: string; readonly amount: Money }
  | { readonly type: "refunded"; readonly refund: string; readonly amount: Money }
  | {
      readonly type: "refund-refused"
      readonly refund: string
      readonly amount: Money
      /** The account that gave it up, and why; absent if the gateway itself refused. */
      readonly givenUp?: { readonly by: string; readonly reason: string }
    }

export type RecordedAttemptEvent = AttemptEvent & {
  readonly order: number
  readonly at: Instant
  readonly evidence: Evidence
}
