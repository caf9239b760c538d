import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { plantTree } from "./testing/planted-tree.mjs"
import { root, toolPath } from "./tools.mjs"

test("the domain depends on no package", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "packages/domain/package.json"), "utf8"))
  expect(dependencies).toEqual({})
})

test("the compiler knows no process, fetch, setTimeout or console in the domain", () => {
  const words = ["process", "fetch", "setTimeout", "console"]
  const tree = plantTree({
    "packages/domain/src/planted.ts": words.map((word) => `export const ${word}Planted = ${word}\n`).join(""),
  })
  const compile = [toolPath("tsc"), "-p", "packages/domain", "--noEmit", "--pretty", "false"]
  const { stdout } = spawnSync(process.execPath, compile, { cwd: tree.path, encoding: "utf8" })
  tree.remove()
  const errors = stdout.split("\n").filter((line) => line.includes("error TS"))
  expect(errors.map((line) => /'(\w+)'/.exec(line)?.[1])).toEqual(words)
})
