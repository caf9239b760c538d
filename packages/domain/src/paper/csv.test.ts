import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { byteOrderMark, csvLine, csvText, unguarded } from "./csv.ts"
import { readCsv } from "./read-csv.ts"

/** Another reader than the product's own, which leaves apostrophes where they are. */
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

/** Words of anybody, with those beginnings drawn often that a spreadsheet or a reader could mistake. */
const words = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc
    .tuple(
      fc.constantFrom("", "'", "''", " ", "\t", "\r\n", "\ufeff"),
      fc.constantFrom("=", "+", "-", "@", ";", '"', "'"),
    )
    .map((parts) => parts.join("")),
)
const rows = fc.array(fc.array(words, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })

describe("comma-separated values", () => {
  it("are read back cell by cell exactly as they were, whatever stands in them", () => {
    fc.assert(
      fc.property(rows, (some) => {
        const written = some.filter((cells) => cells.some((cell) => cell.trim() !== ""))
        const head = ["first", "second", "third", "fourth"]
        const read = readCsv(csvText([head, ...some]))
        expect(read.map(({ cells }) => cells)).toEqual([head, ...written])
        expect(read.every(({ isUnclosed }) => !isUnclosed)).toBe(true)
      }),
    )
  })

  it("have no cell of somebody's words that a spreadsheet would calculate", () => {
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

  it("leave figures as they are, and names in every script", () => {
    expect(csvLine([{ decimal: "-5.00" }, 3, "محمد", 'Al "Noor", Dubai'])).toBe('-5.00,3,محمد,"Al ""Noor"", Dubai"\r\n')
    expect(csvText([["=1+1", { decimal: "-12.50" }]])).toBe(`${byteOrderMark}'=1+1,-12.50\r\n`)
  })
})

describe("words in a spreadsheet", () => {
  it("have no apostrophe before them for a sign or a line end further on, and are read back as they were", () => {
    for (const words of ["10-20", "a@b.example", "3 + 4", "Omar's =", "a'=1", "'tis 1 = 1", "floor\t2", "two\nlines"]) {
      expect(cellsOf(csvLine([words]))).toEqual([words])
      expect(unguarded(words)).toBe(words)
    }
  })
})

describe("a file that somebody sends", () => {
  const cellsIn = (text: string) => readCsv(text).map(({ cells }) => cells)

  it("may be quoted, end lines as they like, and be cut by semicolons or tabs", () => {
    expect(cellsIn('\uFEFFname;note\n"Amna ""A""";"two\nlines"\r\n\n')).toEqual([
      ["name", "note"],
      ['Amna "A"', "two\nlines"],
    ])
    expect(cellsIn("name\tphone\rAmna\t'+971501234567\r")).toEqual([
      ["name", "phone"],
      ["Amna", "+971501234567"],
    ])
  })

  it("is told of line by line as its editor counts, and so is a quote that is never closed", () => {
    const read = readCsv('name,note\nAmna,"two\nlines"\n\nOmar,"never closed\nSara,-\n')
    expect(read.map(({ line, isUnclosed }) => [line, isUnclosed])).toEqual([
      [1, false],
      [2, false],
      [5, true],
    ])
  })

  it("is cut by commas where its first line says nothing else, keeps a quote within a word, and leaves out blank rows", () => {
    expect(cellsIn("name\nAl Noor,Dubai")).toEqual([["name"], ["Al Noor", "Dubai"]])
    expect(cellsIn('item,size\n5" pipe,"12"\n , \t\nrope,3')).toEqual([
      ["item", "size"],
      ['5" pipe', "12"],
      ["rope", "3"],
    ])
  })

  it("counts a line once, whether it ends as Windows, Unix or an old Macintosh ends lines", () => {
    for (const end of ["\r\n", "\n", "\r"])
      expect(readCsv(["name,note", 'Amna,"two', 'lines"', "Omar,-", ""].join(end)).map(({ line }) => line)).toEqual([
        1, 2, 4,
      ])
  })

  it("is read to its end, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."a'\"=,;\t\r\n") }), (text) => {
        const read = readCsv(text)
        for (const [index, { line }] of read.entries()) expect(line).toBeGreaterThan(read[index - 1]?.line ?? 0)
      }),
    )
  })
})
