import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { documentGaps, documentSeries } from "./document-numbers.ts"

const numbersOf = (series: string, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${series}-${String(from + at).padStart(6, "0")}`)

const someSeries = fc.record({ from: fc.integer({ min: 1, max: 900 }), count: fc.integer({ min: 3, max: 20 }) })

describe("numbers of documents", () => {
  it("are without gaps in any order, of several series, from wherever they begin", () => {
    fc.assert(
      fc.property(someSeries, someSeries, (invoices, receipts) => {
        const all = [
          ...numbersOf("INV-AE-2026", invoices.from, invoices.count),
          ...numbersOf("RCP-QA-2026", receipts.from, receipts.count),
        ]
        expect(documentGaps(all.toReversed())).toEqual([])
        expect(documentSeries(all.toReversed())).toEqual([
          { name: "INV-AE-2026", first: invoices.from, last: invoices.from + invoices.count - 1 },
          { name: "RCP-QA-2026", first: receipts.from, last: receipts.from + receipts.count - 1 },
        ])
      }),
    )
  })

  it("are found wanting where one between two is missing, or is there twice", () => {
    fc.assert(
      fc.property(someSeries, fc.nat(), ({ from, count }, some) => {
        const numbers = numbersOf("INV-AE-2026", from, count)
        const inside = 1 + (some % (count - 2))
        expect(documentGaps(numbers.toSpliced(inside, 1))).toHaveLength(1)
        expect(documentGaps([...numbers, numbers[inside] ?? ""])).toHaveLength(1)
      }),
    )
  })
})
