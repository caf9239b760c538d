import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { missingFromLock } from "./check-lock.mjs"
import { root } from "./tools.mjs"

const entry = (...optional) => ({
  version: "1.0.0",
  optionalDependencies: Object.fromEntries(optional.map((name) => [name, "1.0.0"])),
})

test("the lock of this project has every platform's packages", () => {
  expect(missingFromLock(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages)).toEqual([])
})

test("a platform's package that the lock lacks is named", () => {
  const packages = { "node_modules/tool": entry("tool-linux", "tool-mac"), "node_modules/tool-linux": entry() }
  expect(missingFromLock(packages)).toEqual(["node_modules/tool 1.0.0: tool-mac 1.0.0"])
})

test("a package is found beside, above and inside the one that asks for it, as Node would find it", () => {
  const asks = "packages/web/node_modules/@scope/tool"
  for (const place of [`${asks}/`, "packages/web/", ""]) {
    expect(missingFromLock({ [asks]: entry("part"), [`${place}node_modules/part`]: entry() })).toEqual([])
  }
  expect(missingFromLock({ [asks]: entry("part"), "packages/api/node_modules/part": entry() })).toHaveLength(1)
})
