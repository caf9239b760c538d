import { type Email, MessageNotSent, MessageSender, type PhoneMessage } from "@mersal/domain/ports/driven/messages"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** Sends the messages of one channel, or both of a phone's. What it answers is no matter, but whether it fails is. */
export type SendOne<Channel extends "email" | "sms"> = (
  message: Channel extends "email" ? Email : PhoneMessage,
) => Effect.Effect<unknown, MessageNotSent>

/** Who sends what; null for a channel that nobody serves. */
export interface Channels {
  readonly email: SendOne<"email"> | null
  readonly sms: SendOne<"sms"> | null
  readonly whatsapp: SendOne<"sms"> | null
}

/**
 * The sender over one adapter for each channel. A channel without one goes to what stands under it, the local mailbox of
 * a development machine; without that its messages are not sent, and whoever waits for one is told so. What WhatsApp does
 * not take, because nobody carries it or its gateway refuses, goes by SMS.
 */
export const channelSender = (channels: Channels): Layer.Layer<MessageSender, never, MessageSender> =>
  Layer.effect(
    MessageSender,
    Effect.gen(function* () {
      const under = yield* MessageSender
      const bySms = (message: PhoneMessage) =>
        channels.sms ? Effect.asVoid(channels.sms(message)) : under.send({ ...message, channel: "sms" })
      const byWhatsapp = (message: PhoneMessage) => {
        if (channels.whatsapp) return Effect.catch(Effect.asVoid(channels.whatsapp(message)), () => bySms(message))
        return under.hasWhatsapp ? under.send(message) : bySms(message)
      }
      return {
        hasWhatsapp: channels.whatsapp !== null || under.hasWhatsapp,
        send: (message) => {
          switch (message.channel) {
            case "email":
              return channels.email ? Effect.asVoid(channels.email(message)) : under.send(message)
            case "sms":
              return bySms(message)
            case "whatsapp":
              return byWhatsapp(message)
          }
        },
      }
    }),
  )

/** Where a channel ends that nobody serves: production without a sender, when its operator said so. */
export const noMessages: Layer.Layer<MessageSender> = Layer.succeed(MessageSender, {
  send: ({ channel }) => Effect.fail(new MessageNotSent({ channel })),
  hasWhatsapp: false,
})
