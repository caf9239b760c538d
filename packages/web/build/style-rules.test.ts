import { describe, expect, it } from "vitest"
import { styleFor } from "../src/marketing/page-style.ts"
import { styleRulesOf } from "./style-rules.ts"

const styleOf = (style: string, body: string) => styleFor(body, styleRulesOf(style))

describe("the style sheet of one page", () => {
  it("has the rules of its own classes, in their order, and none of another page's", () => {
    expect(styleOf("p{top:0}.a{top:1px}.b{top:2px}.c .a,.a.b{top:3px}p{top:4px}", '<i class="a">')).toBe(
      "p{top:0}.a{top:1px}p{top:4px}",
    )
    expect(styleOf(".a.b{top:1px}.c .a{top:2px}", '<i class="b a">')).toBe(".a.b{top:1px}")
    expect(styleOf(".a>.b{top:1px}", '<i class="a"><b class="b">')).toBe(".a>.b{top:1px}")
  })

  it("has a rule for each of whose selectors one is enough", () => {
    expect(styleOf(".gone,.a{top:0}", '<i class="a">')).toBe(".gone,.a{top:0}")
  })

  it("asks for no class that stands in brackets, or only looks like one", () => {
    for (const rule of [
      ".a:not(.gone){top:0}",
      ".a:not(:has(.gone)) p{top:0}",
      ":is(.gone,h1) .a{top:0}",
      "[href$='.pdf'] .a{top:0}",
      ".a:nth-child(2n + 1){margin:.5rem}",
    ])
      expect(styleOf(rule, '<i class="a">')).toBe(rule)
  })

  it("keeps a condition around what is left, and none around nothing", () => {
    const style = "@media (width>40rem){.a{top:0}.gone{top:1px}}@supports (top:0){@media print{.gone{top:2px}}}"
    expect(styleOf(style, '<i class="a">')).toBe("@media (width>40rem){.a{top:0}}")
  })

  it("keeps what no element decides", () => {
    const style =
      '@layer one,two;@font-face{font-family:A;src:url(a)}@keyframes k{to{top:0}}:root{--x:0}[dir="rtl"] p{top:0}'
    expect(styleOf(style, "<p>")).toBe(style)
  })
})
