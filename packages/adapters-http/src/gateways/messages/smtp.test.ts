import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { type Email, MessageNotSent } from "@mersal/domain/ports/driven/messages"
import * as Effect from "effect/Effect"
import { SMTPServer } from "smtp-server"
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { smtpMail } from "./smtp.ts"

/** What the other end of the connection received. */
interface Received {
  readonly recipients: readonly string[]
  readonly lines: string
}

let server: SMTPServer
let received: Received[]
let refuses: boolean
beforeEach(async () => {
  received = []
  refuses = false
  server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_, __, done) => done(refuses ? new Error("no such mailbox") : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, lines: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
})
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

const send = (message: Partial<Omit<Email, "channel">>) => {
  const { port } = server.server.address() as AddressInfo
  const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: "Mersal <no-reply@mersal.example>" })
  const whole = { channel: "email", to: "amna@example.com", subject: "Your code", text: "1234", ...message } as const
  return Effect.runPromise(Effect.result(mail(whole)))
}

const headersOf = ({ lines }: Received): readonly string[] => (lines.split("\r\n\r\n")[0] ?? "").split("\r\n")

describe("mail over SMTP", () => {
  it("arrives at the one it is for, as plain text", async () => {
    expect((await send({ text: "1234 is your code.\n\nNever tell it." }))._tag).toBe("Success")
    const [mail] = received
    expect(mail?.recipients).toEqual(["amna@example.com"])
    expect(mail?.lines).toContain("1234 is your code.\r\n\r\nNever tell it.")
    expect(mail && headersOf(mail)).toContain("From: Mersal <no-reply@mersal.example>")
    expect(mail && headersOf(mail)).toContain("Content-Type: text/plain; charset=utf-8")
  })

  it("says Arabic as it was written", async () => {
    await send({ subject: "رمز التحقق", text: "رمزك 1234" })
    const [mail] = received
    expect(mail && headersOf(mail).find((line) => line.startsWith("Subject:"))).toMatch(/^Subject: =\?UTF-8\?/)
    const body = mail?.lines.split("\r\n\r\n")[1] ?? ""
    expect(Buffer.from(body, "base64").toString()).toContain("رمزك 1234")
  })

  it("carries a page beside the text, and files with their names", async () => {
    const bytes = new TextEncoder().encode("%PDF-1.7 a receipt")
    const attachments = [{ name: "receipt-AE-2026-1.pdf", type: "application/pdf", bytes }]
    expect((await send({ text: "plain", html: "<p>page</p>", attachments }))._tag).toBe("Success")
    const lines = received[0]?.lines ?? ""
    for (const part of ["multipart/mixed", "multipart/alternative", "text/html", "<p>page</p>", "plain"])
      expect(lines).toContain(part)
    expect(lines).toContain("filename=receipt-AE-2026-1.pdf")
    expect(lines).toContain(Buffer.from(bytes).toString("base64"))
  })

  it("sends no file whose name is more than a name", async () => {
    const attachments = [{ name: "a.pdf\r\nX-Injected: yes", type: "application/pdf", bytes: new Uint8Array() }]
    expect((await send({ attachments }))._tag).toBe("Failure")
    expect(received).toEqual([])
  })

  it.each([
    { subject: "Your code\r\nBcc: thief@example.com" },
    { subject: "Your code\nX-Injected: yes" },
    { to: "amna@example.com\r\nBcc: thief@example.com" },
    { to: "amna@example.com\nRCPT TO:<thief@example.com>" },
    { to: "amna@example.com, thief@example.com" },
    { to: "amna@example.com;thief@example.com" },
    { to: "Amna <amna@example.com>" },
    { to: '"amna thief"@example.com' },
    { to: "no address" },
    { subject: "null\0byte" },
  ])("lets nobody write headers or addresses of his own: %j", async (message) => {
    const outcome = await send(message)
    expect(outcome).toMatchObject({ _tag: "Failure", failure: new MessageNotSent({ channel: "email" }) })
    expect(received).toEqual([])
  })

  it("puts what a text says nowhere but into the text", async () => {
    await send({ text: "\r\n.\r\nMAIL FROM:<thief@example.com>\r\n<script>alert(1)</script>" })
    expect(received).toHaveLength(1)
    expect(received[0]?.recipients).toEqual(["amna@example.com"])
    expect(received[0]?.lines).toContain("Content-Type: text/plain")
  })

  it("is not sent when the server never comes to an end", async () => {
    const hesitant = createServer((line) => {
      const speaking = setInterval(() => line.write("220-one moment\r\n"), 5)
      line.on("close", () => clearInterval(speaking)).on("error", () => {})
      lines.push(line)
    })
    const lines: Socket[] = []
    hesitant.listen(0, "127.0.0.1")
    await once(hesitant, "listening")
    onTestFinished(async () => {
      for (const line of lines) line.destroy()
      await new Promise((resolve) => hesitant.close(resolve))
    })
    const { port } = hesitant.address() as AddressInfo
    const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: "no-reply@mersal.example" }, 100)
    const outcome = await Effect.runPromise(
      Effect.result(mail({ channel: "email", to: "amna@example.com", subject: "s", text: "t" })),
    )
    expect(outcome).toMatchObject({ _tag: "Failure", failure: new MessageNotSent({ channel: "email" }) })
  })

  it("is not sent when the server refuses, or is not there", async () => {
    refuses = true
    expect((await send({}))._tag).toBe("Failure")
    const nobody = smtpMail({ url: "smtp://127.0.0.1:1", from: "no-reply@mersal.example" })
    const outcome = await Effect.runPromise(
      Effect.result(nobody({ channel: "email", to: "amna@example.com", subject: "s", text: "t" })),
    )
    expect(outcome._tag).toBe("Failure")
  })
})
