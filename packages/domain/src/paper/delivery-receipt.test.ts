import { createHash, createHmac } from "node:crypto"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sampleBooking } from "../testing/sample-booking.ts"
import {
  brokenLink,
  type DeliveryReceipt,
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
})
