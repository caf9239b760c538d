import { describe, expect, it } from "vitest"
import { withoutInstant } from "./kept-page.ts"

const page = (boot: object) => `<script type="application/json" id="mersal-boot">${JSON.stringify(boot)}</script>`

describe("a page that is kept for a time without network", () => {
  const now = "2026-11-21T12:00:00.000Z"

  it("tells no instant, wherever in the data it stood, and keeps the rest", () => {
    expect(withoutInstant(page({ productName: "Falcon", now, market: "QA" }))).toBe(
      page({ productName: "Falcon", market: "QA" }),
    )
    expect(withoutInstant(page({ now, market: "QA" }))).toBe(page({ market: "QA" }))
  })

  it("stays readable when the instant is its last datum", () => {
    const kept = withoutInstant(page({ market: "QA", now, isCardPageHosted: false }))
    expect(JSON.parse(kept.replace(/<[^>]*>/g, ""))).toEqual({ market: "QA", isCardPageHosted: false })
  })
})
