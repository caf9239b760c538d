import { inOwnOrder } from "@mersal/domain/paper/own-order"
import type { Sheet } from "@mersal/domain/paper/sheet"
import { describe, expect, it } from "vitest"
import { pdfText } from "../testing/pdf-text.ts"
import { printSheet } from "./sheet-page.ts"

const sheet = (language: "en" | "ar", words: readonly string[]): Sheet => ({
  language,
  title: "Mersal",
  issuer: { title: "", name: "Mersal", lines: words },
  recipient: null,
  facts: [],
  tables: [],
  notes: [],
  code: null,
})
/** Arabic text in the order of a page's glyphs: from its end. */
const drawn = (arabic: string): string => [...arabic].toReversed().join("")
/** A direction mark is drawn as a space of zero width. */
const spaced = (text: string): string => text.replace(/ +/g, " ")

describe("a printed paper", () => {
  it("has every letter of its Arabic, whatever names stood on the papers that were printed before", async () => {
    const words = ["شهر", "نهاية", "محاولة", "هذا", "به", "قبلها", "الشهري", "نهايته", "بنك", "تم"]
    await printSheet(sheet("en", ["شركة النخيل للتجارة", "ثلاثاء", "یک چەند ٹیکسی"]))
    const text = pdfText(await printSheet(sheet("ar", words)))
    for (const word of words) expect(text).toContain(drawn(word))
  })

  it("shows a value as it is written, alone and in a sentence, whatever the paper's language", async () => {
    const latin = ["Gulf Trading Co.", "+971 50 222 1001", "7-GULF (50%)"]
    const lines = latin.flatMap((value) => [inOwnOrder(value, "ar"), `من ${inOwnOrder(value, "ar")} عن`])
    const arabic = spaced(pdfText(await printSheet(sheet("ar", [...lines, inOwnOrder("عن +974 4412 3456", "ar")]))))
    expect(arabic).toContain(`+974 4412 3456 ${drawn("عن")}`)
    for (const value of latin) expect(arabic).toContain(`${value} ${drawn("عن")} ${value} ${drawn("من")}`)
    const name = inOwnOrder("بنك (قطر)", "en")
    const english = spaced(pdfText(await printSheet(sheet("en", [`From ${name} to`]))))
    expect(english).toContain(`From (${drawn("قطر")}) ${drawn("بنك")} to`)
  })

  it("carries no marks of order in what a reader shows of the file", async () => {
    const { issuer, ...rest } = sheet("ar", [])
    const name = inOwnOrder("Gulf Co.", "ar")
    const file = Buffer.from(await printSheet({ ...rest, issuer: { ...issuer, name } })).toString("latin1")
    expect(file.includes("(Gulf Co.)")).toBe(true)
  })

  it("has of several pages the number on each, the head of its table above the rows of each, and no row on two", async () => {
    const columns = ["First", "Second"].map((title) => ({ title, share: 1, isNumber: false }))
    const rows = Array.from({ length: 50 }, (_, at) => [`begin${at}.`, `${"name ".repeat(at % 40)}end${at}.`])
    const tables = [{ title: "Rows", columns, rows, totals: [] }]
    const pages = pdfText(await printSheet({ ...sheet("en", []), tables })).split("\n")
    expect(pages.length).toBeGreaterThan(2)
    const namesOf = (page: string, word: string) =>
      [...page.matchAll(new RegExp(`${word}(\\d+)\\.`, "g"))].map(([, at]) => at)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`${at + 1} / ${pages.length}`)
      expect(page).toContain("FirstSecondbegin")
      expect(namesOf(page, "begin")).toEqual(namesOf(page, "end"))
    }
    expect(pages.flatMap((page) => namesOf(page, "end"))).toEqual(rows.map((_, at) => String(at)))
  })

  it("begins no table below which its page ends", async () => {
    const columns = [{ title: "Column", share: 1, isNumber: false }]
    for (const before of [22, 23, 24, 25, 26]) {
      const tables = [before, 9].map((count) => ({
        title: "Table",
        columns,
        rows: Array(count).fill(["row"]),
        totals: [],
      }))
      const [page, ...others] = pdfText(await printSheet({ ...sheet("en", []), tables })).split("\n")
      expect(others).toHaveLength(1)
      expect(page).toMatch(/row1 \/ 2$/)
    }
  })
})
