import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { root } from "./tools.mjs"

test("docs/operations.md has a row for every setting that is read, and for nothing else", () => {
  const [list] = globSync("packages/api/src/**/*.ts", { cwd: root })
    .map((file) => /^(?:export )?const variables = \[([^\]]+)\]/m.exec(readFileSync(`${root}${file}`, "utf8"))?.[1])
    .filter((found) => found !== undefined)
  const read = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)
  const page = readFileSync(`${root}docs/operations.md`, "utf8")
  const table = page.slice(page.indexOf("\n## Settings\n"), page.indexOf("\n## Start and stop\n"))
  const rows = table.match(/^\| `.*$/gm) ?? []
  const explained = rows.flatMap((row) => [...row.split(" | ")[0].matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(explained.sort()).toEqual(read.sort())
})
