import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { afterEach, describe, expect, it, vi } from "vitest"
import { type ReceivedMail, startMailServer } from "../../testing/mail-server.ts"
import { pdfText } from "../../testing/pdf-text.ts"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { simulatedPayments } from "../../testing/simulated-payment.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

/** The first file of a mail. */
function fileOf({ lines }: ReceivedMail): { readonly name: string; readonly bytes: Buffer } {
  const [, head = "", body = ""] =
    /(Content-Type: application\/pdf[\s\S]*?)\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(lines) ?? []
  return { name: /name="?([\w.-]+)/.exec(head)?.[1] ?? "", bytes: Buffer.from(body, "base64") }
}

/** The mails that a customer gets who pays a booking by card, in a language. */
async function mailedTo(language: "en" | "ar") {
  const mail = await startMailServer()
  const folder = newDatabaseFolder()
  stops.push(folder.remove, mail.stop)
  const smtp = { url: mail.url, from: "Mersal <no-reply@mersal.test>" }
  const product: RunningProduct = await startProduct({
    database: { kind: "sqlite", path: folder.path },
    messages: { smtp, sms: null, whatsapp: null, push: null },
  })
  stops.push(product.stop)
  const { session, comeBack, tokenised, purchase } = simulatedPayments(product)
  const { bkref, attempt, page } = await session({ ...plainBooking }, "card", language)
  await comeBack("/payment/token", await tokenised(page, "5123450000000008"))
  expect(await purchase(attempt)).toMatchObject({ status: "paid" })
  const confirmed = await vi.waitFor(
    () => {
      const written = mail.received.filter(({ to }) => to === plainBooking.usr.email)
      return written.find(({ lines }) => lines.includes("application/pdf")) ?? expect.unreachable()
    },
    { timeout: 60_000 },
  )
  return { bkref, confirmed, ...fileOf(confirmed) }
}

/** The readable parts of a mail, decoded. */
const readable = ({ lines }: ReceivedMail): string =>
  [...lines.matchAll(/Content-Transfer-Encoding: (base64|quoted-printable)\r\n\r\n([\s\S]*?)(?=\r\n--)/g)]
    .map(([, encoding, body = ""]) =>
      encoding === "base64"
        ? Buffer.from(body, "base64").toString()
        : Buffer.from(
            body
              .replaceAll("=\r\n", "")
              .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
            "latin1",
          ).toString(),
    )
    .join("\n")

describe("a booking that is paid by card", () => {
  it("is confirmed by an e-mail over SMTP, which carries its tax invoice", async () => {
    const { bkref, confirmed, name, bytes } = await mailedTo("en")
    expect(name).toBe("INV-AE-2026-000001.pdf")
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-")
    for (const part of ["Tax invoice", "INV-AE-2026-000001", "Date of supply", "VAT rate", "5 %", "Card"])
      expect(pdfText(bytes)).toContain(part)
    expect(confirmed.lines).toContain("From: Mersal <no-reply@mersal.test>")
    expect(confirmed.lines.replaceAll("=\r\n", "")).toContain(bkref)
  })

  it("is confirmed in Arabic to whoever booked in Arabic: subject, letter and the invoice that goes with it", async () => {
    const { bkref, confirmed, name, bytes } = await mailedTo("ar")
    expect(name).toBe("INV-AE-2026-000001.pdf")
    const text = pdfText(bytes)
    // Arabic text in the order of a page's glyphs: from its end.
    for (const word of ["فاتورة", "التوريد", "تاريخ"]) expect(text).toContain([...word].toReversed().join(""))
    for (const part of ["INV-AE-2026-000001", "5%"]) expect(text).toContain(part)
    expect(text).not.toMatch(/[٠-٩]|Tax invoice/)
    const letter = readable(confirmed)
    for (const part of ["تم تأكيد حجزك", '<html lang="ar" dir="rtl">', bkref]) expect(letter).toContain(part)
    expect(letter).not.toMatch(/[٠-٩]/)
    expect(confirmed.lines).toMatch(/^Subject: =\?UTF-8\?/m)
  })
})
