import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Message, MessageNotSent, MessageSender } from "../ports/driven/messages.ts"

/** A message sender, and what it has sent; while its line is down it sends nothing. */
export function breakableLine() {
  const sent: Message[] = []
  const line = { isDown: false }
  const sender = Layer.succeed(MessageSender, {
    hasWhatsapp: true,
    send: (message) =>
      Effect.suspend(() => {
        if (line.isDown) return Effect.fail(new MessageNotSent({ channel: message.channel }))
        sent.push(message)
        return Effect.void
      }),
  })
  return { sent, line, sender }
}
