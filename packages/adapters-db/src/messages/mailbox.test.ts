import { type Message, MessageSender } from "@mersal/domain/ports/driven/messages"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"
import { sampleDatabase } from "../testing/sample-database.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { Mailbox, mailbox, mailboxSender } from "./mailbox.ts"

const messages: readonly Message[] = [
  { channel: "sms", to: "+971501234567", text: "1234" },
  { channel: "whatsapp", to: "+971501234567", text: "At the door" },
  {
    channel: "email",
    to: "amna@example.com",
    subject: "Receipt",
    text: "Paid",
    html: "<p>Paid</p>",
    attachments: [{ name: "receipt.pdf", type: "application/pdf", bytes: Uint8Array.of(0x25, 0x50, 0xff, 0) }],
  },
]

for (const { name, open } of testDatabases)
  describe(`the local mailbox in ${name}`, () => {
    it("keeps a message whole: its channel, its page and its files", async () => {
      const kept = Effect.gen(function* () {
        yield* Effect.forEach(messages, (yield* MessageSender).send)
        return yield* (yield* Mailbox).list(null)
      })
      const layer = Layer.merge(mailbox, mailboxSender).pipe(Layer.provideMerge(sampleDatabase(await open())))
      const found = await Effect.runPromise(Effect.provide(kept, layer))
      const plain = found.map(({ sentAt: _, ...message }) =>
        message.channel === "email"
          ? { ...message, attachments: message.attachments?.map((file) => ({ ...file, bytes: [...file.bytes] })) }
          : message,
      )
      expect(plain.toReversed()).toEqual([
        messages[0],
        messages[1],
        {
          ...messages[2],
          attachments: [{ name: "receipt.pdf", type: "application/pdf", bytes: [0x25, 0x50, 0xff, 0] }],
        },
      ])
    })
  })
