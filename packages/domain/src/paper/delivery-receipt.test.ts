import { createHash, createHmac } from "node:crypto"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sampleBooking } from "../testing/sample-booking.ts"
import {
  brokenLink,
  type DeliveryReceipt,
  deliveredAt,
  linkText,
  type ReceiptEntry,
  type ReceiptLink,
  sealedText,
} from "./delivery-receipt.ts"

const { reference } = sampleBooking
const hash = (text: string): string => createHash("sha256").update(text).digest("hex")
const sealOf = (text: string): string => createHmac("sha256", "ours").update(text).digest("hex")

function receiptOf(entries: readonly ReceiptEntry[]): DeliveryReceipt {
  const links: ReceiptLink[] = []
  for (const entry of entries) links.push({ entry, hash: hash(linkText(reference, links.at(-1)?.hash ?? null, entry)) })
  return { version: 1, reference, links, seal: sealOf(sealedText({ reference, links })) }
}

/** Whether it is taken for whole, as a checker decides. */
function isWhole(receipt: DeliveryReceipt): boolean {
  const hashes = receipt.links.map(({ entry }, at) =>
    hash(linkText(receipt.reference, receipt.links[at - 1]?.hash ?? null, entry)),
  )
  return brokenLink(receipt, hashes) === null && receipt.seal === sealOf(sealedText(receipt))
}

const entries = fc
  .array(
    fc.record({
      what: fc.constantFrom("assign", "start", "arrive", "collect", "deliver", "takeCash"),
      at: fc.integer({ min: 1, max: 2e12 }),
      role: fc.constantFrom("ops", "porter", "system"),
      details: fc.dictionary(fc.constantFrom("reason", "minor", "proof"), fc.oneof(fc.string(), fc.nat())),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((some) => some.map((entry, index): ReceiptEntry => ({ order: index + 1, ...entry })))

const anyLink = (receipt: DeliveryReceipt, seed: number): number => seed % receipt.links.length
const withLinks = (receipt: DeliveryReceipt, links: readonly ReceiptLink[]): DeliveryReceipt => ({ ...receipt, links })

describe("a delivery receipt", () => {
  it("is whole as it was made, also read back from JSON with its fields in another order", () => {
    fc.assert(
      fc.property(entries, (some) => {
        const receipt = receiptOf(some)
        const turned = JSON.parse(JSON.stringify(receipt), (_, value) =>
          value !== null && typeof value === "object" && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).reverse())
            : value,
        ) as DeliveryReceipt
        expect(isWhole(receipt)).toBe(true)
        expect(isWhole(turned)).toBe(true)
      }),
    )
  })

  it("shows any change of any event, at that event", () => {
    fc.assert(
      fc.property(
        entries,
        fc.nat(),
        fc.constantFrom<Partial<ReceiptEntry>>({ what: "other" }, { at: 0 }, { role: "guest" }, { details: { x: 1 } }),
        (some, seed, change) => {
          const receipt = receiptOf(some)
          const at = anyLink(receipt, seed)
          const links = receipt.links.map((link, index) =>
            index === at ? { ...link, entry: { ...link.entry, ...change } } : link,
          )
          const changed = withLinks(receipt, links)
          const hashes = links.map(({ entry }, index) =>
            hash(linkText(reference, links[index - 1]?.hash ?? null, entry)),
          )
          expect(brokenLink(changed, hashes)).toBe(at + 1)
        },
      ),
    )
  })

  it("shows an event that is missing, wherever, or that stands twice, or two that changed places", () => {
    fc.assert(
      fc.property(entries, fc.nat(), (some, seed) => {
        const receipt = receiptOf(some)
        const at = anyLink(receipt, seed)
        const { links } = receipt
        const link = links[at]
        expect(isWhole(withLinks(receipt, links.toSpliced(at, 1)))).toBe(false)
        if (link) expect(isWhole(withLinks(receipt, links.toSpliced(at, 0, link)))).toBe(false)
        if (links.length > 1) expect(isWhole(withLinks(receipt, links.toReversed()))).toBe(false)
      }),
    )
  })

  it("shows a chain that somebody else wrote, and one for another booking", () => {
    fc.assert(
      fc.property(entries, entries, (some, others) => {
        fc.pre(JSON.stringify(some) !== JSON.stringify(others))
        expect(isWhole({ ...receiptOf(others), seal: receiptOf(some).seal })).toBe(false)
        const other = "QA0000000000000" as typeof reference
        expect(isWhole({ ...receiptOf(some), reference: other })).toBe(false)
      }),
    )
  })

  it("is hashed and sealed over the texts that its description names, so that others check it too", () => {
    const entry = { order: 2, what: "fail", at: 7, role: "porter", details: { reason: "closed", date: "2026-11-23" } }
    const text = '[2,"fail",7,"porter",[["date","2026-11-23"],["reason","closed"]]]'
    expect(linkText(reference, "beef", entry)).toBe(`beef\n${text}`)
    expect(linkText(reference, null, entry)).toBe(`receipt|1|${reference}\n${text}`)
    const links = ["a", "b", "c"].map((hash) => ({ entry, hash }))
    expect(sealedText({ reference, links })).toBe(`delivery-receipt|${reference}|3|c`)
    expect(sealedText({ reference, links: [] })).toBe(`delivery-receipt|${reference}|0|`)
  })

  it("is broken where an event is not the next one, though each hash is right", () => {
    const entry = { what: "start", at: 1, role: "porter", details: {} }
    const skipped = receiptOf([1, 3].map((order) => ({ order, ...entry })))
    expect(
      brokenLink(
        skipped,
        skipped.links.map((link) => link.hash),
      ),
    ).toBe(2)
  })

  it("tells of the last hand-over, and of none without one", () => {
    const at = (what: string, when: number): ReceiptEntry => ({ order: 1, what, at: when, role: "porter", details: {} })
    expect(deliveredAt(receiptOf([at("deliver", 3), at("collect", 4), at("deliver", 5), at("takeCash", 6)]))).toBe(5)
    expect(deliveredAt(receiptOf([at("collect", 4)]))).toBeNull()
  })
})
