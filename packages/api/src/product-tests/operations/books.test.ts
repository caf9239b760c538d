import { openKnex } from "@mersal/adapters-db/testing/open-knex"
import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { localDate } from "@mersal/domain/calendar/local-date"
import { money } from "@mersal/domain/money/money"
import { first, succeeded } from "@mersal/domain/testing/contracts/expectations"
import { hiring } from "@mersal/domain/testing/contracts/hired-staff"
import { afterEach, describe, expect, it, onTestFinished } from "vitest"
import { startAccountStage } from "../../testing/account-stage.ts"
import { pdfText } from "../../testing/pdf-text.ts"
import { signIn } from "../../testing/signed-up.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

/** The day of booking and payment, and the day of pick-up. */
const day = localDate("2026-11-21")
const pickupDay = localDate("2026-11-22")

/** A day with one cash booking that was paid to its driver. */
async function cashDay(database = testDatabases[0] ?? expect.unreachable(), booking: object = plainBooking) {
  const stage = await startAccountStage(await database.open())
  stop = stage.product.stop
  const hire = hiring(stage)
  const ops = await hire("ops", "Olga")
  const driver = await hire("porter", "Dawud")
  const { body } = await stage.product.call("POST", "/v1.0/order/createOrder", { body: booking })
  const { bkref } = body.data
  const minor = succeeded(await ops.services.operations.booking({ reference: bkref })).till.due.minor
  const commands = [
    [ops, { type: "assign", driver: driver.id }],
    [driver, { type: "start" }],
    [driver, { type: "arrive" }],
    [driver, { type: "takeCash", minor }],
  ] as const
  for (const [index, [who, command]] of commands.entries())
    succeeded(
      await who.services.operations.command({
        reference: bkref,
        id: `command-${index}`,
        command,
        at: null,
        place: null,
        after: null,
      }),
    )
  const { books } = ops.services
  const cash = async () => succeeded(await books.cash({ market: "AE", date: null })).accounts
  const handOver = (id: string, amount: number, reason = "", to = driver.id) =>
    books.handOver({ id, driver: to, amount: money(amount, "AED"), reason })
  const exported = async (kind: "bookings" | "ledger" | "documents" | "cash") => {
    const { lines } = succeeded(await books.exported({ kind, market: "AE", from: day, to: pickupDay }))
    let text = ""
    for await (const line of lines) text += line
    return text
  }
  return { stage, bkref, minor, books, driver, cash, handOver, exported }
}

