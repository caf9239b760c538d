import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "./tools.mjs"

/** docs/security.md: one row per check, with the tests that prove it, each after its file. */
const rows = readFileSync(join(root, "docs/security.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(1, -1).split(/(?<!\\)\|/))

/** `api/src/some.test.ts: "one" "other"` as file and titles. */
const testsOf = (cell) =>
  [...cell.matchAll(/([\w./-]+\.(?:ts|tsx|mjs)): ((?:`[^`]+`\s*)+)/g)].map(([, file, titles]) => ({
    path: file.startsWith("scripts/") ? file : `packages/${file}`,
    titles: [...titles.matchAll(/`([^`]+)`/g)].map(([, title]) => title),
  }))

test("every check of security has one row, in its order", () => {
  expect(rows.map(([number]) => Number(number))).toEqual(Array.from({ length: 66 }, (_, index) => index + 1))
})

test("every test that a check of security names stands in its file", () => {
  for (const [number, , , cell] of rows) {
    const named = testsOf(cell)
    // Everything in backticks must be a test after a file.
    expect([number, named.flatMap(({ titles }) => titles)]).toEqual([
      number,
      [...cell.matchAll(/`([^`]+)`/g)].map(([, title]) => title),
    ])
    for (const { path, titles } of named) {
      const text = readFileSync(join(root, path), "utf8")
      for (const title of titles) expect([path, title, text.includes(`"${title}"`)]).toEqual([path, title, true])
    }
  }
})

test("every check of security has a test", () => {
  const untested = rows.filter(([, , , cell]) => testsOf(cell).length === 0)
  expect(untested.map(([number]) => Number(number))).toEqual([])
})
