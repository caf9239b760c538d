/**
 * Finds texts for customers that are in the code instead of the message catalogue: what JSX shows, texts in attributes,
 * and every other string that looks like a sentence or a label.
 */
import { parseSync } from "vite"

/** Attributes, props, fields and variables that are shown or read out, whatever they contain. */
const said = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "ariaLabel",
  "caption",
  "description",
  "heading",
  "hint",
  "innerText",
  "label",
  "placeholder",
  "subject",
  "summary",
  "text",
  "textContent",
  "title",
])

/** Attributes of several words that no customer reads. */
const technical = new Set(["autoComplete", "className", "d", "transform", "viewBox"])

/** Calls that show their text: the browser's own dialogs, and elements after their type and attributes. */
const dialogs = /^(alert|confirm|prompt)$/
const elements = /^(createElement|make)$/

/** Calls whose text goes to a log, a stack trace or a class attribute. */
const unread = /^(console|log|logger|classNames|buttonClass|(Range|Reference|Syntax|Type|URI)?Error)$/

/** Methods of Effect whose text goes to the log, or names an error. */
const logs = /^(log|catchTag)/

/** Stands for a value in a template's text; reported as `{}`. */
const value = "\uFFFC"
const word = `(?:\\p{L}{2,}|\\b[aAI]\\b|${value})`
const hasWord = /\p{L}{2}|\p{Script=Arabic}/u

/**
 * Two words with a space or a mark between them, one capitalised word, one word with an end of sentence, or any Arabic.
 */
const reads = new RegExp(
  `\\p{Script=Arabic}|${word}\\p{P}?(?: \\p{P})? #?${word}|^\\*?\\p{Lu}\\p{Ll}{2,}$|^\\p{Lu}\\p{L}+[.!?…]$`,
  "u",
)
/** Selectors, media queries and SQL also have two words, but characters that no sentence has. */
const isCode = /[<>={}|_]|\w\[|^\[|(^|[\w)])#[\w\uFFFC]|\(\w+-|^[a-z]* ?:/
/** A key of the catalogue, or the name of a kind: no text for people looks like this. */
const isKey = /^[a-z]+([A-Z]|-[a-z\uFFFC])[\w\uFFFC-]*$/
/** Text between tags of markup is read like text in JSX; styles and scripts in it are not. */
const tags = /<(style|script)[^>]*>.*?<\/\1>|<[!/]?[a-z][^>]*>/gis

/**
 * @param {string} path decides the language: .ts or .tsx
 * @returns {{ line: number, text: string }[]} in the order of the file
 */
export function customerTexts(path, source) {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const found = []

  const judge = (node, said, isShown) => {
    const text = said.replace(tags, " ")
    if (!hasWord.test(text) || isKey.test(text) || !(isShown || (reads.test(text.trim()) && !isCode.test(text)))) return
    const line = source.slice(0, node.start).split("\n").length
    found.push({ line, text: text.trim().replaceAll(value, "{}") })
  }

  /** `isShown`: the customer reads this expression's value. */
  const visit = (node, isShown) => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, isShown)
      return
    }
    if (node === null || typeof node !== "object" || node.type === undefined) return
    switch (node.type) {
      case "Literal":
        return typeof node.value === "string" ? judge(node, node.value, isShown) : undefined
      case "TemplateLiteral":
        judge(node, node.quasis.map((part) => part.value.cooked).join(value), isShown)
        return visit(node.expressions, false)
      case "JSXText":
        return judge(node, node.value, true)
      case "JSXElement":
        visit(node.openingElement.attributes, false)
        return visit(node.children, true)
      case "JSXFragment":
        return visit(node.children, true)
      case "JSXExpressionContainer":
        return visit(node.expression, isShown)
      case "JSXAttribute":
        return technical.has(node.name.name) ? undefined : visit(node.value, said.has(node.name.name))
      case "Property":
        visit(node.computed ? node.key : null, false)
        return visit(node.value, !node.computed && said.has(node.key.name))
      case "VariableDeclarator":
        return visit(node.init, said.has(node.id.name))
      case "AssignmentExpression":
        return visit(node.right, said.has(node.left.property?.name ?? node.left.name))
      case "ConditionalExpression":
        visit(node.test, false)
        return visit([node.consequent, node.alternate], isShown)
      case "LogicalExpression":
        visit(node.left, isShown && node.operator !== "&&")
        return visit(node.right, isShown)
      case "BinaryExpression":
        // Comparisons show nothing: they compare the name of an error, or a key.
        if (node.operator === "+") return visit([node.left, node.right], isShown)
        return visit(
          [node.left, node.right].filter(({ type }) => type !== "Literal"),
          false,
        )
      case "CallExpression":
      case "NewExpression":
        // A list shows its items, not the separator.
        if (isShown && node.callee.property?.name === "join") return visit(node.callee.object.elements ?? null, true)
        if (dialogs.test(node.callee.name ?? "")) return visit(node.arguments, true)
        if (elements.test(node.callee.name ?? "")) {
          visit(node.arguments.slice(0, 2), false)
          return visit(node.arguments.slice(2), true)
        }
        if (logs.test(node.callee.property?.name ?? "") && rootName(node.callee) === "Effect") return
        if (unread.test(rootName(node.callee))) return
        return visit([node.callee, ...node.arguments], false)
      case "ImportDeclaration":
      case "ImportExpression":
      case "ExportAllDeclaration":
      case "TSLiteralType":
      case "TSTemplateLiteralType":
        return
    }
    for (const [key, child] of Object.entries(node)) if (key !== "source") visit(child, false)
  }
  visit(program.body, false)
  return found
}

/** `console` for `console.error(…)`, `TypeError` for `new TypeError(…)`. */
const rootName = (callee) => (callee.type === "MemberExpression" ? rootName(callee.object) : (callee.name ?? ""))
