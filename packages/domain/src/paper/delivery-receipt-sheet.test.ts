import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import type { DeliveryCommand } from "../delivery/delivery-command.ts"
import { money } from "../money/money.ts"
import { at, referenceNumber } from "../testing/sample-booking.ts"
import { type DeliveryReceipt, type ReceiptEntry, receiptEntry } from "./delivery-receipt.ts"
import { deliveryReceiptSheet } from "./delivery-receipt-sheet.ts"
import { inOwnOrder } from "./own-order.ts"

const seller = { name: "Mersal Delivery LLC", address: "Al Quoz, Dubai", taxNumber: "100123456700003" }
const sheetOf = (entries: readonly Omit<ReceiptEntry, "order" | "at">[], language: "en" | "ar" = "en") => {
  const links = entries.map((entry, index) => ({
    entry: { order: index + 1, at: at("2026-11-21T13:05:00.000+04:00") + index * 60_000, ...entry },
    hash: `${index}`.repeat(64),
  }))
  const receipt: DeliveryReceipt = { version: 1, reference: referenceNumber(1), links, seal: "the-seal" }
  return deliveryReceiptSheet(receipt, { seller, verifyLink: "https://mersal.example/verify" }, language)
}
const porter = { role: "porter", details: {} }

describe("a delivery receipt on paper", () => {
  it("says when the parcel was handed over and against which proof, by the last hand-over", () => {
    const facts = sheetOf([
      { ...porter, what: "collect" },
      { ...porter, what: "deliver", details: { proof: "photo" } },
      { ...porter, what: "deliver", details: { proof: "pin" } },
      { ...porter, what: "takeCash", details: { minor: 5 } },
    ]).facts
    expect(facts.slice(1).map(({ value }) => value)).toEqual(["21/11/2026 13:07 (Dubai time)", "PIN"])
    expect(facts.at(-1)?.name).toBe("Handed over with")
    const [reference, delivered, ...others] = sheetOf([{ ...porter, what: "collect" }]).facts
    expect(reference?.value).toMatch(/^AE/)
    expect(delivered?.value).not.toMatch(/\d/)
    expect(others).toEqual([])
  })

  it("tells each event in words, with the reason, amount, proof or date that it names", () => {
    const [events] = sheetOf([
      { role: "ops", what: "assign", details: {} },
      { role: "porter", what: "fail", details: { reason: "nobody-there" } },
      { role: "porter", what: "takeCash", details: { minor: 3_077, currency: "AED" } },
      { role: "guest", what: "reschedule", details: { date: "2026-11-23", window: "13-18" } },
      { role: "system", what: "deliver", details: { proof: "signature" } },
      { role: "ops", what: "of-a-later-version", details: { proof: "dna", reason: "of-a-later-version" } },
    ]).tables
    expect(events?.rows.map((cells) => [cells[0], cells[2], cells[3]])).toEqual([
      ["1", "Given to a driver", "Dispatcher"],
      ["2", "Attempt failed, Nobody was there", "Driver"],
      ["3", expect.stringMatching(/, AED 30\.77$/), "Driver"],
      ["4", "Rescheduled, 23/11/2026", "Customer"],
      ["5", "Parcel delivered, Signature", "System"],
      ["6", "of-a-later-version, dna", "Dispatcher"],
    ])
    expect(events?.columns[1]?.title).toBe("Date and time (Dubai time)")
    expect(events?.rows.map((cells) => cells[1])[1]).toBe("21/11/2026 13:06")
    expect(events?.title).toMatch(/6/)
  })

  it("shows how each hash begins, and the last of them and the seal whole", () => {
    const { tables, notes, code } = sheetOf([
      { ...porter, what: "collect" },
      { ...porter, what: "start" },
      { ...porter, what: "deliver" },
    ])
    expect(tables[0]?.rows.map((cells) => cells.at(-1))).toEqual(["0", "1", "2"].map((sign) => sign.repeat(16)))
    expect(notes).toContain(`Last hash: ${"2".repeat(64)}`)
    expect(notes).toContain("Seal: the-seal")
    expect(notes).toHaveLength(4)
    expect(code).toEqual({ text: "https://mersal.example/verify", caption: "Scan to check the file of this receipt" })
    expect(sheetOf([]).notes).toContain("Last hash: ")
  })

  it("has a title above each of its columns, in Arabic too, and Latin digits", () => {
    for (const language of ["en", "ar"] as const) {
      const sheet = sheetOf(
        [{ role: "guest", what: "fail", details: { proof: "photo", date: "2026-11-23" } }],
        language,
      )
      const [table] = sheet.tables
      expect(table?.columns.map(({ isNumber }) => isNumber)).toEqual([false, false, false, false, false])
      for (const { title } of table?.columns ?? []) expect(title).toMatch(/\S/)
      expect(table?.rows[0]).toHaveLength(5)
      expect(table?.totals).toEqual([])
      expect(sheet).toMatchObject({ language, issuer: { name: inOwnOrder(seller.name, language) }, recipient: null })
      expect(table?.rows[0]?.[2]).toContain(language === "ar" ? "، " : ", ")
      expect(JSON.stringify(sheet)).not.toMatch(/[٠-٩]/)
    }
  })
})

describe("an event as a receipt says it", () => {
  const stamp = {
    order: 3,
    at: 7,
    by: { role: "porter", id: "d1" },
    place: { lat: 25.1, lon: 55.2 },
    commandId: "c1",
  } as const
  const window = { date: localDate("2026-11-23"), window: "13-18", start: 1, end: 2 }

  it("names nobody and no place: what, when, by which role, and the reason, amount, kind of proof or window", () => {
    const events: readonly (readonly [DeliveryCommand, ReceiptEntry["details"]])[] = [
      [{ type: "start" }, {}],
      [{ type: "assign", driver: "d2" }, {}],
      [{ type: "fail", reason: "nobody-there" }, { reason: "nobody-there" }],
      [
        { type: "takeCash", amount: money(0, "QAR") },
        { minor: 0, currency: "QAR" },
      ],
      [{ type: "deliver", proof: { kind: "pin", seal: "1234" } }, { proof: "pin" }],
      [
        { type: "reschedule", pickupWindow: null, deliveryWindow: window },
        { date: "2026-11-23", window: "13-18" },
      ],
    ]
    for (const [command, details] of events)
      expect(receiptEntry({ ...stamp, ...command })).toStrictEqual({
        order: 3,
        at: 7,
        role: "porter",
        what: command.type,
        details,
      })
  })
})
