import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { PushSubscription } from "../../push/push-subscription.ts"

/** What goes to a person. Texts are plain: whoever shows one escapes it for its own medium. */
export type Message = Email | PhoneMessage

export interface Email {
  readonly channel: "email"
  readonly to: string
  readonly subject: string
  /** All that it says: what a reader without pictures or styles sees. */
  readonly text: string
  /** The same as a page; nothing in it is anybody's own markup. */
  readonly html?: string
  readonly attachments?: readonly Attachment[]
}

/** A file that goes with an e-mail. */
export interface Attachment {
  /** As the reader may keep it: ASCII letters, digits, `-`, `_` and `.` */
  readonly name: string
  /** Its media type: "application/pdf". */
  readonly type: string
  readonly bytes: Uint8Array
}

/** One that was to go by WhatsApp goes by SMS where WhatsApp does not take it. `to` is E.164. */
export interface PhoneMessage {
  readonly channel: "sms" | "whatsapp"
  readonly to: string
  readonly text: string
}

/** It did not go out: the far side refused it, or did not answer in time. What it said was not is in the log, not here. */
export class MessageNotSent extends Data.TaggedError("MessageNotSent")<{ readonly channel: Message["channel"] }> {}

/** By then a message was sent or it was not, in milliseconds of real time. */
export const longestSend = 30_000

/**
 * Sends e-mail, SMS and WhatsApp messages, each within `longestSend`. One that was taken may still not arrive, and one
 * that the far side did not answer in time may.
 */
export class MessageSender extends Context.Service<
  MessageSender,
  {
    readonly send: (message: Message) => Effect.Effect<void, MessageNotSent>
    /** Whether somebody carries WhatsApp messages, so that people may choose them. */
    readonly hasWhatsapp: boolean
  }
>()("mersal/MessageSender") {}

/** What a browser shows: short, because a push service takes 4 KB. */
export interface PushNote {
  readonly title: string
  readonly body: string
  /** Path of our own that opens with a press. */
  readonly path: string
}

/** A note did not reach the push service; `isGone` when the browser takes no more and is to be forgotten. */
export class PushNotSent extends Data.TaggedError("PushNotSent")<{ readonly isGone: boolean }> {}

/** Sends web push notes. */
export class PushSender extends Context.Service<
  PushSender,
  {
    readonly send: (subscription: PushSubscription, note: PushNote) => Effect.Effect<void, PushNotSent>
    /** Whether a subscription is one of a push service that is known, with keys that something can be written for. */
    readonly accepts: (subscription: PushSubscription) => boolean
    /** What a browser needs to subscribe; null where no key is set and nothing is sent. */
    readonly publicKey: string | null
  }
>()("mersal/PushSender") {}
