import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8")

test("docs/dependencies.md gives a reason for every dependency and for nothing else", () => {
  const packages = ["", ...readdirSync(new URL("../packages", import.meta.url)).map((name) => `packages/${name}/`)]
  const used = new Set(
    packages.flatMap((folder) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(`${folder}package.json`))
      return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    }),
  )
  const rows = read("docs/dependencies.md").match(/^\| `.*$/gm) ?? []
  const explained = new Set(
    rows.flatMap((row) => [...row.split("|")[1].matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
  )
  const ours = (name) => name.startsWith("@mersal/")
  expect([...explained].sort()).toEqual([...used].filter((name) => !ours(name)).sort())
})
