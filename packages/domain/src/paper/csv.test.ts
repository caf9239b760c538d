import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { csvLine } from "./csv.ts"

/** Another reader than the one that wrote it. */
function cellsOf(line: string): readonly string[] {
  const cells: string[] = []
  let rest = `${line.replace(/\r\n$/, "")},`
  while (rest !== "") {
    const [whole = "", quoted, plain = ""] = /^(?:"((?:[^"]|"")*)"|([^,]*)),/.exec(rest) ?? []
    if (whole === "") throw new Error(`No cell in ${rest}`)
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    rest = rest.slice(whole.length)
  }
  return cells
}

const texts = fc.array(fc.string({ unit: "grapheme" }), { minLength: 1, maxLength: 5 })

describe("a line of CSV", () => {
  it("is read back cell by cell, whatever stands in them", () => {
    fc.assert(
      fc.property(texts, (cells) => {
        expect(
          cellsOf(csvLine(cells)).map((cell, index) => (cell === `'${cells[index]}` ? cells[index] : cell)),
        ).toEqual(cells)
      }),
    )
  })

  it("has no cell of somebody's words that a spreadsheet would calculate", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("", " ", "\t", "\u200e", "\r\n"),
        fc.constantFrom("=", "+", "-", "@", "＝", "＋", "－", "＠"),
        fc.string(),
        (before, sign, rest) => {
          const [cell = ""] = cellsOf(csvLine([before + sign + rest]))
          expect(cell).toBe(`'${before}${sign}${rest}`)
        },
      ),
    )
  })

  it("leaves figures as they are, and names in every script", () => {
    expect(csvLine([{ decimal: "-5.00" }, 3, "محمد", 'Al "Noor", Dubai'])).toBe('-5.00,3,محمد,"Al ""Noor"", Dubai"\r\n')
  })
})
