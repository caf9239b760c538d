import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { spokenReference } from "../booking/order/reference.ts"
import { localDate } from "../calendar/local-date.ts"
import type { AccountEntry } from "../corporate/company-account.ts"
import type { CreditEntry } from "../corporate/credit.ts"
import { demoPlans } from "../corporate/demo-plans.ts"
import { purchaseOf } from "../corporate/plan.ts"
import { statementOf, statementRows } from "../corporate/statement.ts"
import { money } from "../money/money.ts"
import { vatWithin } from "../payment/ledger.ts"
import { at, sampleBooking } from "../testing/sample-booking.ts"
import { amountText } from "./amount-text.ts"
import { billingSheet } from "./billing-sheet.ts"
import { inOwnOrder, withoutOrder } from "./own-order.ts"
import { type PrintedStatement, statementSheet } from "./statement-sheet.ts"

const company = {
  id: "palm",
  market: "AE",
  name: "Palm Trading",
  taxNumber: "100000000000001",
  contactName: "Aisha",
  email: "a@palm.example",
  phone: "+971501234567",
  state: "approved",
  reason: "",
  costCentres: [
    { id: "shop", name: "Shop", isActive: true },
    { id: "lab", name: "Laboratory", isActive: false },
  ],
  planId: null,
  planEndsAt: null,
  refusals: [],
  createdAt: 0,
  version: 1,
} as const

const line = fc
  .record({
    kind: fc.constantFrom("booking", "give-back", "plan", "payment"),
    minor: fc.integer({ min: 0, max: 200_000 }),
    credit: fc.integer({ min: 0, max: 50_000 }),
    costCentre: fc.constantFrom("shop", "lab"),
    percent: fc.constantFrom(0, 5),
  })
  .map(({ kind, minor, credit, costCentre, percent }): Omit<AccountEntry, "id"> => {
    const isOut = kind === "give-back" || kind === "payment"
    const onAccount = money(isOut ? 0 - minor : minor, "AED")
    const isDelivery = kind === "booking" || kind === "give-back"
    const vat = kind === "payment" ? money(0, "AED") : vatWithin(money(minor, "AED"), percent)
    return {
      companyId: "palm",
      kind,
      for: isDelivery ? sampleBooking.reference : kind === "plan" ? "ae-starter" : "TRF-1",
      costCentre: isDelivery ? costCentre : null,
      onAccount,
      vat: isOut ? money(0 - vat.minor, "AED") : vat,
      onCredit: money(isDelivery ? (isOut ? 0 - credit : credit) : 0, "AED"),
      at: at("2026-11-21T09:00:00.000+04:00"),
      month: "2026-11",
    }
  })
const lines = fc
  .array(line, { maxLength: 12 })
  .map((some) => some.map((one, index): AccountEntry => ({ id: `line-${index}`, ...one })))
const opening = fc.integer({ min: -100_000, max: 100_000 })

const printed = (before: number, entries: readonly AccountEntry[]): PrintedStatement => ({
  statement: statementOf(company, "2026-11", money(before, "AED"), entries, { document: null, credit: [] }),
  seller: { name: "Mersal Delivery LLC", address: "Al Quoz, Dubai", taxNumber: "100123456700003" },
  costCentres: company.costCentres,
  plans: demoPlans,
  taxRates: [
    { market: "AE", validFrom: localDate("2010-01-01"), percent: 0 },
    { market: "AE", validFrom: localDate("2018-01-01"), percent: 5 },
  ],
})
const minorOf = (text: string): number =>
  Math.round(Number(/-?\d+(\.\d+)?/.exec(text.replaceAll(",", ""))?.[0] ?? 0) * 100)
const language = fc.constantFrom("en", "ar")

