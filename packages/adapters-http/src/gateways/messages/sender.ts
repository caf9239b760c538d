import { type Email, MessageNotSent, MessageSender, type PhoneMessage } from "@mersal/domain/ports/driven/messages"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** Sends the messages of one channel, or both of a phone's channels. Its answer is ignored; only a failure matters. */
export type SendOne<Channel extends "email" | "sms"> = (
  message: Channel extends "email" ? Email : PhoneMessage,
) => Effect.Effect<unknown, MessageNotSent>

/** The sender of each channel; null for a channel without one. */
export interface Channels {
  readonly email: SendOne<"email"> | null
  readonly sms: SendOne<"sms"> | null
  readonly whatsapp: SendOne<"sms"> | null
}

/**
 * The sender over one adapter for each channel. A channel without one uses the sender below: a development machine's
 * local mailbox, or none, and then its messages fail and the person who waits for one is told so. A WhatsApp message
 * that cannot be sent, because there is no adapter or its gateway refuses, goes by SMS.
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

/** For channels without a sender: in production, if its operator has chosen so. Every message fails. */
export const noMessages: Layer.Layer<MessageSender> = Layer.succeed(MessageSender, {
  send: ({ channel }) => Effect.fail(new MessageNotSent({ channel })),
  hasWhatsapp: false,
})
