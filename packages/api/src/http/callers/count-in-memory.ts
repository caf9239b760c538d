import type { CallCounter } from "./rate-limits.ts"

/**
 * Counts the calls of this process in real time, which a moved clock does not affect. A count is forgotten when it is
 * over.
 */
export function countInMemory(): CallCounter {
  const counts = new Map<string, { calls: number; readonly endsAt: number }>()
  const begin = (key: string, seconds: number) => {
    const begun = { calls: 0, endsAt: performance.now() + seconds * 1_000 }
    counts.set(key, begun)
    setTimeout(() => counts.delete(key), seconds * 1_000).unref()
    return begun
  }
  return {
    count: async (key, seconds) => {
      const count = counts.get(key) ?? begin(key, seconds)
      count.calls += 1
      return { calls: count.calls, millisLeft: count.endsAt - performance.now(), endsAt: count.endsAt }
    },
    giveBack: async (key, endsAt) => {
      const count = counts.get(key)
      if (count?.endsAt === endsAt) count.calls -= 1
    },
  }
}
