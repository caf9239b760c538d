import { afterEach, expect, it, vi } from "vitest"
import type { Areas } from "./areas.ts"
import { addAreas, textsOf } from "./dictionaries.ts"

afterEach(() => void vi.useRealTimers())

it("a dictionary that does not come is asked for again after a pause, not at once", async () => {
  vi.useFakeTimers()
  const words = { promo: { apply: "Apply" } }
  const answers = [Promise.reject(new Error("No connection")), Promise.resolve(words)]
  answers[0]?.catch(() => {})
  const en = vi.fn(() => answers.shift() ?? expect.unreachable())
  addAreas({ promo: { en, ar: en } } as unknown as Partial<Areas>)
  let isBack = false
  void suspended(() => textsOf.en.promo).then(() => {
    isBack = true
  })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(isBack).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isBack).toBe(true)
  expect(en).toHaveBeenCalledOnce()
  await suspended(() => textsOf.en.promo)
  expect(textsOf.en.promo).toBe(words.promo)
})

/** What React waits for before it renders again. */
function suspended(read: () => unknown): Promise<unknown> {
  try {
    return expect.unreachable(String(read()))
  } catch (thrown) {
    return thrown as Promise<unknown>
  }
}
