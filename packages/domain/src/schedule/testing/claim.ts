import fc from "fast-check"

/** Throws, with words for whoever reads the counterexample, unless a claim holds. */
export function claim(holds: boolean, says: string): asserts holds {
  if (!holds) throw new Error(says)
}

/** Throws with both values unless they are the same plain data. */
export function claimSame(actual: unknown, expected: unknown, says: string): void {
  if (!isSame(actual, expected))
    throw new Error(`${says}\n  answered: ${fc.stringify(actual)}\n  expected: ${fc.stringify(expected)}`)
}

/** As JSON would have it: by fields, whatever the prototypes and the order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return Object.is(a, b)
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
}
