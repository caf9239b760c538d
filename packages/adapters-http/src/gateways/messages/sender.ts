import { type Message, MessageNotSent, MessageSender } from "@mersal/domain/ports/driven/messages"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** Sends the messages of one channel. What it answers is no matter, but whether it fails is. */
export type SendOne<Channel extends Message["channel"]> = (
  message: Extract<Message, { readonly channel: Channel }>,
) => Effect.Effect<unknown, MessageNotSent>

/** Who sends what; null for a channel that nobody serves. */
export interface Channels {
  readonly email: SendOne<"email"> | null
  readonly sms: SendOne<"sms"> | null
}

/**
 * The sender over one adapter for each channel. A channel without one goes to what stands under it, the local mailbox of
 * a development machine; without that its messages are not sent, and whoever waits for one is told so.
 */
export const channelSender = (channels: Channels): Layer.Layer<MessageSender, never, MessageSender> =>
  Layer.effect(
    MessageSender,
    Effect.gen(function* () {
      const under = yield* MessageSender
      return {
        send: (message) => {
          if (message.channel === "email" && channels.email) return Effect.asVoid(channels.email(message))
          if (message.channel === "sms" && channels.sms) return Effect.asVoid(channels.sms(message))
          return under.send(message)
        },
      }
    }),
  )

/** Where a channel ends that nobody serves: production without a sender, when its operator said so. */
export const noMessages: Layer.Layer<MessageSender> = Layer.succeed(MessageSender, {
  send: ({ channel }) => Effect.fail(new MessageNotSent({ channel })),
})
