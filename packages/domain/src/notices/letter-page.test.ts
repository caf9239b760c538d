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

  it("leads to an address by a colon in its text, and by a link without one on its page", () => {
    const links = [{ text: "Your booking: all of it. See it here:", url: "https://mersal.example/" }]
    expect(letterText({ ...letter, links })).toContain("See it here:\nhttps://mersal.example/")
    expect(letterPage({ ...letter, links })).toContain(">Your booking: all of it. See it here</a>")
  })

  it("is read from right to left in Arabic", () => {
    expect(letterPage({ ...letter, language: "ar" })).toContain('<html lang="ar" dir="rtl">')
  })

  it("keeps a reference in one line, and sets off the whole amount in the colours of our pages", () => {
    const named = { ...letter, title: "Mersal: booking AE JPJ2 FDK2 QC5A G", sentence: "AE JPJ2 FDK2 QC5A G is yours." }
    const page = letterPage(named)
    expect(page).toContain(">Mersal: booking AE\u00a0JPJ2\u00a0FDK2\u00a0QC5A\u00a0G</h1>")
    expect(page).toContain("<p>AE\u00a0JPJ2\u00a0FDK2\u00a0QC5A\u00a0G is yours.</p>")
    // A text is what it was: what is copied out of it is looked for elsewhere.
    expect(letterText(named)).toContain("AE JPJ2 FDK2 QC5A G is yours.")
    expect(page).toMatch(/<style>[^<]*a\{color:#652ab3\}[^<]*tr:last-child td\{[^}]*font-weight:bold\}/)
  })

  it("is one column of what it says, in the order of its text, with amounts at the other side", () => {
    const plain = letterPage(letter)
    expect(plain).toMatch(
      /^<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Mersal: booking AE</,
    )
    const said = plain.replace(/<head>.*<\/head>/, "").replace(/<[^>]+>/g, "|")
    expect(said.split("|").filter((part) => part !== "")).toEqual([
      "Mersal: booking AE",
      "Your booking is confirmed.",
      "To Pay",
      "AED 26.25",
      "Your booking",
    ])
    expect(plain).toContain('<a href="https://mersal.example/tracking?a=1&#38;b=2#access=3">Your booking</a>')
    expect(plain).toContain('text-align:left">To Pay</td>')
    expect(plain).toContain('text-align:right"><bdi>AED 26.25</bdi></td>')
    const arabic = letterPage({ ...letter, language: "ar" })
    expect(arabic).toContain('text-align:right">To Pay</td>')
    expect(arabic).toContain('text-align:left"><bdi>AED 26.25</bdi></td>')
    const short = letterPage({ ...letter, lines: [], links: [] })
    expect(short).not.toMatch(/<table|<a /)
    const two = [...letter.lines, { name: "VAT", amount: "AED 1.25" }]
    expect(letterPage({ ...letter, lines: two }).match(/<tr>.*<\/tr>/)?.[0]).not.toContain(">,<")
    expect(letterPage({ ...letter, lines: two })).toContain("</tr><tr>")
    expect(letterPage({ ...letter, links: [...letter.links, ...letter.links] })).toContain("</a></p><p><a ")
    expect(letterText({ ...letter, lines: two })).toBe(
      "Your booking is confirmed.\n\nTo Pay: AED 26.25\nVAT: AED 1.25\n\nYour booking\nhttps://mersal.example/tracking?a=1&b=2#access=3",
    )
  })
})
