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
/** As Arabic stands on a page: from its end. */
const drawn = (arabic: string): string => [...arabic].toReversed().join("")

describe("a printed paper", () => {
  it("has every letter of its Arabic, whatever names stood on the papers that were printed before", async () => {
    const words = ["شهر", "نهاية", "محاولة", "هذا", "به", "قبلها", "الشهري", "نهايته", "بنك", "تم"]
    await printSheet(sheet("en", ["شركة النخيل للتجارة", "ثلاثاء", "یک چەند ٹیکسی"]))
    const text = pdfText(await printSheet(sheet("ar", words)))
    for (const word of words) expect(text).toContain(drawn(word))
  })
})
