import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import type { StyleRule } from "../src/marketing/page-style.ts"

const assets = JSON.parse(readFileSync(new URL("../dist/.site/assets.json", import.meta.url), "utf8")) as {
  readonly rules: readonly StyleRule[]
}
const written = (rule: StyleRule): string =>
  "css" in rule ? rule.css : `${rule.condition}{${rule.rules.map(written).join("")}}`

/** The style rules of all pages about the product. */
const wholeSheet = assets.rules.map(written).join("")

/**
 * The rules of the whole sheet that something in the page matches, in any state, but that the page does not contain.
 */
export const missingRules = (page: Page): Promise<readonly string[]> =>
  page.evaluate((whole) => {
    const selectorsOf = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): readonly string[] =>
      [...cssRules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText
        return "cssRules" in rule ? selectorsOf(rule as CSSGroupingRule) : []
      })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(whole)
    const brought = new Set([...document.styleSheets, ...document.adoptedStyleSheets].flatMap(selectorsOf))
    // Removes states and pseudo-elements, because any element may have them.
    const stateless = (selector: string) =>
      selector
        .replace(/:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, "")
        .replace(/::[\w-]+(\([^)]*\))?|:(hover|focus[\w-]*|active|checked|disabled|open|target)\b/g, "")
    return selectorsOf(sheet).filter(
      (selector) => !brought.has(selector) && document.querySelector(stateless(selector) || "*") !== null,
    )
  }, wholeSheet)
