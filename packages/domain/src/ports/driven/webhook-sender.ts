import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import type { WebhookDelivery } from "../../consumer/webhook.ts"

/** By then a receiver has answered or counts as one who has not, in milliseconds of real time. */
export const longestAnswer = 10_000

/** Sends one message to a consumer's address, signed (Standard Webhooks), each within `longestAnswer`. */
export class WebhookSender extends Context.Service<
  WebhookSender,
  {
    /** Never fails: what happened is the answer. */
    readonly send: (message: WebhookMessage) => Effect.Effect<SendOutcome>
    /** Whether http is an address too: where receivers run beside us. */
    readonly mayBePlain: boolean
  }
>()("mersal/WebhookSender") {}

export interface WebhookMessage {
  readonly url: string
  readonly secret: string
  readonly delivery: WebhookDelivery
  /** When it is sent: receivers refuse a signature of long ago. */
  readonly at: Instant
}

export interface SendOutcome {
  readonly isTaken: boolean
  /** The status of the answer, or why there was none: "503", "time-out", "refused-address". */
  readonly outcome: string
}
