import { isRecord } from "./internal/checks.ts"

/**
 * A value with a JSON merge patch applied (RFC 7386): objects are merged, values and lists replaced whole, and null
 * removes. Neither argument is changed.
 *
 * @example merged({ a: { b: 1, c: 2 } }, { a: { b: null } }) // { a: { c: 2 } }
 */
export function merged(value: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  // Built from entries, so that a key such as __proto__ is a key like any other.
  const fields = new Map(isRecord(value) ? Object.entries(value) : [])
  for (const [key, part] of Object.entries(patch))
    if (part === null) fields.delete(key)
    else fields.set(key, merged(fields.get(key), part))
  return Object.fromEntries(fields)
}
