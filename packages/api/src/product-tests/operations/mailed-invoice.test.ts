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

/** The first file that a mail carries. */
function fileOf({ lines }: ReceivedMail): { readonly name: string; readonly bytes: Buffer } {
  const [, head = "", body = ""] =
    /(Content-Type: application\/pdf[\s\S]*?)\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(lines) ?? []
  return { name: /name="?([\w.-]+)/.exec(head)?.[1] ?? "", bytes: Buffer.from(body, "base64") }
}

describe("a booking that is paid by card", () => {
  it("is confirmed by an e-mail over SMTP, which carries its tax invoice", async () => {
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
    const { bkref, attempt, page } = await session({ ...plainBooking }, "card")
    await comeBack("/payment/token", await tokenised(page, "5123450000000008"))
    expect(await purchase(attempt)).toMatchObject({ status: "paid" })
    const confirmed = await vi.waitFor(
      () => {
        const written = mail.received.filter(({ to }) => to === plainBooking.usr.email)
        return written.find(({ lines }) => lines.includes("application/pdf")) ?? expect.unreachable()
      },
      { timeout: 60_000 },
    )
    const { name, bytes } = fileOf(confirmed)
    expect(name).toBe("INV-AE-2026-000001.pdf")
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-")
    for (const part of ["Tax invoice", "INV-AE-2026-000001", "Card"]) expect(pdfText(bytes)).toContain(part)
    expect(confirmed.lines).toContain("From: Mersal <no-reply@mersal.test>")
    expect(confirmed.lines.replaceAll("=\r\n", "")).toContain(bkref)
  }, 90_000)
})
