import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { bulkExample } from "@mersal/domain/corporate/bulk-example"
import { bulkColumns } from "@mersal/domain/corporate/bulk-order"
import { csvText } from "@mersal/domain/paper/csv"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { pdfText } from "../../testing/pdf-text.ts"
import { type SignedUp, signIn, signUp, signUpCompany } from "../../testing/signed-up.ts"
import { staffPassword, startStaffedStage } from "../../testing/staffed-stage.ts"

const folder = newDatabaseFolder()
let stage: Awaited<ReturnType<typeof startStaffedStage>>
let owner: SignedUp

/** A company with a credit limit and a cost centre. */
beforeAll(async () => {
  stage = await startStaffedStage({ kind: "sqlite", path: folder.path })
  await stage.staff("admin", "Amal")
  const admin = await signIn(stage.product, "admin-1@example.com", staffPassword)
  owner = await signUpCompany(stage.product, admin)
  const { company } = (await call("GET", "corporate/company")).data
  const { version } = company
  await call("PUT", "corporate/cost-centres", { version, costCentres: [{ name: "Shop", isActive: true }] })
  await call("PUT", `corporate/companies/${company.id}/limit`, { limit: 2_000 }, admin)
})

afterAll(async () => {
  await stage.product.stop()
  folder.remove()
})

async function call(method: string, path: string, body?: object, headers: SignedUp["headers"] = owner.headers) {
  const answer = await stage.product.call(method, `/v1.0/${path}`, { headers, ...(body && { body }) })
  expect([path, answer.status, answer.body.errors ?? []]).toEqual([path, 200, []])
  return answer.body
}

const row = (over: Partial<typeof bulkExample>) => {
  const cells = { ...bulkExample, pickup_date: "2026-11-25", ...over }
  return bulkColumns.map((column) => cells[column])
}
const fileOf = (...rows: readonly (readonly string[])[]): string => csvText([bulkColumns, ...rows])

/** Sends a file unchanged, as a program sends a file of its disk. */
async function send(file: string | Uint8Array<ArrayBuffer>, query = "", type = "text/csv") {
  const response = await fetch(`${stage.product.url}/v1.0/corporate/bulk${query}`, {
    method: "POST",
    headers: { ...owner.headers, "content-type": type },
    body: file,
  })
  const { data, errors = [] } = (await response.json()) as {
    readonly data?: {
      readonly isBooked: boolean
      readonly rows: readonly { reference: string | null; isKnown: boolean; faults: readonly object[] }[]
    }
    readonly errors?: readonly { readonly code: string }[]
  }
  return { status: response.status, data, codes: errors.map(({ code }) => code) }
}

