import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { csvText, readCsv } from "./csv.ts"

const cell = fc.string({ minLength: 1, maxLength: 12 }).filter((value) => value.trim() !== "" && !value.includes("\r"))

describe("comma-separated values", () => {
  it("are read as they were written, and no cell of them is a formula", () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const header = ["first", "second"]
        const read = readCsv(csvText([header, ...rows]))
        expect(read.map((row) => row.map((value) => value.replace(/^'/, "")))).toEqual(
          [header, ...rows].map((row) => row.map((value) => value.replace(/^'/, ""))),
        )
        for (const value of read.flat())
          expect(/^-?\d+(\.\d+)?$/.test(value) || !/^[\s]*[=+\-@]/.test(value)).toBe(true)
      }),
    )
  })

  it("may be quoted, end lines as they like and be cut by semicolons", () => {
    expect(readCsv('\uFEFFname;note\n"Amna ""A""";"two\nlines"\r\n\n')).toEqual([
      ["name", "note"],
      ['Amna "A"', "two\nlines"],
    ])
    expect(csvText([["=1+1", "-12.50"]])).toBe("\uFEFF'=1+1,-12.50\r\n")
  })
})
