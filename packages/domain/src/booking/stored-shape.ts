/** Whether a value has every field of a sample, with the same kinds of values; what is null in the sample may be more. */
export function hasShapeOf(sample: unknown, value: unknown): boolean {
  if (sample === null) return true
  if (typeof sample !== "object") return typeof value === typeof sample
  if (typeof value !== "object" || value === null || Array.isArray(sample) !== Array.isArray(value)) return false
  return Object.entries(sample).every(([key, field]) => hasShapeOf(field, (value as Record<string, unknown>)[key]))
}