describe.each(testDatabases)("the books of a day on $name", (database) => {
  it("know what a driver has, and that what he hands over is the desk's, once for each id", async () => {
    const { minor, driver, cash, handOver } = await cashDay(database)
    expect(await cash()).toMatchObject([{ driver: driver.id, name: "Dawud", before: 0, came: minor, went: 0 }])
    const part = succeeded(await handOver("handover-1", 1000))
    expect(succeeded(await handOver("handover-1", 1000))).toEqual(part)
    expect(await handOver("handover-1", 2000)).toMatchObject({ failure: { _tag: "CommandIdReused" } })
    expect(await handOver("handover-2", minor)).toMatchObject({
      failure: { _tag: "HandoverRefused", reason: "more-than-held", held: money(minor - 1000, "AED") },
    })
    succeeded(await handOver("handover-3", minor - 1200, "A fare was given back"))
    expect(await handOver("handover-4", 5, "", "nobody")).toMatchObject({ failure: { reason: "unknown-driver" } })
    expect(await cash()).toMatchObject([
      { driver: null, came: minor - 200 },
      { driver: driver.id, came: minor, went: -minor },
    ])
  })

  it("name a driver who was disabled, and take in what he still has", async () => {
    const { stage, minor, driver, books, handOver } = await cashDay(database)
    const { account } = stage.services("the-admins")
    succeeded(await account.disableStaff({ id: driver.id }))
    const giver = { id: driver.id, name: "Dawud", isGone: true }
    const cash = async (date = day) => succeeded(await books.cash({ market: "AE", date }))
    expect(await cash()).toMatchObject({ accounts: [{ driver: driver.id, name: "Dawud" }], givers: [giver] })
    expect((await cash(localDate("2026-11-01"))).givers).toEqual([giver])
    succeeded(await handOver("handover-1", minor))
    expect(await cash()).toMatchObject({ givers: [], handovers: [{ driver: driver.id, name: "Dawud" }] })
    const printed = succeeded(await books.printedReport({ market: "AE", date: day, language: "en" }))
    expect(pdfText(printed.bytes)).toContain("Dawud")
  })

  it("are in major units on the wire, as every amount there", async () => {
    const { stage, minor, driver, cash, handOver } = await cashDay(database)
    succeeded(await handOver("handover-1", minor - 200))
    const headers = await signIn(stage.product, "ops-1@example.com", "falcons8!")
    const read = async (path: string) => {
      const { body } = await stage.product.call("GET", `/v1.0/operations/${path}?domain=AE`, { headers })
      return body.data
    }
    const desk = { driver: null, before: 0, came: (minor - 200) / 100, went: 0 }
    const held = { driver: driver.id, before: 0, came: minor / 100, went: -(minor - 200) / 100 }
    expect((await read("cash")).accounts).toMatchObject([desk, held])
    expect((await read("reports/day")).cash).toMatchObject([desk, held])
    expect(await cash()).toMatchObject([{ came: minor - 200 }, { came: minor, went: 200 - minor }])
  })

  it("are judged one after the other where two count one driver's cash at once", async () => {
    const { minor, cash, handOver } = await cashDay(database)
    const both = await Promise.all([handOver("handover-1", minor), handOver("handover-2", minor)])
    expect(both.map(({ _tag }) => _tag).toSorted()).toEqual(["Failure", "Success"])
    expect(await cash()).toMatchObject([{ driver: null, came: minor }, { went: -minor }])
  })
})

