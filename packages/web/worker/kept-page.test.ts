import { describe, expect, it } from "vitest"
import { asKept, asOpened } from "./kept-page.ts"

const page = (boot: object) => `<script type="application/json" id="mersal-boot">${JSON.stringify(boot)}</script>`
const now = "2026-11-21T12:00:00.000Z"
const hour = 3_600_000

describe("a page that is kept for a time without network", () => {
  it("tells no instant, and keeps the rest", () => {
    const kept = asKept(page({ productName: "Falcon", now, market: "QA" }), 0)
    expect(kept).not.toContain(now)
    expect(JSON.parse(kept.replace(/<[^>]*>/g, ""))).toEqual({
      productName: "Falcon",
      lead: Date.parse(now),
      market: "QA",
    })
  })

  it.each([-26 * hour, 0, 26 * hour])("opens with the server's time on a phone that is %d ms wrong", (wrong) => {
    const atKeeping = Date.parse(now) + wrong
    const opened = asOpened(asKept(page({ now, market: "AE" }), atKeeping), atKeeping + hour)
    expect(opened).toBe(page({ now: "2026-11-21T13:00:00.000Z", market: "AE" }))
  })

  it("holds nothing of a screen that was drawn for one address, and is the same page otherwise", () => {
    const drawn = `<html lang="ar" dir="rtl" data-language="ar" data-new-draft="{&quot;version&quot;:1}"><head><!--drawn--><link
      rel="canonical" href="/go/book"><!--/drawn--></head><body><!--drawn--><div id="first-screen"><p>…</p></div><!--/drawn--><div
      id="page"></div></body></html>`
    expect(asKept(drawn, 0)).toBe(
      `<html lang="ar" dir="rtl"><head></head><body><div
      id="page"></div></body></html>`,
    )
  })
})
