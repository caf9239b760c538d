/** Counts up by one; false, without counting, if the limit is reached. Null means no limit. */
export function countUp(counts: Map<string, number>, name: string, limit: number | null): boolean {
  const count = counts.get(name) ?? 0
  if (limit !== null && count >= limit) return false
  counts.set(name, count + 1)
  return true
}

/** Counts down by one, never below zero. */
export function countDown(counts: Map<string, number>, name: string): void {
  counts.set(name, Math.max(0, (counts.get(name) ?? 0) - 1))
}
