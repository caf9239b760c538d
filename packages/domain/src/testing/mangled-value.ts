import fc from "fast-check"

// A stored value after tampering, or written by a version of long ago.

/** The keys that lead to a part of a value. */
export type Path = readonly string[]

const putInstead: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(undefined, null, true, "", "rocket", "constructor", "9999-12-31", -1, 0.5, 1e300, [], {}),
  fc.jsonValue(),
)

/** A JSON value with one part dropped or replaced, at any depth; sometimes by an equal one. */
export const mangled = (whole: unknown): fc.Arbitrary<unknown> => {
  const paths = pathsOf(whole)
  return fc
    .tuple(fc.nat({ max: paths.length - 1 }), putInstead)
    .map(([place, other]) => replaced(whole, paths[place] ?? [], other))
}

const pathsOf = (value: unknown): readonly Path[] =>
  typeof value !== "object" || value === null
    ? [[]]
    : [[], ...Object.entries(value).flatMap(([key, part]) => pathsOf(part).map((path) => [key, ...path]))]

/** The value with another part at a path; `undefined` removes it. */
export function replaced(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put
  const fields = value as Record<string, unknown>
  const part = replaced(fields[key], rest, put)
  if (!Array.isArray(value)) return { ...fields, [key]: part }
  return part === undefined
    ? value.filter((_, index) => `${index}` !== key)
    : value.map((each, index) => (`${index}` === key ? part : each))
}
