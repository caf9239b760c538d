/**
 * Whether a stored value has the shape of a sample: the same fields with the same kinds of values, or accepted by a
 * predicate in the sample. Numbers must be finite. Where the sample is null, any value passes.
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
