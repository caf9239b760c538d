import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { expect, test } from "vitest"
import { installed } from "../packages/api/rolldown.config.ts"
import { root } from "./tools.mjs"

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
const found = createRequire(join(root, "packages/api/bundle/main.js"))

test.each(installed)("the server's bundle finds %s, and no second version of it is installed", (name) => {
  expect(found.resolve(name)).toContain(join("node_modules", name))
  const others = Object.keys(packages).filter((place) => place.endsWith(`/node_modules/${name}`))
  expect(others).toEqual([])
})
