import * as fc from "fast-check"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { countInMemory } from "./count-in-memory.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const calls = fc.array(
  fc.record({
    key: fc.constantFrom("a", "b"),
    pause: fc.integer({ min: 0, max: 2_500 }),
    /** The call, by its position, that is given back with this one. */
    back: fc.option(fc.nat({ max: 10 })),
  }),
)

it("counts each key from its first call on for as long as was said, and begins anew afterwards, without those that are given back", async () => {
  await fc.assert(
    fc.asyncProperty(calls, async (made) => {
      const { count, giveBack } = countInMemory()
      const begun = new Map<string, { at: number; calls: number }>()
      const counted: { key: string; endsAt: number }[] = []
      for (const { key, pause, back } of made) {
        vi.advanceTimersByTime(pause)
        const now = performance.now()
        const before = begun.get(key)
        const expected = before && now < before.at + 2_000 ? before : { at: now, calls: 0 }
        begun.set(key, { at: expected.at, calls: expected.calls + 1 })
        const endsAt = expected.at + 2_000
        expect(await count(key, 2)).toEqual({ calls: expected.calls + 1, millisLeft: endsAt - now, endsAt })
        counted.push({ key, endsAt })
        const [undone] = back === null ? [] : counted.splice(back, 1)
        if (!undone) continue
        await giveBack(undone.key, undone.endsAt)
        const of = begun.get(undone.key) ?? expect.unreachable()
        if (of.at + 2_000 === undone.endsAt) of.calls -= 1
      }
    }),
  )
})

it("keeps nothing of a count that is over", async () => {
  const { count } = countInMemory()
  await count("a", 2)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(2_000)
  expect(vi.getTimerCount()).toBe(0)
})
