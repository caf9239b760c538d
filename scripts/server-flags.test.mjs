import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"
import { serverFlags } from "./tasks.mjs"

test("Node knows every flag that the server is started with, and hands it the collector", () => {
  const { status, stderr } = spawnSync(process.execPath, [...serverFlags, "-p", "gc.name"], { encoding: "utf8" })
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
})

test("the server's memory comes from one pool that gives large pieces back, unless the operator chose otherwise", () => {
  const names = ["MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_"]
  const setWith = (chosen) => {
    const inherited = Object.entries(process.env).filter(([name]) => !names.includes(name))
    const show = `import { serverEnvironment as set } from "./tasks.mjs"; console.log(${names.map((name) => `set.${name}`)})`
    const options = { cwd: import.meta.dirname, env: { ...Object.fromEntries(inherited), ...chosen }, encoding: "utf8" }
    return spawnSync(process.execPath, ["--input-type=module", "--eval", show], options).stdout.trim().split(" ")
  }
  expect(setWith({})).toEqual(["1", "32768"])
  expect(setWith({ MALLOC_ARENA_MAX: "4", MALLOC_MMAP_THRESHOLD_: "1000000" })).toEqual(["4", "1000000"])
})
