import type { DeliveryReceipt } from "@mersal/domain/paper/delivery-receipt"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readReceiptFile, receiptFile } from "./receipt-file.ts"

const digest = fc.stringMatching(/^[0-9a-f]{64}$/)
const receipts = fc.record({
  version: fc.constant(1 as const),
  reference: fc.constant(sampleBooking.reference),
  links: fc.array(
    fc.record({
      entry: fc.record({
        order: fc.integer({ min: 1, max: 500 }),
        what: fc.constantFrom("assign", "collect", "deliver"),
        at: fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }).map((seconds) => seconds * 1000),
        role: fc.constantFrom("ops", "porter"),
        details: fc.dictionary(fc.constantFrom("reason", "minor"), fc.oneof(fc.constant("weather"), fc.nat())),
      }),
      hash: digest,
    }),
    { maxLength: 6 },
  ),
  seal: digest,
})

describe("the file of a delivery receipt", () => {
  it("is read back as what was written, also inside the frame of an answer", () => {
    fc.assert(
      fc.property(receipts, (receipt: DeliveryReceipt) => {
        const file = receiptFile(receipt)
        expect(readReceiptFile(file)).toEqual(receipt)
        expect(readReceiptFile(`{"success":true,"data":${file}}`)).toEqual(receipt)
      }),
    )
  })

  it("is none where a part is missing, or it is something else", () => {
    fc.assert(
      fc.property(receipts, fc.constantFrom("version", "reference", "links", "seal"), (receipt, part) => {
        const { [part]: _, ...rest } = JSON.parse(receiptFile(receipt))
        expect(readReceiptFile(JSON.stringify(rest))).toBeNull()
      }),
    )
    for (const text of ["", "[]", "null", "hello", "{", '{"data":null}']) expect(readReceiptFile(text)).toBeNull()
  })
})
