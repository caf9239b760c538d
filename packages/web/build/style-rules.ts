import postcss, { type AtRule, type ChildNode } from "postcss"
import type { StyleRule } from "../src/marketing/page-style.ts"

/** Splits a style sheet, so that each page gets only the rules that it needs. */
export const styleRulesOf = (style: string): readonly StyleRule[] => postcss.parse(style).nodes.flatMap(ruleOf)

/** At-rules that contain rules. Others, such as `@font-face` and `@keyframes`, depend on no element. */
const conditions = ["media", "supports", "layer", "container"]

function ruleOf(node: ChildNode): readonly StyleRule[] {
  if (node.type === "rule") return [{ css: node.toString(), classes: node.selectors.map(classesOf) }]
  if (node.type !== "atrule") return []
  if (!isCondition(node)) return [{ css: node.nodes ? node.toString() : `${node};`, classes: [] }]
  return [{ condition: `@${node.name} ${node.params}`, rules: node.nodes.flatMap(ruleOf) }]
}

const isCondition = (node: AtRule): node is AtRule & { nodes: ChildNode[] } =>
  conditions.includes(node.name) && node.nodes !== undefined

/** The classes that a selector requires. Classes in brackets may be alternatives or excluded, so they do not count. */
function classesOf(selector: string): readonly string[] {
  const plain = selector.replace(/\[[^\]]*\]/g, "").replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "")
  return Array.from(plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name = ""]) => name)
}
