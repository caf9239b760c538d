import { expect, it } from "vitest"
import type { Write } from "../database/connection.ts"
import type { Outcome } from "../database/write-queue.ts"
import { nextTurns } from "../testing/next-turns.ts"
import { inARow, latestShare, loneWrites, slow, threadFor } from "./lone-writes.ts"

/** Writers that note who wrote, on a clock that stands still unless it is moved. */
function noted(outcome: () => Outcome | null = () => ({ refused: null })) {
  const clock = { now: 0, aWriteTakes: 0 }
  const written: string[] = []
  const waiting: (() => void)[] = []
  const write = loneWrites({
    here: () => {
      clock.now += clock.aWriteTakes
      written.push("here")
      return outcome()
    },
    thread: () => {
      written.push("thread")
      return new Promise((resolve) => waiting.push(() => resolve(null)))
    },
    now: () => clock.now,
  })
  const alone = async (): Promise<void> => {
    await write(list)
    await nextTurns()
  }
  return { clock, written, waiting, write, alone }
}

const list: readonly Write[] = [{ text: "insert", values: [] }]

it("writes a list at once that comes alone, and the next one alike", async () => {
  const { written, alone } = noted()
  await alone()
  await alone()
  expect(written).toEqual(["here", "here"])
})

it("leaves what comes together to the thread, and everything for a second from then on", async () => {
  const { clock, written, waiting, write, alone } = noted()
  const together = [write(list), write(list), write(list)]
  expect(written).toEqual(["here", "here", "thread"])
  waiting.shift()?.()
  await Promise.all(together)
  await nextTurns()
  clock.now = threadFor - 1
  const fourth = write(list)
  waiting.shift()?.()
  await fourth
  clock.now = threadFor
  await alone()
  expect(written).toEqual(["here", "here", "thread", "thread", "here"])
})

it("takes two that meet once for one client who asks again at once", async () => {
  const { written, write, alone } = noted()
  await Promise.all([write(list), write(list)])
  await nextTurns()
  await alone()
  expect(written).toEqual(["here", "here", "here"])
})

it("leaves to the thread what comes while it writes", async () => {
  const { clock, written, waiting, write } = noted()
  void Promise.all([write(list), write(list), write(list)])
  clock.now = 10 * threadFor
  await nextTurns()
  void write(list)
  expect(written).toEqual(["here", "here", "thread", "thread"])
  for (const answer of waiting) answer()
})

it("is not turned aside by one list that took long", async () => {
  const { clock, written, alone } = noted()
  clock.aWriteTakes = slow / latestShare
  await alone()
  await alone()
  expect(written).toEqual(["here", "here"])
})

it("leaves everything to the thread for a second while the disk is slow, but for one list that tries it", async () => {
  const { clock, written, waiting, write, alone } = noted()
  const aSecondOnTheThread = async (): Promise<void> => {
    const began = clock.now
    clock.now = began + threadFor - 1
    const writing = write(list)
    waiting.shift()?.()
    await writing
    clock.now = began + threadFor
  }
  clock.aWriteTakes = slow / latestShare + 1
  await alone()
  await aSecondOnTheThread()
  clock.aWriteTakes = slow + 1
  await alone()
  await aSecondOnTheThread()
  clock.aWriteTakes = slow - 1
  await alone()
  await alone()
  expect(written).toEqual(["here", "thread", "here", "thread", "here", "here"])
})

it("leaves a list to the thread where it cannot begin", async () => {
  const { written, waiting, write } = noted(() => null)
  const writing = write(list)
  waiting.shift()?.()
  expect(await writing).toBeNull()
  expect(written).toEqual(["here", "thread"])
})

it("leaves one of many in a row to the thread, which moves the log into the file", async () => {
  const { written, waiting, write, alone } = noted()
  for (let number = 1; number < inARow; number += 1) await alone()
  const writing = write(list)
  waiting.shift()?.()
  await writing
  await alone()
  expect(written.indexOf("thread")).toBe(inARow - 1)
  expect(written.at(-1)).toBe("here")
})

it("says which write did not apply, and what was broken", async () => {
  expect(await noted(() => ({ refused: 3 })).write(list)).toBe(3)
  await expect(noted(() => ({ broken: new Error("no such table") })).write(list)).rejects.toThrow("no such table")
})