describe("a company's month", () => {
  it("ends with what was owed before, and what was charged, less what was paid: on the page, on paper and in its file", () => {
    fc.assert(
      fc.property(opening, lines, language, (before, entries, spoken) => {
        const one = printed(before, entries)
        const { charged, paid, closing } = one.statement
        const moved = entries.reduce((sum, { onAccount }) => sum + onAccount.minor, 0)
        expect(closing.minor).toBe(before + moved)
        expect(charged.minor - paid.minor).toBe(moved)
        const [table] = statementSheet(one, spoken).tables
        const [owed = 0, ...rest] = (table?.totals ?? []).map(({ value }) => minorOf(value))
        expect(owed + (rest[0] ?? 0) + (rest[1] ?? 0)).toBe(rest[2])
        const rows = (table?.rows ?? []).reduce((sum, cells) => sum + minorOf(cells.at(-1) ?? ""), 0)
        expect([rows, rest[2]]).toEqual([moved, closing.minor])
        const cells = statementRows(one.statement, company.costCentres, String).slice(1)
        const decimals = cells.map((row) => (row[4] as { readonly decimal: string }).decimal)
        const added = decimals.slice(0, -1).reduce((sum, text) => sum + minorOf(text), 0)
        expect(added).toBe(minorOf(decimals.at(-1) ?? ""))
      }),
    )
  })

  it("is invoiced by lines that come, with their VAT, to what it charged; to what went back by a credit note", () => {
    fc.assert(
      fc.property(lines, language, (entries, spoken) => {
        const one = printed(0, entries)
        const { charged, vat } = one.statement
        const kind = charged.minor > 0 ? "tax-invoice" : "credit-note"
        const sign = charged.minor > 0 ? 1 : -1
        const sheet = billingSheet({ series: { entity: "AE", kind, year: 2026 }, number: 3, at: 0 }, one, spoken)
        const [table] = sheet.tables
        const rows = (table?.rows ?? []).reduce((sum, cells) => sum + minorOf(cells.at(-1) ?? ""), 0)
        const totals = (table?.totals ?? []).map(({ value }) => minorOf(value))
        expect(totals.at(-1)).toBe(sign * charged.minor + 0)
        expect(rows).toBe(sign * (charged.minor - vat.minor) + 0)
        if (vat.minor !== 0) expect((totals[0] ?? 0) + (totals[1] ?? 0)).toBe(totals[2])
      }),
    )
  })

  it("says the last day of each credit, whose end is the midnight after it", () => {
    const bought = at("2026-11-21T09:00:00.000+04:00")
    const [starter] = demoPlans
    if (!starter) throw new Error("There is a plan")
    const credit = [purchaseOf(starter, "palm", "p", bought)]
    const { statement, ...rest } = printed(0, [])
    for (const spoken of ["en", "ar"] as const) {
      const table = statementSheet({ ...rest, statement: { ...statement, credit } }, spoken).tables.at(-1)
      const amount = amountText(spoken, money(100_000, "AED"))
      expect(table?.rows).toEqual([["21/11/2026 09:00", expect.any(String), "19/02/2027", amount]])
    }
    const draw = {
      ...credit[0],
      kind: "draw",
      minor: -500,
      for: sampleBooking.reference,
      expiresAt: null,
    } as CreditEntry
    const drawn = statementSheet({ ...rest, statement: { ...statement, credit: [draw] } }, "en").tables.at(-1)
    const used = `Used for ${spokenReference(sampleBooking.reference)}`
    expect(drawn?.rows).toEqual([["21/11/2026 09:00", used, "", "AED -5.00"]])
    expect(drawn?.totals).toEqual([])
    expect(credit[0]?.expiresAt).toBe(at("2027-02-20T00:00:00.000+04:00"))
  })

  it("names the company with its tax number, each booking by its reference, and cost centres and plans by name", () => {
    const booked: AccountEntry = {
      id: "1",
      companyId: "palm",
      kind: "booking",
      for: sampleBooking.reference,
      costCentre: "lab",
      onAccount: money(10_500, "AED"),
      vat: money(500, "AED"),
      onCredit: money(0, "AED"),
      at: at("2026-11-21T09:00:00.000+04:00"),
      month: "2026-11",
    }
    const plan: AccountEntry = { ...booked, id: "2", kind: "plan", for: "ae-starter", costCentre: null }
    const one = printed(0, [booked, plan])
    const [paper, invoice] = [
      statementSheet(one, "ar"),
      billingSheet({ series: { entity: "AE", kind: "tax-invoice", year: 2026 }, number: 3, at: booked.at }, one, "ar"),
    ].map((sheet) => JSON.stringify(sheet))
    for (const part of ["Palm Trading", "100000000000001", "21/11/2026 09:00", "Laboratory", "البداية", "11/2026"])
      expect(paper).toContain(part)
    for (const part of [
      "INV-AE-2026-000003",
      "فاتورة ضريبية",
      "Laboratory",
      "5%",
      "01/11/2026 – 30/11/2026",
      ...[20_000, 1_000, 21_000].map((minor) => amountText("ar", money(minor, "AED"))),
    ])
      expect(invoice).toContain(part)
    expect(`${paper}${invoice}`).not.toMatch(/[٠-٩]/)
  })

  const entry = (over: Partial<AccountEntry>): AccountEntry => ({
    id: "1",
    companyId: "palm",
    kind: "booking",
    for: sampleBooking.reference,
    costCentre: "shop",
    onAccount: money(10_500, "AED"),
    vat: money(500, "AED"),
    onCredit: money(0, "AED"),
    at: at("2026-11-21T09:00:00.000+04:00"),
    month: "2026-11",
    ...over,
  })
  const month = [
    entry({ onCredit: money(250, "AED") }),
    entry({ kind: "give-back", onAccount: money(-2_100, "AED"), vat: money(-100, "AED") }),
    entry({ kind: "plan", for: "ae-starter", costCentre: null, vat: money(0, "AED") }),
    entry({ kind: "payment", for: "TRF-1", costCentre: null, onAccount: money(-3_000, "AED"), vat: money(0, "AED") }),
    entry({ kind: "plan", for: "gone", costCentre: null }),
    entry({ costCentre: "left" }),
  ]
  const invoiced = { series: { entity: "AE", kind: "tax-invoice", year: 2026 }, number: 3, at: 0 } as const

  it("tells line by line when, what, for which cost centre, and how it was paid", () => {
    const sheet = statementSheet(printed(700, month), "en")
    const when = "21/11/2026 09:00"
    const spoken = spokenReference(sampleBooking.reference)
    expect(sheet.tables.map(({ columns }) => columns[0]?.title)).toEqual(
      sheet.tables.map(() => "Date and time (Dubai time)"),
    )
    expect(sheet.tables[0]?.rows).toEqual([
      [when, `Delivery ${spoken}`, "Shop", "AED 2.50", "AED 105.00"],
      [when, `Given back for ${spoken}`, "Shop", "", "AED -21.00"],
      [when, "Plan Starter", "", "", "AED 105.00"],
      [when, "Payment received, TRF-1", "", "", "AED -30.00"],
      [when, "Plan gone", "", "", "AED 105.00"],
      [when, `Delivery ${spoken}`, "left", "", "AED 105.00"],
    ])
    expect(sheet.facts).toEqual([
      { name: "Owed before", value: "AED 7.00" },
      { name: "Charged", value: "AED 399.00" },
      { name: "VAT in it", value: "AED 14.00" },
      { name: "Paid", value: "AED 30.00" },
      { name: "Owed at its end", value: "AED 376.00" },
    ])
    expect(sheet).toMatchObject({ title: "Account statement 11/2026", code: null, issuer: { title: "" } })
    expect(sheet.notes).toEqual([expect.stringMatching(/by credit/)])
    expect(sheet.tables).toHaveLength(1)
    const { statement, ...rest } = printed(0, [])
    const billed = statementSheet({ ...rest, statement: { ...statement, document: "INV-AE-2026-000003" } }, "en")
    expect(billed.facts.map(({ name }) => name)).toEqual([
      "Owed before",
      "Charged",
      "Paid",
      "Owed at its end",
      "Invoiced by",
    ])
  })

  it("is invoiced by plan and cost centre and rate of VAT, less what was given back, payments left out", () => {
    const sheet = billingSheet(invoiced, printed(700, month), "en")
    expect(sheet.tables[0]?.rows).toEqual([
      ["Deliveries, cost centre Shop", "1", "5 %", "AED 100.00"],
      ["Given back, cost centre Shop", "1", "5 %", "AED -20.00"],
      ["Plan Starter", "1", "0 %", "AED 105.00"],
      ["Plan gone", "1", "5 %", "AED 100.00"],
      ["Deliveries, cost centre left", "1", "5 %", "AED 100.00"],
    ])
    expect(sheet.tables[0]?.totals).toEqual([
      { name: expect.stringMatching(/VAT/), value: "AED 385.00" },
      { name: "VAT (5 %)", value: "AED 14.00" },
      { name: "Total", value: "AED 399.00" },
    ])
    expect(sheet.facts.map(({ value }) => value)).toEqual([
      "INV-AE-2026-000003",
      "01/01/1970 04:00 (Dubai time)",
      "01/11/2026 – 30/11/2026",
    ])
    expect(sheet.notes).toHaveLength(2)
    expect(sheet).toMatchObject({ title: "Tax invoice", code: null, recipient: { name: "Palm Trading" } })
  })

  it("keeps the order of every name and number in its lines, on an Arabic paper", () => {
    const one = {
      ...printed(0, [
        entry({ kind: "plan", for: "7-gulf" }),
        entry({ kind: "payment", for: "7/Gulf." }),
        entry({ kind: "give-back" }),
      ]),
      costCentres: [{ id: "shop", name: "Gulf St. (7)", isActive: true }],
    }
    const [plan, payment, reference, centre] = [
      "7-gulf",
      "7/Gulf.",
      spokenReference(sampleBooking.reference),
      "Gulf St. (7)",
    ].map((value) => inOwnOrder(value, "ar"))
    expect(statementSheet(one, "ar").tables[0]?.rows.map((cells) => cells.slice(1, 3))).toEqual([
      [`باقة ${plan}`, centre],
      [`دفعة مستلمة، ${payment}`, centre],
      [`مبلغ مسترد عن ${reference}`, centre],
    ])
    expect(billingSheet(invoiced, one, "ar").tables[0]?.rows.map(([name]) => name)).toEqual([
      `باقة ${plan}`,
      `مبالغ مستردة، مركز التكلفة ${centre}`,
    ])
  })

  it("has no column of VAT and no line of it where none was charged, and no line of what credit paid", () => {
    const untaxed = [
      entry({ vat: money(0, "AED") }),
      entry({ onAccount: money(0, "AED"), vat: money(0, "AED"), onCredit: money(2_000, "AED"), costCentre: "lab" }),
    ]
    const [table] = billingSheet(invoiced, printed(0, untaxed), "en").tables
    expect(table?.columns.map(({ title }) => title)).toEqual(["Description", "Count", "Amount"])
    expect(table?.rows).toEqual([["Deliveries, cost centre Shop", "1", "AED 105.00"]])
    expect(table?.totals).toEqual([{ name: "Total", value: "AED 105.00" }])
  })

  it("taxes a line by the rate of its day, by the one that makes its VAT where it keeps an older price, and by none before all", () => {
    const rate = (validFrom: string, percent: number) =>
      ({ market: "AE", validFrom: localDate(validFrom), percent }) as const
    const ratesOf = (taxRates: PrintedStatement["taxRates"], vat: number) => {
      const [table] = billingSheet(
        invoiced,
        { ...printed(0, [entry({ vat: money(vat, "AED") })]), taxRates },
        "en",
      ).tables
      return table?.rows[0]?.[2]
    }
    const rates = [rate("2018-01-01", 5), rate("2026-11-01", 10)]
    expect([ratesOf(rates, 955), ratesOf(rates, 500), ratesOf(rates, 1)]).toEqual(["10 %", "5 %", "10 %"])
    expect(ratesOf([rate("2027-01-01", 5)], 500)).toBe("5 %")
    expect(ratesOf([], 0)).toBe("AED 105.00")
  })

  it("has a title above each cell, and figures at the end of theirs, in both languages", () => {
    const [starter] = demoPlans
    if (!starter) throw new Error("There is a plan")
    const one = printed(0, month)
    const credit = [purchaseOf(starter, "palm", "p", 0)]
    const sheets = (["en", "ar"] as const).flatMap((spoken) => [
      statementSheet({ ...one, statement: { ...one.statement, credit } }, spoken),
      billingSheet(invoiced, one, spoken),
    ])
    const tables = sheets.flatMap((sheet) => sheet.tables)
    expect(tables).toHaveLength(6)
    for (const { columns, rows } of tables) {
      for (const cells of rows) expect(cells).toHaveLength(columns.length)
      for (const [index, column] of columns.entries()) {
        expect(column.title).toMatch(/\S/)
        const areFigures = rows.every((cells) =>
          /^((AED )?-?[\d.,]+(\u00a0د\.إ)?|\d+ ?%)?$/.test(withoutOrder(cells[index] ?? "")),
        )
        expect([column.title, column.isNumber]).toEqual([column.title, areFigures])
      }
    }
  })
})
