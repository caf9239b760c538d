/**
 * Whether a stored value looks as it should: like a sample, field by field and with the same kinds of values, or as a
 * question about it answers. Numbers are finite; what is null in a sample may be anything.
 *
 * @example hasShapeOf({ vehicle: oneOf(["bike", "car"]), date: orNull("") }, { vehicle: "car", date: null }) // true
 */
export function hasShapeOf(sample: unknown, value: unknown): boolean {
  if (sample === null) return true
  if (typeof sample === "function") return sample(value) === true
  if (typeof sample === "number") return Number.isFinite(value)
  if (typeof sample !== "object") return typeof value === typeof sample
  if (typeof value !== "object" || value === null || Array.isArray(sample) !== Array.isArray(value)) return false
  return Object.entries(sample).every(([key, field]) => hasShapeOf(field, (value as Record<string, unknown>)[key]))
}

export const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)

export const orNull =
  (sample: unknown) =>
  (value: unknown): boolean =>
    value === null || hasShapeOf(sample, value)

export const ifAny =
  (sample: unknown) =>
  (value: unknown): boolean =>
    value === undefined || hasShapeOf(sample, value)
