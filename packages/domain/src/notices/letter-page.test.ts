import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Letter, letterPage, letterText } from "./letter-page.ts"

const letter: Letter = {
  language: "en",
  title: "Mersal: booking AE",
  sentence: "Your booking is confirmed.",
  lines: [{ name: "To Pay", amount: "AED 26.25" }],
  links: [{ text: "Your booking", url: "https://mersal.example/tracking?a=1&b=2#access=3" }],
}

describe("an e-mail", () => {
  it("says in its text all that its page says", () => {
    const text = letterText(letter)
    for (const part of [
      "confirmed",
      "To Pay: AED 26.25",
      "Your booking\nhttps://mersal.example/tracking?a=1&b=2#access=3",
    ])
      expect(text).toContain(part)
    expect(letterText({ ...letter, lines: [], links: [] })).toBe(letter.sentence)
  })

  it("takes no text for markup, whatever somebody is called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const hostile = `${typed}<script>"'`
        const page = letterPage({
          ...letter,
          title: hostile,
          sentence: hostile,
          lines: [{ name: hostile, amount: hostile }],
          links: [{ text: hostile, url: hostile }],
        })
        expect(page.match(/<script/g)).toBeNull()
        expect(page.match(/<[a-z!/][^>]*>/g)?.length).toBe(letterPage(letter).match(/<[a-z!/][^>]*>/g)?.length)
      }),
    )
  })

  it("is read from right to left in Arabic", () => {
    expect(letterPage({ ...letter, language: "ar" })).toContain('<html lang="ar" dir="rtl">')
  })
})