describe("the report of a day", () => {
  it("counts bookings, money, cash and numbers, on the screen and on paper", async () => {
    const { books, minor, driver } = await cashDay()
    const report = succeeded(await books.dayReport({ market: "AE", date: day }))
    expect(succeeded(await books.dayReport({ market: "AE", date: pickupDay }))).toMatchObject({
      states: [{ name: "pickupStarted", count: 1 }],
      types: [{ count: 1 }],
      documents: [],
    })
    expect(report).toMatchObject({
      isClosed: false,
      states: [],
      deliveries: { delivered: 0, onTime: 0, failedAttempts: 0 },
      cash: [{ driver: driver.id, came: minor }],
      documents: [
        { kind: "tax-invoice", count: 1, first: "INV-AE-2026-000001", last: "INV-AE-2026-000001", hasGap: false },
      ],
    })
    expect(report.money.revenue.minor + report.money.vat.minor).toBe(minor)
    expect(succeeded(await books.dayReport({ market: "QA", date: day }))).toMatchObject({ states: [], documents: [] })
    const printed = succeeded(await books.printedReport({ market: "AE", date: day, language: "en" }))
    expect(printed.name).toBe("AE-2026-11-21.pdf")
    for (const part of ["Day report, United Arab Emirates, 21/11/2026", "Dawud", "INV-AE-2026-000001", "without a gap"])
      expect(pdfText(printed.bytes)).toContain(part)
    expect(await books.closeDay({ market: "AE", date: day })).toMatchObject({ failure: { _tag: "DayNotOver" } })
  })

  it("stays as it was when the day was closed, whatever is booked to it afterwards", async () => {
    const { stage, handOver } = await cashDay()
    await stage.setNow(Date.parse("2026-11-22T00:00:00+04:00"))
    const services = stage.services("ops-1")
    succeeded(await services.account.signIn({ email: "ops-1@example.com", password: "falcons8!", role: "goCustomer" }))
    const closed = succeeded(await services.books.closeDay({ market: "AE", date: day }))
    expect(closed.isClosed).toBe(true)
    await handOver("handover-1", 100)
    expect(succeeded(await services.books.closeDay({ market: "AE", date: day }))).toEqual(closed)
    expect(succeeded(await services.books.dayReport({ market: "AE", date: day }))).toEqual(closed)
  })

  it.each(testDatabases)(
    "names its market as other calls do, also if it was stored long ago, on $name",
    async (database) => {
      const settings = await database.open()
      const { stage } = await cashDay({ ...database, open: async () => settings })
      const stored = openKnex(settings)
      onTestFinished(() => stored.destroy())
      await stored("closed_days").insert({
        ...{ market: "QA", date: "2026-11-20", closed_at: 1_763_700_000_000, closed_by: "ops-1" },
        report: `{"market":"QA","date":"2026-11-20","at":1763690000000,"isClosed":false,"states":[],"types":[],
        "deliveries":{"delivered":0,"onTime":0,"failedAttempts":0},"money":{"revenue":{"minor":0,"currency":"QAR"},
        "vat":{"minor":0,"currency":"QAR"},"discounts":{"minor":0,"currency":"QAR"},
        "refunds":{"minor":0,"currency":"QAR"}},"cash":[],"documents":[]}`,
      })
      const login = { email: "ops-1@example.com", password: "falcons8!" }
      const { body } = await stage.product.call("POST", "/v1.0/auth/login", { body: login })
      const headers = { token: body.data.auth.token }
      const path = "/v1.0/operations/reports/day"
      for (const [query, closed] of [
        ["?domain=QA&date=2026-11-20", { domain: "QA", date: "2026-11-20", isClosed: true }],
        ["?domain=AE&date=2026-11-21", { domain: "AE", date: "2026-11-21", isClosed: false }],
      ] as const) {
        const { data } = (await stage.product.call("GET", path + query, { headers })).body
        expect(data).toMatchObject(closed)
        expect(data).not.toHaveProperty("market")
      }
    },
  )

  it("is exported as rows that no spreadsheet runs, in UTF-8, with the text as it is stored", async () => {
    const named = { ...plainBooking, usr: { ...plainBooking.usr, name: "=SUM(A1) محمد" } }
    const { exported, bkref, minor } = await cashDay(undefined, named)
    const bookings = await exported("bookings")
    expect(bookings.charCodeAt(0)).toBe(0xfeff)
    const [head = "", row = ""] = bookings.split("\r\n")
    expect(head).toContain("reference,booked_at,state")
    expect(row.startsWith(`${bkref},2026-11-21T`)).toBe(true)
    expect(row).not.toContain(",=")
    expect(row).toContain("محمد")
    const total = (minor / 100).toFixed(2)
    expect(await exported("documents")).toContain(`tax-invoice,INV-AE-2026-000001,${bkref},AED,${total},5`)
    const amounts = (await exported("ledger"))
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => Number(line.split(",").at(-1)))
    expect(amounts).toHaveLength(3)
    expect(Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0))).toBe(0)
    expect(first((await exported("cash")).split("\r\n").slice(1))).toContain(`cash-${bkref}`)
  })

  it("is nobody's but the desk's and the admin's", async () => {
    const { stage, driver } = await cashDay()
    for (const path of [
      "cash?domain=AE",
      "reports/day?domain=AE",
      "reports/day.pdf?domain=AE",
      `exports/cash.csv?domain=AE&from=${day}&to=${day}`,
    ])
      expect((await stage.product.call("GET", `/v1.0/operations/${path}`)).status, path).toBe(401)
    expect(await driver.services.books.cash({ market: "AE", date: null })).toMatchObject({ _tag: "Failure" })
    expect(
      (await stage.product.call("GET", "/v1.0/operations/exports/cash.csv?domain=AE&from=2026-01-01&to=2027-06-01"))
        .status,
    ).toBe(401)
  })
})
