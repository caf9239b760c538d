import { setTimeout } from "node:timers/promises"
import { longestSend, MessageNotSent } from "@mersal/domain/ports/driven/messages"
import * as Effect from "effect/Effect"
import type { Transporter } from "nodemailer"
import type { SendOne } from "./sender.ts"

export interface SmtpSettings {
  /** `smtp://user:password@host:port` or `smtps://…`. It may hold a password: never print it. */
  readonly url: string
  /** `Mersal <no-reply@mersal.ae>` */
  readonly from: string
}

/** How long the mail server may take to connect, to greet and for each answer, in milliseconds. */
const patience = 10_000

/**
 * Sends e-mail by SMTP, as plain text, with an HTML version and files if there are any. An address or subject with a
 * line break is not sent, so that nobody can add headers (checklist V1.3.11).
 */
export function smtpMail({ url, from }: SmtpSettings, longest = longestSend): SendOne<"email"> {
  let opened: Promise<Transporter> | undefined
  const transport = (): Promise<Transporter> => {
    opened ??= openTransport(url)
    return opened
  }
  return ({ to, subject, text, html, attachments = [] }) =>
    isOneLine(to) && isOneAddress(to) && isOneLine(subject) && attachments.every(({ name }) => isFileName(name))
      ? Effect.tryPromise({
          try: async () => {
            const files = attachments.map(({ name, type, bytes }) => ({
              filename: name,
              contentType: type,
              content: Buffer.from(bytes),
            }))
            const address = { name: "", address: to }
            const page = html === undefined ? {} : { html }
            const sending = (await transport()).sendMail({
              from,
              to: address,
              subject,
              text,
              ...page,
              attachments: files,
            })
            return Promise.race([sending, tooLate(longest)])
          },
          catch: () => new MessageNotSent({ channel: "email" }),
        })
      : Effect.fail(new MessageNotSent({ channel: "email" }))
}

/** A server that always answers just in time would keep the person who waits for the mail for minutes. */
const tooLate = async (milliseconds: number): Promise<never> => {
  await setTimeout(milliseconds, undefined, { ref: false })
  throw new Error("The mail server took too long")
}

/** The library takes ten megabytes in every process that loads it, and most send no mail. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer")
  return createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0])
}

const isOneLine = (text: string): boolean => !/[\r\n\0]/.test(text)

const isFileName = (name: string): boolean => /^[\w.-]{1,80}$/.test(name)

/** One address and not a list: a comma would send it to two. */
const isOneAddress = (text: string): boolean => /^[^\s@,;<>()[\]"\\]+@[^\s@,;<>()[\]"\\]+$/.test(text)
