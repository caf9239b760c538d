import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { expect, test } from "vitest"
import { serverEnvironment, serverFlags } from "./tasks.mjs"
import { root } from "./tools.mjs"

test("docs/operations.md has a row for every setting that is read, and for nothing else", () => {
  const files = globSync("packages/api/src/settings/*.ts", { cwd: root })
  const read = files.flatMap((file) => {
    const [, names] =
      /^(?:export )?type \w*Variable =((?:\s+(?:\| )?"\w+")+)/m.exec(readFileSync(`${root}${file}`, "utf8")) ?? []
    return names ? [[basename(file), wordsOf(names, /"(\w+)"/g)]] : []
  })
  const page = readFileSync(`${root}docs/operations.md`, "utf8")
  const sections = page.slice(page.indexOf("\n## Settings\n"), page.indexOf("\n## Start and stop\n")).split("\n### ")
  const explained = sections.slice(1).map((section) => {
    const rows = section.match(/^\| `.*$/gm) ?? []
    const [, file] = /^In `settings\/([\w-]+\.ts)`: /m.exec(section) ?? []
    return [file, rows.flatMap((row) => wordsOf(row.split(" | ")[0], /`(\w+)`/g)).sort()]
  })
  expect(read.length).toBeGreaterThan(10)
  expect(Object.fromEntries(explained)).toEqual(Object.fromEntries(read))
})

test("the unit for systemd on docs/operations.md starts Node as npm start does", () => {
  const [unit] = /```ini[\s\S]*?```/.exec(readFileSync(`${root}docs/operations.md`, "utf8")) ?? [""]
  expect(unit).toContain(`/bin/node ${serverFlags.join(" ")} packages/api/bundle/main.js\n`)
  for (const name of ["MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_"])
    expect(unit).toContain(`${name}=${serverEnvironment[name]}`)
})

const wordsOf = (text, pattern) => [...text.matchAll(pattern)].map(([, word]) => word).sort()
