import fc from "fast-check"

/** Throws unless a claim holds. The message is for whoever reads the counterexample. */
export function claim(holds: boolean, says: string): asserts holds {
  if (!holds) throw new Error(says)
}

/** Throws with both values unless they are equal as plain data. */
export function claimSame(actual: unknown, expected: unknown, says: string): void {
  if (!isSame(actual, expected))
    throw new Error(`${says}\n  answered: ${fc.stringify(actual)}\n  expected: ${fc.stringify(expected)}`)
}

/** Compares as JSON would: field by field, ignoring prototypes and the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return Object.is(a, b)
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
}
