import { randomUUID } from "node:crypto"
import type { Instant } from "@mersal/domain/calendar/zone"
import { type Email, type Message, MessageSender } from "@mersal/domain/ports/driven/messages"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { insertNew, type RowValues } from "../database/inserts.ts"
import { wholeNumber } from "../rows/columns.ts"

/** A message of the local mailbox. */
export type KeptMessage = Message & { readonly sentAt: Instant }

/** Messages that were kept instead of sent, for development only: they hold codes that open accounts. */
export class Mailbox extends Context.Service<
  Mailbox,
  {
    /** The newest first, at most a hundred; only those to this phone or e-mail, if one is given. */
    readonly list: (destination: string | null) => Effect.Effect<readonly KeptMessage[]>
  }
>()("mersal/Mailbox") {}

const MessageRow = z.object({
  channel: z.enum(["email", "sms", "whatsapp"]),
  destination: z.string(),
  subject: z.nullable(z.string()),
  body: z.string(),
  html: z.nullable(z.string()),
  attachments: z.nullable(z.string()),
  sent_at: wholeNumber,
})

/** A file as the mailbox's table stores it. */
const KeptFiles = z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() }))

/** Keeps messages instead of sending them, so that a machine without mail and SMS shows its codes on /dev/mailbox. */
export const mailboxSender: Layer.Layer<MessageSender, never, Database> = Layer.effect(
  MessageSender,
  Effect.gen(function* () {
    const { write } = yield* Database
    let kept = 0
    return {
      hasWhatsapp: true,
      send: Effect.fnUntraced(function* (message) {
        kept += 1
        const row = {
          id: `${String(kept).padStart(9, "0")}-${randomUUID()}`,
          channel: message.channel,
          destination: message.to,
          ...(message.channel === "email" ? mailColumns(message) : noMail),
          body: message.text,
          sent_at: yield* Clock.currentTimeMillis,
        }
        yield* write([insertNew("mailbox_messages", row)])
      }),
    }
  }),
)

const noMail = { subject: null, html: null, attachments: null } satisfies RowValues

const mailColumns = ({ subject, html, attachments = [] }: Email): RowValues => ({
  subject,
  html: html ?? null,
  attachments: JSON.stringify(
    attachments.map(({ name, type, bytes }) => ({ name, type, base64: Buffer.from(bytes).toString("base64") })),
  ),
})

export const mailbox: Layer.Layer<Mailbox, never, Database> = Layer.effect(
  Mailbox,
  Effect.gen(function* () {
    const { rows, write } = yield* Database
    return {
      list: Effect.fnUntraced(function* (destination) {
        // Writes run one after the other, so a message that was being written is stored once this write has finished.
        yield* write([{ text: forget, values: [(yield* Clock.currentTimeMillis) - keptFor] }])
        const found = yield* destination === null ? rows(newest) : rows(newestTo, [destination])
        return found.map(readMessage)
      }),
    }
  }),
)

/** A week. */
const keptFor = 7 * 24 * 60 * 60_000

const forget = "delete from mailbox_messages where sent_at < ?"
const newest = "select * from mailbox_messages order by sent_at desc, id desc limit 100"
const newestTo = "select * from mailbox_messages where destination = ? order by sent_at desc, id desc limit 100"

function readMessage(row: unknown): KeptMessage {
  const { channel, destination: to, subject, body: text, html, attachments, sent_at: sentAt } = MessageRow.parse(row)
  if (channel !== "email") return { channel, to, text, sentAt }
  const files = KeptFiles.parse(JSON.parse(attachments ?? "[]"))
  return {
    channel,
    to,
    subject: subject ?? "",
    text,
    sentAt,
    ...(html !== null && { html }),
    attachments: files.map(({ name, type, base64 }) => ({ name, type, bytes: Buffer.from(base64, "base64") })),
  }
}
