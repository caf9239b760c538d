import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { pinnedRows } from "./pinned-rows.mjs"
import { root } from "./tools.mjs"

/** Titles as they are written; one that is put together from parts is not found. */
const title = /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g

it("a title that pins a rule is of tests in one file only: the rule would outlive one of two", () => {
  const files = globSync("{packages,scripts}/**/*.{ts,tsx,mjs}", {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
  const homes = new Map()
  for (const file of files)
    for (const [, , name] of readFileSync(join(root, file), "utf8").matchAll(title))
      homes.set(name, new Set([...(homes.get(name) ?? []), file]))
  const pinned = pinnedRows((path) => readFileSync(join(root, path), "utf8")).flatMap(({ names }) => names)
  expect(pinned.filter((name) => homes.has(name)).length).toBeGreaterThan(500)
  const ofTwo = [...new Set(pinned)].filter((name) => (homes.get(name)?.size ?? 0) > 1)
  expect(ofTwo.map((name) => [name, ...homes.get(name)])).toEqual([])
})
