import { describe, expect, it } from "vitest"
import { asKept } from "./kept-page.ts"

const page = (boot: object) => `<script type="application/json" id="mersal-boot">${JSON.stringify(boot)}</script>`

describe("a page that is kept for a time without network", () => {
  const now = "2026-11-21T12:00:00.000Z"

  it("tells no instant, wherever in the data it stood, and keeps the rest", () => {
    expect(asKept(page({ productName: "Falcon", now, market: "QA" }))).toBe(
      page({ productName: "Falcon", market: "QA" }),
    )
    expect(asKept(page({ now, market: "QA" }))).toBe(page({ market: "QA" }))
  })

  it("holds nothing of a screen that was drawn for one address, and is the same page otherwise", () => {
    const drawn = `<html lang="ar" dir="rtl" data-language="ar" data-new-draft="{&quot;version&quot;:1}"><head><!--drawn--><link
      rel="canonical" href="/go/book"><!--/drawn--></head><body><!--drawn--><div id="first-screen"><p>…</p></div><!--/drawn--><div
      id="page"></div></body></html>`
    expect(asKept(drawn)).toBe(
      `<html lang="ar" dir="rtl"><head></head><body><div
      id="page"></div></body></html>`,
    )
  })

  it("stays readable when the instant is its last datum", () => {
    const kept = asKept(page({ market: "QA", now, isCardPageHosted: false }))
    expect(JSON.parse(kept.replace(/<[^>]*>/g, ""))).toEqual({ market: "QA", isCardPageHosted: false })
  })
})
