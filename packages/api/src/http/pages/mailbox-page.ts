import { toIso } from "@mersal/domain/calendar/iso-instant"
import type { Attachment, Message } from "@mersal/domain/ports/driven/messages"
import type { Router } from "express"
import { sendJson } from "../answer.ts"

/** Messages that were kept instead of sent, the newest first; only those to this phone or e-mail, if one is given. */
export type MailboxReader = (to: string | null) => Promise<readonly (Message & { readonly sentAt: number })[]>

/**
 * GET /dev/mailbox: the e-mails and SMS that would have been sent, with their codes. `?to=` shows one phone or e-mail,
 * and a caller who asks for JSON gets it. Mounted outside production only.
 */
export function mountMailbox(router: Router, read: MailboxReader): void {
  router.get("/dev/mailbox", async (request, response) => {
    const { to } = request.query
    const messages = await read(typeof to === "string" && to !== "" ? to : null)
    if (request.accepts(["html", "json"]) === "json") {
      return sendJson(response, 200, {
        success: true,
        data: messages.map(inJson),
      })
    }
    response.setHeader("Cache-Control", "no-store")
    response.type("html").send(page(messages))
  })
}

type ShownMessage = Awaited<ReturnType<MailboxReader>>[number]

const inJson = ({ sentAt, ...message }: ShownMessage) => ({
  ...message,
  ...(message.channel === "email" && {
    attachments: message.attachments?.map(({ bytes, ...file }) => ({ ...file, base64: base64(bytes) })) ?? [],
  }),
  sentAt: toIso(sentAt),
})

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64")

const page = (messages: Awaited<ReturnType<MailboxReader>>): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>/dev/mailbox</title><h1>/dev/mailbox</h1>
${messages.map(article).join("\n")}</html>`

function article(message: ShownMessage): string {
  const subject = message.channel === "email" ? `<h2 dir="auto">${escaped(message.subject)}</h2>` : ""
  const files = message.channel === "email" ? (message.attachments ?? []).map(file).join(" ") : ""
  return `<article><p>${escaped(toIso(message.sentAt))} ${message.channel} <b>${escaped(message.to)}</b></p>${subject}<pre dir="auto">${escaped(message.text)}</pre>${files}</article>`
}

const file = ({ name, type, bytes }: Attachment): string =>
  `<a download="${escaped(name)}" href="data:${escaped(type)};base64,${base64(bytes)}">${escaped(name)}</a>`

/** Text escaped for HTML elements and attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
