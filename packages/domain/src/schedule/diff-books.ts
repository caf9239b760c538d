import type { RuleBook } from "./book.ts"
import { below, isDate, isRecord } from "./internal/checks.ts"

/** One difference between two books: `before` is the earlier book's value, `after` the later one's. */
export type Change =
  | { readonly path: string; readonly kind: "added"; readonly after: unknown }
  | { readonly path: string; readonly kind: "removed"; readonly before: unknown }
  | { readonly path: string; readonly kind: "changed"; readonly before: unknown; readonly after: unknown }
  | {
      readonly path: string
      /** The items common to both lists are in a different order. Both fields name all items of their list. */
      readonly kind: "reordered"
      readonly before: readonly string[]
      readonly after: readonly string[]
    }

/**
 * The differences between two books, in the books' order, for review before a cut-off moves. Windows and closures are
 * matched by id and skipped dates by value, so an insertion is one change; any other list changes as a whole. Empty
 * exactly when the books are equal as JSON; the order of keys does not matter.
 *
 * @example diffBooks(winter, summer)
 * // [{ path: "services.sameDay.pickup[13-18].orderBy", kind: "changed", before: "16:00", after: "15:00" }]
 */
export const diffBooks = (a: RuleBook, b: RuleBook): readonly Change[] => differences("", a, b)

function differences(path: string, before: unknown, after: unknown): readonly Change[] {
  if (before === after) return []
  if (isRecord(before) && isRecord(after))
    return fieldDifferences(fieldsOf(before), fieldsOf(after), (name) => below(path, name))
  const was = itemsByName(before)
  const is = itemsByName(after)
  if (was !== undefined && is !== undefined)
    return [...reordering(path, was, is), ...fieldDifferences(was, is, (name) => `${path}[${name}]`)]
  return areEqualLists(before, after) ? [] : [{ path, kind: "changed", before, after }]
}

type Fields = ReadonlyMap<string, unknown>

function fieldDifferences(before: Fields, after: Fields, pathOf: (name: string) => string): readonly Change[] {
  const kept = [...before].flatMap(([name, value]): readonly Change[] =>
    after.has(name)
      ? differences(pathOf(name), value, after.get(name))
      : [{ path: pathOf(name), kind: "removed", before: value }],
  )
  const added = [...after].filter(([name]) => !before.has(name))
  return [...kept, ...added.map(([name, value]): Change => ({ path: pathOf(name), kind: "added", after: value }))]
}

/** An undefined field counts as missing, as in JSON. */
const fieldsOf = (record: Readonly<Record<string, unknown>>): Fields =>
  new Map(Object.entries(record).filter(([, value]) => value !== undefined))

/** The items of a list by id or date; undefined unless every item has one and none occurs twice. */
function itemsByName(value: unknown): Fields | undefined {
  if (!Array.isArray(value)) return undefined
  const items = new Map<string, unknown>()
  for (const item of value) {
    const name = isRecord(item) ? item.id : item
    const isName = typeof name === "string" && (isRecord(item) || isDate(item))
    if (!isName || items.has(name)) return undefined
    items.set(name, item)
  }
  return items
}

function reordering(path: string, before: Fields, after: Fields): readonly Change[] {
  const kept = [...before.keys()].filter((name) => after.has(name))
  const keptAfter = [...after.keys()].filter((name) => before.has(name))
  if (kept.every((name, at) => keptAfter[at] === name)) return []
  return [{ path, kind: "reordered", before: [...before.keys()], after: [...after.keys()] }]
}

const areEqualLists = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) &&
  Array.isArray(b) &&
  a.length === b.length &&
  a.every((item, at) => differences("", item, b[at]).length === 0)
