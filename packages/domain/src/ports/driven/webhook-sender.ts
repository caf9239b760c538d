import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import type { WebhookDelivery } from "../../consumer/webhook.ts"

/** How long a receiver has to answer, in milliseconds of real time. */
export const longestAnswer = 10_000

/** Sends signed messages (Standard Webhooks) to a consumer's address, each within `longestAnswer`. */
export class WebhookSender extends Context.Service<
  WebhookSender,
  {
    /** Never fails: the outcome is the answer. */
    readonly send: (message: WebhookMessage) => Effect.Effect<SendOutcome>
    /** Whether plain http addresses are allowed, for receivers that run beside us. */
    readonly mayBePlain: boolean
    /**
     * Why nothing is ever sent to an address, as far as it tells itself: it has no host that could be called, or names our
     * own machine or network. Where a name leads is seen at each sending.
     */
    readonly addressIssue: (url: string) => "malformed" | "inner" | null
  }
>()("mersal/WebhookSender") {}

export interface WebhookMessage {
  readonly url: string
  readonly secret: string
  readonly delivery: WebhookDelivery
  /** The time of sending: receivers refuse old signatures. */
  readonly at: Instant
}

export interface SendOutcome {
  readonly isTaken: boolean
  /** The status of the answer, or why there was none: "503", "time-out", "refused-address". */
  readonly outcome: string
}
