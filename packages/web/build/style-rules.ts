import postcss, { type AtRule, type ChildNode } from "postcss"
import type { StyleRule } from "../src/marketing/page-style.ts"

/** Takes a style sheet apart, so that each page can be given those of its rules that it needs. */
export const styleRulesOf = (style: string): readonly StyleRule[] => postcss.parse(style).nodes.flatMap(ruleOf)

/** What holds rules; of others, such as `@font-face` and `@keyframes`, no element decides. */
const conditions = ["media", "supports", "layer", "container"]

function ruleOf(node: ChildNode): readonly StyleRule[] {
  if (node.type === "rule") return [{ css: node.toString(), classes: node.selectors.map(classesOf) }]
  if (node.type !== "atrule") return []
  if (!isCondition(node)) return [{ css: node.nodes ? node.toString() : `${node};`, classes: [] }]
  return [{ condition: `@${node.name} ${node.params}`, rules: node.nodes.flatMap(ruleOf) }]
}

const isCondition = (node: AtRule): node is AtRule & { nodes: ChildNode[] } =>
  conditions.includes(node.name) && node.nodes !== undefined

/** The classes without which a selector matches nothing. What stands in brackets need not be met, or names none. */
function classesOf(selector: string): readonly string[] {
  const plain = selector.replace(/\[[^\]]*\]/g, "").replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "")
  return Array.from(plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name = ""]) => name)
}
