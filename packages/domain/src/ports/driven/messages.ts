import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { PushSubscription } from "../../push/push-subscription.ts"

/** A message to a person. Texts are plain; each medium escapes them itself. */
export type Message = Email | PhoneMessage

export interface Email {
  readonly channel: "email"
  readonly to: string
  readonly subject: string
  /** The whole content, for readers without pictures or styles. */
  readonly text: string
  /** The same as a page, without foreign markup. */
  readonly html?: string
  readonly attachments?: readonly Attachment[]
}

/** A file that goes with an e-mail. */
export interface Attachment {
  /** The file's name: ASCII letters, digits, `-`, `_` and `.` */
  readonly name: string
  /** Its media type: "application/pdf". */
  readonly type: string
  readonly bytes: Uint8Array
}

/** A message for WhatsApp goes by SMS if WhatsApp does not accept it. `to` is E.164. */
export interface PhoneMessage {
  readonly channel: "sms" | "whatsapp"
  readonly to: string
  readonly text: string
}

/** The message was not sent: the provider refused it, or did not answer in time. Details are in the log, not here. */
export class MessageNotSent extends Data.TaggedError("MessageNotSent")<{ readonly channel: Message["channel"] }> {}

/** How long sending may take, in milliseconds of real time. */
export const longestSend = 30_000

/**
 * Sends e-mail, SMS and WhatsApp messages, each within `longestSend`. An accepted message may still not arrive, and one
 * that the provider did not answer in time may.
 */
export class MessageSender extends Context.Service<
  MessageSender,
  {
    readonly send: (message: Message) => Effect.Effect<void, MessageNotSent>
    /** Whether WhatsApp is available, so that people may choose it. */
    readonly hasWhatsapp: boolean
  }
>()("mersal/MessageSender") {}

/** What a browser shows: short, because a push service takes 4 KB. */
export interface PushNote {
  readonly title: string
  readonly body: string
  /** The path on our site that a press opens. */
  readonly path: string
}

/** The push service did not take a note; `isGone` when the browser's subscription has ended and should be deleted. */
export class PushNotSent extends Data.TaggedError("PushNotSent")<{ readonly isGone: boolean }> {}

/** Sends web push notes. */
export class PushSender extends Context.Service<
  PushSender,
  {
    readonly send: (subscription: PushSubscription, note: PushNote) => Effect.Effect<void, PushNotSent>
    /** Whether a subscription is of a known push service and has usable keys. */
    readonly accepts: (subscription: PushSubscription) => boolean
    /** What a browser needs to subscribe; null if no key is set and nothing is sent. */
    readonly publicKey: string | null
  }
>()("mersal/PushSender") {}
