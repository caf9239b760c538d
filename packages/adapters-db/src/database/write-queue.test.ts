import { expect, it } from "vitest"
import { mostInGroup, writeQueue } from "./write-queue.ts"

it("tells all that wait when no transaction could begin, instead of letting each group wait for it anew", async () => {
  const locked = new Error("locked")
  let tries = 0
  const write = writeQueue((lists) => {
    tries += 1
    return tries === 1 ? { broken: locked } : lists.map(() => ({ refused: null }))
  })
  const written = Array.from({ length: mostInGroup * 3 }, () => write([]).catch((error: unknown) => error))
  expect(await Promise.all(written)).toEqual(written.map(() => locked))
  expect(tries).toBe(1)
  // Whoever comes later tries again.
  expect(await write([])).toBeNull()
})
