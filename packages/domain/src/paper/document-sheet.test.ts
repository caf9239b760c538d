import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { spokenReference } from "../booking/order/reference.ts"
import { money } from "../money/money.ts"
import { particularsOf } from "../payment/document-particulars.ts"
import { priceBreakdown } from "../pricing/price-breakdown.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { documentSheet, type PrintedDocument } from "./document-sheet.ts"
import { inOwnOrder } from "./own-order.ts"

const printed = (over: Partial<PrintedDocument> = {}): PrintedDocument => ({
  series: { entity: "AE", kind: "tax-invoice", year: 2026 },
  number: 17,
  at: Date.parse("2026-11-21T09:05:00+04:00"),
  booking: sampleBooking.reference,
  amount: sampleBooking.price.toPay,
  particulars: particularsOf(sampleBooking),
  seller: { name: "Mersal Delivery LLC", address: "Al Quoz, Dubai", taxNumber: "100123456700003" },
  buyer: { name: "Amna", taxNumber: "", costCentre: "" },
  corrects: null,
  trackingLink: "https://mersal.example/tracking/status?bookingId=1",
  ...over,
})

const minorOf = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, "")) * 100)

describe("a printed document", () => {
  it("has lines that come to its amount to the fil, whole price or difference, in both markets", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e7 }),
        fc.integer({ min: 0, max: 1e7 }),
        fc.constantFrom(0, 5),
        fc.option(fc.integer({ min: 1, max: 1e7 })),
        fc.constantFrom("tax-invoice", "receipt", "credit-note"),
        (charge, discount, percent, part, kind) => {
          const price = priceBreakdown(money(charge, "AED"), money(discount, "AED"), percent)
          const amount = part === null ? price.toPay : money(part, "AED")
          const [table] = documentSheet(
            printed({
              series: { entity: "AE", kind, year: 2026 },
              amount,
              corrects: kind === "credit-note" ? { numbers: [], invoiced: amount, isCancelled: false } : null,
              particulars: { ...particularsOf(sampleBooking), price },
            }),
            "en",
          ).tables
          const rows = (table?.rows ?? []).reduce((sum, cells) => sum + minorOf(cells.at(-1) ?? ""), 0)
          const totals = (table?.totals ?? []).map(({ value }) => minorOf(value))
          expect(totals.at(-1)).toBe(amount.minor)
          expect(rows).toBe(percent === 0 ? amount.minor : totals[0])
          if (percent > 0) expect((totals[0] ?? 0) + (totals[1] ?? 0)).toBe(amount.minor)
        },
      ),
    )
  })

  it("names number, date on the market's clock, seller with tax number, buyer, way and payment", () => {
    const text = JSON.stringify(documentSheet(printed(), "en"))
    for (const part of [
      "Tax invoice",
      "INV-AE-2026-000017",
      "21/11/2026 09:05 (Dubai time)",
      "Mersal Delivery LLC",
      "Tax registration number 100123456700003",
      "Amna",
      sampleBooking.pickup.cityName,
    ])
      expect(text).toContain(part)
  })

  it("is Arabic in its words and Latin in its digits", () => {
    const text = JSON.stringify(documentSheet(printed(), "ar"))
    expect(text).toContain("فاتورة ضريبية")
    expect(text).not.toMatch(/[٠-٩]/)
  })

  it("keeps the order of every name, address and number that is not its own, on an Arabic paper", () => {
    const price = priceBreakdown(money(2_000, "AED"), money(500, "AED"), 5)
    const way = { from: "Gulf Rd.", to: "Gulf St.", promoCode: "7-GULF" }
    const document = printed({
      amount: price.toPay,
      particulars: { ...particularsOf(sampleBooking), ...way, price },
      seller: { name: "Gulf Co.", address: "Gulf Tower.", taxNumber: "" },
      buyer: { name: "Gulf Trading.", taxNumber: "", costCentre: "Gulf 2" },
    })
    const given = [...Object.values(document.seller), ...Object.values(document.buyer), ...Object.values(way)]
    let text = JSON.stringify(documentSheet(document, "ar"))
    for (const value of given) {
      expect(text).toContain(inOwnOrder(value, "ar"))
      text = text.replace(inOwnOrder(value, "ar"), "")
    }
    expect(text).not.toMatch(/gulf/i)
  })

  it("says of a tax credit note which invoice it corrects, what was right before and after, the VAT of it, and why", () => {
    const note = documentSheet(
      printed({
        series: { entity: "AE", kind: "credit-note", year: 2026 },
        amount: money(1_050, "AED"),
        corrects: { numbers: ["INV-AE-2026-000017"], invoiced: money(3_150, "AED"), isCancelled: true },
      }),
      "en",
    )
    expect(note.title).toBe("Tax credit note")
    for (const [name, value] of [
      ["Credit for", "INV-AE-2026-000017"],
      ["Invoiced until then", "AED 31.50"],
      ["Correct amount", "AED 21.00"],
    ])
      expect(note.facts).toContainEqual({ name, value })
    const [table] = note.tables
    expect(table?.rows).toEqual([[expect.stringMatching(/^Refund, booking cancelled: /), "5 %", "AED 10.00"]])
    expect(table?.totals).toContainEqual({ name: "VAT (5 %)", value: "AED 0.50" })
  })

  it("says the date of supply, and at each line the rate of its VAT where there is one", () => {
    const { facts, tables } = documentSheet(printed(), "en")
    expect(facts).toContainEqual({
      name: "Date of supply (pick-up)",
      value: expect.stringMatching(/^\d\d\/\d\d\/2026$/),
    })
    expect(tables[0]?.rows.map((cells) => cells[1])).toEqual(["5 %"])
    const unnamed = printed({ particulars: { ...particularsOf(sampleBooking), from: "" } })
    expect(documentSheet(unnamed, "en").tables[0]?.rows[0]?.[0]).toMatch(/^[\w ]+ Delivery, \w+$/)
    const price = priceBreakdown(money(2_000, "QAR"), money(0, "QAR"), 0)
    const receipt = documentSheet(
      printed({
        series: { entity: "QA", kind: "receipt", year: 2026 },
        amount: price.toPay,
        particulars: { ...particularsOf(sampleBooking), price },
      }),
      "en",
    )
    expect(JSON.stringify(receipt)).not.toContain("VAT")
  })

  it("says which documents a credit note corrects, and a company's tax number", () => {
    const note = documentSheet(
      printed({
        series: { entity: "QA", kind: "credit-note", year: 2026 },
        corrects: { numbers: ["RCP-QA-2026-000001"], invoiced: sampleBooking.price.toPay, isCancelled: false },
        buyer: { name: "Falcon LLC", taxNumber: "1234567890", costCentre: "Sales" },
      }),
      "en",
    )
    expect(note.title).toBe("Credit note")
    expect(note.facts).toContainEqual({ name: "Credit for", value: "RCP-QA-2026-000001" })
    expect(note.facts.find(({ name }) => name === "Date of issue")?.value).toMatch(/ \(Doha time\)$/)
    expect(note.recipient?.lines).toEqual(["Tax registration number 1234567890"])
  })

  it("says its facts in their order, to the one who paid what he paid with, and a company its cost centre", () => {
    const { facts, issuer, recipient, notes, code } = documentSheet(printed(), "en")
    expect(facts).toEqual([
      { name: "Number", value: "INV-AE-2026-000017" },
      { name: "Date of issue", value: "21/11/2026 09:05 (Dubai time)" },
      { name: "Booking reference", value: spokenReference(sampleBooking.reference) },
      { name: "Date of supply (pick-up)", value: "21/11/2026" },
      { name: "Paid by", value: "Cash at pick-up" },
    ])
    expect(issuer.lines).toEqual(["Al Quoz, Dubai", "Tax registration number 100123456700003"])
    expect(recipient).toEqual({ title: "Billed to", name: "Amna", lines: [] })
    expect(notes).toEqual(["Issued by computer and valid without a signature."])
    expect(code).toEqual({ text: printed().trackingLink, caption: "Scan to track this booking" })
    const ofCompany = printed({ buyer: { name: "Falcon LLC", taxNumber: "", costCentre: "Sales" } })
    expect(documentSheet(ofCompany, "en").facts.slice(5)).toEqual([{ name: "Cost centre", value: "Sales" }])
  })

  it("has its price line by line only where all of it was paid at once, and says of what else it is", () => {
    const price = priceBreakdown(money(2_000, "AED"), money(500, "AED"), 5)
    const rowsOf = (over: Partial<PrintedDocument>, promoCode: string | null = null) => {
      const particulars = { ...particularsOf(sampleBooking), price, promoCode }
      const [table] = documentSheet(printed({ amount: price.toPay, particulars, ...over }), "en").tables
      return table?.rows
    }
    const way = expect.stringMatching(/^Same.?Day Delivery, \w+, from Dubai to Sharjah$/)
    expect(rowsOf({})).toEqual([
      [way, "5 %", "AED 20.00"],
      ["Discount", "5 %", "AED -5.00"],
    ])
    expect(rowsOf({}, "SAVE5")?.[1]?.[0]).toBe("Discount with promo code SAVE5")
    const alone = (why: string, amount: string) => [
      [expect.stringMatching(new RegExp(`^${why}: Same.?Day Delivery, .* to Sharjah$`)), "5 %", amount],
    ]
    expect(rowsOf({ amount: money(105, "AED") })).toEqual(alone("Change of the booking", "AED 1.00"))
    const corrects = { numbers: ["INV-1", "INV-2"], invoiced: price.toPay, isCancelled: false }
    expect(rowsOf({ corrects })).toEqual(alone("Refund of a part of the price", "AED 15.00"))
    const note = documentSheet(printed({ corrects, amount: price.toPay }), "en")
    expect(note.facts.slice(4).map(({ value }) => value)).toEqual(["INV-1, INV-2", "AED 15.75", "AED 0.00"])
  })

  it.each(["en", "ar"] as const)("has a title above each cell, and figures at the end of theirs (%s)", (language) => {
    for (const percent of [0, 5]) {
      const price = priceBreakdown(money(2_000, "AED"), money(500, "AED"), percent)
      const particulars = { ...particularsOf(sampleBooking), price }
      const [table] = documentSheet(printed({ amount: price.toPay, particulars }), language).tables
      expect(table?.title).toBeNull()
      expect(table?.columns.map(({ isNumber }) => isNumber)).toEqual(percent > 0 ? [false, true, true] : [false, true])
      for (const { title, share } of table?.columns ?? []) {
        expect(title).toMatch(/\S/)
        expect(share).toBeGreaterThan(0)
      }
      expect(table?.rows).toHaveLength(2)
      for (const cells of table?.rows ?? []) expect(cells).toHaveLength(table?.columns.length ?? 0)
    }
  })
})
