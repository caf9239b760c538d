import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { hiring } from "@mersal/domain/testing/contracts/hired-staff"
import { afterEach, describe, expect, it, vi } from "vitest"
import { projectRoot } from "../../project-root.ts"
import { startAccountStage } from "../../testing/account-stage.ts"
import { pdfPages, pdfText } from "../../testing/pdf-text.ts"
import { bookingInQatar } from "../../testing/simulated-payment.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

const database = testDatabases[0] ?? expect.unreachable()

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

/** A cash booking, paid to its driver, with the owner's and a stranger's access to its documents. */
async function paidInCash(booking: object = plainBooking) {
  const stage = await startAccountStage(await database.open())
  stop = stage.product.stop
  const hire = hiring(stage)
  const ops = await hire("ops", "Olga")
  const driver = await hire("porter", "Dawud")
  const { body } = await stage.product.call("POST", "/v1.0/order/createOrder", { body: booking })
  const { bkref, accessToken } = body.data
  const file = await ops.services.operations.booking({ reference: bkref })
  const minor = file._tag === "Success" ? file.success.till.due.minor : expect.unreachable()
  const commands = [
    [ops, { type: "assign", driver: driver.id }],
    [driver, { type: "start" }],
    [driver, { type: "arrive" }],
    [driver, { type: "takeCash", minor }],
  ] as const
  for (const [index, [who, command]] of commands.entries()) {
    const request = { reference: bkref, id: `command-${index}`, command, at: null, place: null, after: null }
    expect(await who.services.operations.command(request)).toMatchObject({ _tag: "Success" })
  }
  const owner = { headers: { "mersal-access": accessToken } }
  const list = (options: { headers?: Record<string, string> } = owner) =>
    stage.product.call("GET", `/v1.0/bookings/${bkref}/documents`, options)
  const fileAt = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${stage.product.url}/v1.0/bookings/${bkref}/${path}`, { headers })
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  const print = (name: string, headers: Record<string, string> = owner.headers) => fileAt(`documents/${name}`, headers)
  const printReceipt = (query: string, headers: Record<string, string> = owner.headers) =>
    fileAt(`delivery-receipt/pdf${query}`, headers)
  /** Delivers the parcel, with the PIN that its owner sees. */
  const deliver = async () => {
    const own = await stage.product.call("GET", `/v1.0/task/taskdetails?bookingId=${bkref}`, owner)
    const { pin } = own.body.data
    const rest = [
      { type: "collect" },
      { type: "start" },
      { type: "arrive" },
      { type: "deliver", proof: { kind: "pin", pin } },
    ] as const
    for (const [index, command] of rest.entries()) {
      const request = { reference: bkref, id: `delivery-${index}`, command, at: null, place: null, after: null }
      expect(await driver.services.operations.command(request)).toMatchObject({ _tag: "Success" })
    }
  }
  /** The customer's mails with this text, once they are sent. */
  const mails = async (saying: string) => {
    const address = `/dev/mailbox?to=${encodeURIComponent(plainBooking.usr.email)}`
    return await vi.waitFor(
      async () => {
        const answer = await stage.product.call("GET", address, { headers: { accept: "application/json" } })
        const found = answer.body.data.filter(({ text }: { readonly text: string }) => text.includes(saying))
        expect(found).not.toEqual([])
        return found
      },
      { timeout: 30_000 },
    )
  }
  const statement = () => stage.product.call("GET", `/v1.0/bookings/${bkref}/receipt`, owner)
  const receipt = (options: { headers?: Record<string, string> } = owner) =>
    stage.product.call("GET", `/v1.0/bookings/${bkref}/delivery-receipt`, options)
  const verify = (body: object) => stage.product.call("POST", "/v1.0/verify", { body })
  return { bkref, statement, list, print, printReceipt, ops, minor, deliver, mails, receipt, verify }
}

/** The output of the program that docs/delivery-receipts.md offers to everybody. */
function checked(receipt: object) {
  const page = readFileSync(join(projectRoot, "docs", "delivery-receipts.md"), "utf8")
  const [, program = ""] = /```js\n(.*?)```/s.exec(page) ?? []
  const folder = mkdtempSync(join(tmpdir(), "receipt-"))
  const [script, file] = [join(folder, "check-receipt.mjs"), join(folder, "receipt.json")]
  writeFileSync(script, program)
  writeFileSync(file, JSON.stringify(receipt))
  const { status, stdout } = spawnSync(process.execPath, [script, file], { encoding: "utf8" })
  rmSync(folder, { recursive: true })
  return { status, said: stdout }
}

/** Arabic text in the order of a page's glyphs: from its end. */
const drawn = (arabic: string): string => [...arabic].toReversed().join("")

describe("the papers of a booking", () => {
  it("are listed and printed for its owner as one page with number, parties, VAT and total", async () => {
    const { list, print, bkref } = await paidInCash()
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body.data).toMatchObject([{ number: "INV-AE-2026-000001", kind: "tax-invoice", booking: bkref }])
    const { response, bytes } = await print("INV-AE-2026-000001.pdf")
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename=INV-AE-2026-000001.pdf",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    })
    expect(pdfPages(bytes)).toBe(1)
    const text = pdfText(bytes)
    const total = `AED ${body.data[0].amount.amount.toFixed(2)}`
    for (const part of ["Tax invoice", "INV-AE-2026-000001", "Aisha Rahman", "VAT (5 %)", "Cash at pick-up", total])
      expect(text).toContain(part)
  })

  it("are printed in Arabic too, with Latin digits", async () => {
    const { print } = await paidInCash()
    const text = pdfText((await print("INV-AE-2026-000001.pdf?language=ar")).bytes)
    for (const part of ["فاتورة", "د.إ"]) expect(text).toContain(drawn(part))
    expect(text).toContain("INV-AE-2026-000001")
    expect(text).not.toContain("AED")
    expect(text).not.toMatch(/[٠-٩]/)
  })

  it("are a receipt without VAT in Qatar, and a credit note that names it once money went back", async () => {
    const { bkref, list, print, ops, statement } = await paidInCash(bookingInQatar)
    const command = { type: "refund", minor: 500 } as const
    const request = { reference: bkref, id: "give-back", command, at: null, place: null, after: null }
    expect(await ops.services.operations.command(request)).toMatchObject({ _tag: "Success" })
    expect((await list()).body.data).toMatchObject([
      { number: "RCP-QA-2026-000001", kind: "receipt" },
      { number: "CN-QA-2026-000001", kind: "credit-note", amount: { amount: 5, cur: "QAR" } },
    ])
    // One document no longer says all.
    expect((await statement()).body.data).toMatchObject({
      kind: "statement",
      papers: [
        { number: "RCP-QA-2026-000001", kind: "receipt" },
        { number: "CN-QA-2026-000001", kind: "credit-note", amount: { amount: 5, cur: "QAR" } },
      ],
    })
    const receipt = pdfText((await print("RCP-QA-2026-000001.pdf")).bytes)
    expect(receipt).toContain("Receipt")
    expect(receipt).not.toContain("VAT")
    const note = pdfText((await print("CN-QA-2026-000001.pdf")).bytes)
    for (const part of ["Credit note", "RCP-QA-2026-000001", "QAR 5.00"]) expect(note).toContain(part)
  })

  it("go with the e-mail about cash that the desk gives back, once", async () => {
    const { bkref, ops, mails } = await paidInCash()
    const command = { type: "refund", minor: 500 } as const
    const request = { reference: bkref, id: "give-back", command, at: null, place: null, after: null }
    for (const _ of ["pressed", "pressed again"])
      expect(await ops.services.operations.command(request)).toMatchObject({ _tag: "Success" })
    const told = await mails("AED 5.00 back in cash")
    expect(told).toHaveLength(1)
    expect(told[0].attachments).toMatchObject([{ name: "CN-AE-2026-000001.pdf", type: "application/pdf" }])
  })

  it("go with the e-mail that tells of the delivery, as the files that they are", async () => {
    const { deliver, mails } = await paidInCash()
    await deliver()
    const delivered = (await mails("was delivered")).at(-1)
    expect(delivered.attachments).toMatchObject([{ name: "INV-AE-2026-000001.pdf", type: "application/pdf" }])
    const text = pdfText(Buffer.from(delivered.attachments[0].base64, "base64"))
    expect(text).toContain("INV-AE-2026-000001")
  })

  it("end with a delivery receipt that anybody has checked, names nobody, and shows what was changed in it", async () => {
    const { deliver, receipt, verify } = await paidInCash()
    await deliver()
    const { data } = (await receipt()).body
    expect(data.links.map(({ entry }: { readonly entry: { readonly what: string } }) => entry.what)).toEqual([
      "assign",
      "start",
      "arrive",
      "takeCash",
      "collect",
      "start",
      "arrive",
      "deliver",
    ])
    expect(JSON.stringify(data)).not.toMatch(/Aisha|Dawud|lat|\+971/)
    expect((await verify(data)).body.data).toEqual({ kind: "whole" })
    const [first, second, ...rest] = data.links
    const later = { ...second, entry: { ...second.entry, at: "2026-11-21T08:00:00.000Z" } }
    expect((await verify({ ...data, links: [first, later, ...rest] })).body.data).toEqual({ kind: "broken", order: 2 })
    expect((await verify({ ...data, links: data.links.slice(0, -1) })).body.data).toEqual({ kind: "not-ours" })
    expect((await verify({ ...data, links: "all" })).status).toBe(422)
    expect((await receipt({})).status).toBe(404)
  })

  it("are computed again without us by the program of its page, which names the event that was changed", async () => {
    const { deliver, receipt } = await paidInCash()
    await deliver()
    const { data } = (await receipt()).body
    const [first, second, ...rest] = data.links
    const sound = { status: 0, said: `8 events follow. Last hash: ${data.links.at(-1).hash}\n` }
    expect(checked(data)).toEqual(sound)
    expect(checked({ success: true, data })).toEqual(sound)
    const other = { ...second, entry: { ...second.entry, role: "ops" } }
    const broken = { status: 1, said: "Event 2 (start) does not follow\n" }
    expect(checked({ ...data, links: [first, other, ...rest] })).toEqual(broken)
    expect(checked({ ...data, links: [first, ...rest] })).toEqual({
      ...broken,
      said: expect.stringContaining("Event 2"),
    })
  })

  it("end with a receipt on paper too, in both languages, with the seal of the file and where it is checked", async () => {
    const { deliver, receipt, printReceipt } = await paidInCash()
    await deliver()
    const { data } = (await receipt()).body
    const english = pdfText((await printReceipt("?language=en")).bytes)
    for (const part of ["Delivery receipt", "Parcel delivered, PIN", "Cash received, AED", "Driver", data.seal])
      expect(english).toContain(part)
    for (const { hash } of data.links) expect(english).toContain(hash.slice(0, 16))
    const arabic = await printReceipt("?language=ar")
    expect(pdfText(arabic.bytes)).toContain(drawn("سند"))
    expect(arabic.response.headers.get("content-disposition")).toMatch(/^attachment; filename=delivery-AE\w+\.pdf$/)
    expect((await printReceipt("", {})).response.status).toBe(404)
  })

  it("are nobody else's: neither the list, nor a file, nor another booking's number", async () => {
    const { list, print } = await paidInCash()
    expect((await list({})).status).toBe(404)
    expect((await print("INV-AE-2026-000001.pdf", {})).response.status).toBe(404)
    expect((await print("INV-AE-2026-000002.pdf")).response.status).toBe(404)
    expect((await print("..%2Fsecrets.pdf")).response.status).toBe(422)
  })
})
