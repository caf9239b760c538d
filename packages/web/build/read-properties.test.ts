import { describe, expect, it } from "vitest"
import { withReadProperties } from "./read-properties.ts"

describe("custom properties of a style sheet", () => {
  it("are kept where the sheet or what it styles reads them", () => {
    const style = ":root{--a:var(--b);--b:1px;--c:2px}p{margin:var(--a)}"
    expect(withReadProperties(style, "<i style='inset:var(--c, 0)'>")).toBe(style)
  })

  it("are left out where nothing does, with those that they alone read", () => {
    const style = ":root{--a:var(--b);--b:1px;--c:2px}.x{--d:var(--c, 3px)}p{margin:var(--c)}"
    expect(withReadProperties(style, "")).toBe(":root{--c:2px}.x{}p{margin:var(--c)}")
  })

  it("are told from others whose names begin alike", () => {
    expect(withReadProperties(":root{--text:red;--text-muted:gray}p{color:var(--text-muted)}", "")).toBe(
      ":root{--text-muted:gray}p{color:var(--text-muted)}",
    )
  })
})
