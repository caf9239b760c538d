import { type Message, MessageNotSent, MessageSender } from "@mersal/domain/ports/driven/messages"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"
import { type Channels, channelSender, noMessages } from "./sender.ts"

const email: Message = { channel: "email", to: "amna@example.com", subject: "s", text: "t" }
const sms: Message = { channel: "sms", to: "+971501234567", text: "t" }

/** Which channel sent which messages. */
async function sentBy(
  channels: (note: (who: string) => Effect.Effect<void>) => Partial<Channels>,
  messages: readonly Message[] = [email, sms],
  isKept = false,
) {
  const notes: string[] = []
  const note = (who: string) => Effect.sync(() => void notes.push(who))
  const under = Layer.succeed(MessageSender, {
    send: ({ channel }) => note(`under ${channel}`),
    hasWhatsapp: isKept,
  })
  const program = MessageSender.use(({ send }) => Effect.forEach(messages, send))
  const all = { email: null, sms: null, whatsapp: null, ...channels(note) }
  await Effect.runPromise(Effect.provide(program, Layer.provide(channelSender(all), under)))
  return notes
}

describe("the sender of messages", () => {
  it("gives each message to its channel, and what no channel serves to what stands under it", async () => {
    expect(await sentBy((note) => ({ email: () => note("mail"), sms: () => note("sms") }))).toEqual(["mail", "sms"])
    expect(await sentBy((note) => ({ email: () => note("mail"), sms: null }))).toEqual(["mail", "under sms"])
    expect(await sentBy((note) => ({ email: null, sms: () => note("sms") }))).toEqual(["under email", "sms"])
  })

  it("sends by SMS what WhatsApp does not take: because nobody carries it, or its gateway refuses", async () => {
    const whatsapp: Message = { channel: "whatsapp", to: "+971501234567", text: "t" }
    const refusing = () => Effect.fail(new MessageNotSent({ channel: "whatsapp" }))
    const both = (note: (who: string) => Effect.Effect<void>): Partial<Channels> => ({
      sms: () => note("sms"),
      whatsapp: () => note("whatsapp"),
    })
    expect(await sentBy(both, [whatsapp, sms])).toEqual(["whatsapp", "sms"])
    expect(await sentBy((note) => ({ ...both(note), whatsapp: refusing }), [whatsapp])).toEqual(["sms"])
    expect(await sentBy((note) => ({ sms: () => note("sms") }), [whatsapp])).toEqual(["sms"])
    expect(await sentBy(() => ({}), [whatsapp])).toEqual(["under sms"])
    expect(await sentBy(() => ({}), [whatsapp], true)).toEqual(["under whatsapp"])
  })

  it("does not pass a failure on to what stands under it", async () => {
    const failing = () => Effect.fail(new MessageNotSent({ channel: "email" }))
    await expect(sentBy((note) => ({ email: failing, sms: () => note("sms") }))).rejects.toThrow()
  })

  it("sends nothing where nobody does, and says so", async () => {
    const outcome = MessageSender.use(({ send }) => Effect.result(send(sms)))
    expect(await Effect.runPromise(Effect.provide(outcome, noMessages))).toMatchObject({
      _tag: "Failure",
      failure: { channel: "sms" },
    })
  })
})