async function file(path: string, headers: SignedUp["headers"] | Record<string, never> = owner.headers) {
  const response = await fetch(`${stage.product.url}/v1.0/corporate/statements/${path}`, { headers })
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    name: response.headers.get("content-disposition"),
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

it("a month that no statement can be of is refused by its field, and the company stays found", async () => {
  const of = (month: string) => [
    ...["", "/csv", "/pdf", "/invoice"].map((part) => `corporate/statements/${month}${part}`),
    `corporate/bookings?month=${month}`,
  ]
  for (const path of ["0000-01", "1999-12", "3000-01", "9999-12", "2026-13"].flatMap(of)) {
    const { status, body } = await stage.product.call("GET", `/v1.0/${path}`, { headers: owner.headers })
    expect([path, status, body.errors[0].code, body.errors[0].field]).toEqual([path, 422, "invalid-field", "month"])
  }
  for (const month of ["2000-01", "2999-12"])
    for (const path of [`corporate/statements/${month}`, `corporate/bookings?month=${month}`]) {
      const { status } = await stage.product.call("GET", `/v1.0/${path}`, { headers: owner.headers })
      expect([path, status]).toEqual([path, 200])
    }
})

describe("whoever has no company", () => {
  it("is told so without an error where a page only asks, and by one where his company is meant", async () => {
    const { headers } = await signUp(stage.product)
    const asked = (path: string) => stage.product.call("GET", `/v1.0/corporate/${path}`, { headers })
    const [membership, company] = await Promise.all([asked("membership"), asked("company")])
    expect([membership.status, membership.body]).toEqual([200, { success: true, data: null }])
    expect([company.status, company.body.errors[0].code]).toEqual([404, "company-not-found"])
    expect(await call("GET", "corporate/membership")).toEqual(await call("GET", "corporate/company"))
  })
})

describe("a file of bookings", () => {
  it("is taken as a file too, is booked where the address says so, and is known again in either form", async () => {
    const file = fileOf(row({ note: "as a file" }), row({ note: "for nobody", cost_centre: "Nobody" }))
    const looked = await send(file)
    expect(looked.data).toMatchObject({ isBooked: false, rows: [{ reference: null, faults: [] }, { reference: null }] })
    const booked = await send(file, "?confirm=true")
    const reference = booked.data?.rows[0]?.reference
    expect(booked.data).toMatchObject({
      isBooked: true,
      rows: [
        { reference: expect.stringMatching(/^AE/), isKnown: false },
        { faults: [{ column: "cost_centre", problem: "unknown-cost-centre" }] },
      ],
    })
    const again = await call("POST", "corporate/bulk", { csv: file, confirm: true })
    expect(again.data.rows[0]).toMatchObject({ reference, isKnown: true, faults: [] })
  })

  it("is read in the letters that it says it is in", async () => {
    const file = fileOf(row({ dropoff_contact: "Zoë" })).replace("\ufeff", "")
    const latin = Uint8Array.from([...file].map((letter) => letter.codePointAt(0) ?? 0))
    const { data } = await send(latin, "?confirm=true", "text/csv; charset=windows-1252")
    const reference = data?.rows[0]?.reference
    const { data: booking } = await call("GET", `task/booking_details?booking_id=${reference}`)
    expect(JSON.stringify(booking)).toContain("Zoë")
  })

  it("is refused where its letters are lost, and read once it says in which letters it is", async () => {
    // "عمر" in Windows-1256, in which a spreadsheet program in Arabic saves.
    const omar = [0xda, 0xe3, 0xd1]
    const [before = "", after = ""] = fileOf(row({ dropoff_contact: "|", note: "in Windows-1256" })).split("|")
    const plain = (text: string) => [...text.replace("\ufeff", "")].map((letter) => letter.codePointAt(0) ?? 0)
    const file = Uint8Array.from([...plain(before), ...omar, ...plain(after)])
    const refused = await send(file, "?confirm=true")
    expect(refused).toMatchObject({ status: 422, codes: ["bulk-file-refused"] })
    const { data } = await send(file, "?confirm=true", "text/csv; charset=windows-1256")
    const { data: booking } = await call("GET", `task/booking_details?booking_id=${data?.rows[0]?.reference}`)
    expect(JSON.stringify(booking)).toContain("عمر")
  })

  it("holds five hundred rows in Arabic with every column as long as it may be, in either form", async () => {
    const long = (length: number) => "شارع الشيخ زايد ".repeat(20).slice(0, length - 1)
    const words = { pickup_building: long(95), pickup_contact: long(95), dropoff_building: long(95) }
    const full = { ...words, dropoff_contact: long(95), pickup_place: long(200), dropoff_place: long(200) }
    const rows = Array.from({ length: 500 }, (_, index) => row({ ...full, note: `${long(190)} ${index}` }))
    const file = fileOf(...rows)
    const looked = await send(file)
    expect([looked.status, looked.data?.rows.length]).toEqual([200, 500])
    expect(looked.data?.rows[499]?.faults).toContainEqual({ column: "pickup_place", problem: "unknown-place" })
    expect((await call("POST", "corporate/bulk", { csv: file, confirm: false })).data.rows).toHaveLength(500)
    expect(await send(fileOf(...rows, row({})))).toMatchObject({ status: 422, codes: ["bulk-file-refused"] })
  })

  it("is refused with what is wrong: its columns, a card's number in it, its size, its type", async () => {
    expect(await send("service;colour\nnext day;red")).toMatchObject({ status: 422, codes: ["bulk-file-refused"] })
    expect(await send("")).toMatchObject({ status: 422 })
    expect(await send(fileOf(row({ note: "4111 1111 1111 1111" })))).toMatchObject({
      status: 422,
      codes: ["card-data"],
    })
    expect(await send("a".repeat(2_000_000))).toMatchObject({ status: 413 })
    expect(await send(fileOf(row({})), "", "text/plain")).toMatchObject({ status: 415 })
    expect(await send(fileOf(row({})), "", "text/csv; charset=klingon")).toMatchObject({ status: 415 })
  })

  it("says which rows are cut wrongly, and reads none of their cells into another's place", async () => {
    const [head = "", good = ""] = fileOf(row({ note: "plain" })).split("\r\n")
    const moved = good.replace("Dubai Marina", "Marina Plaza, Dubai Marina")
    const { data } = await send([head, moved, good, good.replace(",plain", `,"plain`)].join("\r\n"))
    expect(data?.rows.map(({ faults }) => faults)).toEqual([
      [{ column: null, problem: "too-many-cells" }],
      [],
      [{ column: null, problem: "unclosed-quote" }],
    ])
  })
})

describe("a month on paper", () => {
  it("is its statement in both languages, and its invoice once the month is over", async () => {
    await send(fileOf(row({ note: "for the month" })), "?confirm=true")
    const months = async () => (await call("GET", "corporate/statements")).data.months
    const [{ closing, document }] = await months()
    expect(document).toBe(null)
    const total = `AED ${closing.amount.toFixed(2)}`
    const english = await file("2026-11/pdf")
    expect([english.status, english.type, english.name]).toEqual([
      200,
      "application/pdf",
      "attachment; filename=statement-2026-11.pdf",
    ])
    for (const part of ["Account statement 11/2026", "Shop", total]) expect(pdfText(english.bytes)).toContain(part)
    const arabic = pdfText((await file("2026-11/pdf?language=ar")).bytes)
    for (const part of ["كشف", "د.إ"]) expect(arabic).toContain([...part].toReversed().join(""))
    expect(arabic).toContain(closing.amount.toFixed(2))
    expect(arabic).not.toContain("AED")
    expect((await file("2026-11/invoice")).status).toBe(404)
    await stage.setNow(Date.parse("2026-12-01T00:05:00.000+04:00"))
    await vi.waitFor(async () => expect((await months())[0].document).toBe("INV-AE-2026-000001"), { timeout: 20_000 })
    const invoice = await file("2026-11/invoice?language=en")
    expect(invoice.name).toBe("attachment; filename=INV-AE-2026-000001.pdf")
    for (const part of ["Tax invoice", "INV-AE-2026-000001", "Deliveries, cost centre Shop", total])
      expect(pdfText(invoice.bytes)).toContain(part)
    expect((await file("2026-11/pdf", {})).status).toBe(401)
  })
})
