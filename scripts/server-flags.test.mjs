import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"
import { serverFlags } from "./tasks.mjs"

test("Node knows every flag that the server is started with, and hands it the collector", () => {
  const { status, stderr } = spawnSync(process.execPath, [...serverFlags, "-p", "gc.name"], { encoding: "utf8" })
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
})

test("the server's memory comes from one pool, unless the operator chose another number", () => {
  const poolsWith = (chosen) => {
    const { MALLOC_ARENA_MAX: _, ...env } = process.env
    const show = 'import { serverEnvironment } from "./tasks.mjs"; console.log(serverEnvironment.MALLOC_ARENA_MAX)'
    const options = { cwd: import.meta.dirname, env: { ...env, ...chosen }, encoding: "utf8" }
    return spawnSync(process.execPath, ["--input-type=module", "--eval", show], options).stdout.trim()
  }
  expect([poolsWith({}), poolsWith({ MALLOC_ARENA_MAX: "4" })]).toEqual(["1", "4"])
})
