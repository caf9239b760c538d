import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { noAnswer } from "./patience.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it("nothing answers for a part that does not come within 120 seconds, and not before", async () => {
  const failures: unknown[] = []
  const failure = new Error("No answer for an imported module")
  const waited = noAnswer(failure).catch((reason) => failures.push(reason))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failures).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await waited
  expect(failures).toEqual([failure])
})
