import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { oneAtATime } from "./one-at-a-time.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const heard = () => {}

function newFolder() {
  const folder = mkdtempSync(join(scratchFolder(), "mersal-turns-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test("one works while the others wait, and each has its turn", async () => {
  const folder = newFolder()
  let atWork = 0
  const mostAtWork = await Promise.all(
    Array.from({ length: 4 }, () =>
      oneAtATime(
        folder,
        async () => {
          atWork += 1
          const seen = atWork
          await new Promise(setImmediate)
          atWork -= 1
          return seen
        },
        heard,
      ),
    ),
  )
  expect(mostAtWork).toEqual([1, 1, 1, 1])
  expect(readdirSync(folder)).toEqual([])
})

test("the turn of a process that was killed is taken over", async () => {
  const folder = newFolder()
  const { pid } = spawnSync(process.execPath, ["--version"])
  writeFileSync(join(folder, ".setting-up"), `${pid}`)
  expect(await oneAtATime(folder, async () => "done", heard)).toBe("done")
  expect(readdirSync(folder)).toEqual([])
})

test("the turn is given back when the work fails", async () => {
  const folder = newFolder()
  await expect(oneAtATime(folder, () => Promise.reject(new Error("no disk")), heard)).rejects.toThrow("no disk")
  expect(existsSync(join(folder, ".setting-up"))).toBe(false)
})

test("who waits says for whom, once", async () => {
  const folder = newFolder()
  const told = []
  let finish = heard
  const first = oneAtATime(folder, () => new Promise((resolve) => (finish = resolve)), heard)
  const second = oneAtATime(
    folder,
    async () => "second",
    (holder) => {
      told.push(holder)
      finish()
    },
  )
  await first
  expect(await second).toBe("second")
  expect(told).toEqual([process.pid])
})
