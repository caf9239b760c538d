import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { expect, test } from "vitest"
import { root } from "./tools.mjs"

// A dictionary that a route does not name loads late: the screen appears and then waits a second time
// (packages/web/src/app/routing/screen.ts).

const source = join(root, "packages/web/src")
const textOf = (path) => readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")

/** Every table of dictionaries, including those loaded with a page or a part of one. */
const tables = [
  "texts/areas.ts",
  ...readdirSync(join(source, "environment")).filter((name) => /-areas\.ts$/.test(name)),
]
const areas = new Set(
  tables.flatMap((table) =>
    [...textOf(join(source, "environment", table)).matchAll(/^ {2}(\w+): \{$/gm)].map(([, area]) => area),
  ),
)

/** Loaded without a route's help: the shell before every screen, a promo code's texts with a code. */
const comesByItself = new Set(["shell", "promo"])

const files = new Map()

/** The areas whose texts a file reads, and the files that load with it, without those that it loads later. */
function fileAt(path) {
  const known = files.get(path)
  if (known) return known
  const text = textOf(path)
  const taken = [...text.matchAll(/\{([^{}]*)\}(?:: \w+)? = (?:useTexts\(\)|texts\b|useLanguage\(\)\.texts)/g)]
  const names = [
    ...taken.flatMap(([, names]) => names.split(",").map((name) => name.split(":")[0].trim())),
    ...[...text.matchAll(/(?:\btexts|useTexts\(\))\.(\w+)/g)].map(([, name]) => name),
  ]
  const imports = [...text.matchAll(/^(?:import|export) (?!type )(?:[\w\s{},*]*? from )?"(\.[^"]+)"/gm)].map(
    ([, named]) => join(dirname(path), named),
  )
  const file = { areas: names.filter((name) => areas.has(name)), imports: imports.filter(existsSync) }
  files.set(path, file)
  return file
}

/** The areas whose texts a screen reads, each with a file that does. */
function readBy(screen) {
  const seen = new Set([screen])
  const found = new Map()
  for (const path of seen) {
    const file = fileAt(path)
    for (const area of file.areas) found.set(area, relative(source, path))
    for (const next of file.imports) seen.add(next)
  }
  return found
}

const lists = (text) => [...text.matchAll(/"(\w+)"/g)].map(([, name]) => name)

/** Every screen of a route table, with the areas that its route names: inline, or as a list of the table. */
const screensOf = (table) => {
  const text = textOf(join(source, table))
  return [...text.matchAll(/screen\(\s*(\[[^\]]*\]|\w+),\s*\(\) => import\("([^"]+)"\)/g)].map(([, named, module]) => ({
    screen: join(source, dirname(table), module),
    names: lists(
      named.startsWith("[") ? named : (new RegExp(`const ${named}\\b[^=]*= (\\[[^\\]]*\\])`).exec(text)?.[1] ?? ""),
    ),
  }))
}

/** The areas that a page registers itself (packages/web/src/environment/texts/with-words.ts). */
const ownAreas = (screen) => lists(/export const ownAreas = (\[[^\]]*\])/.exec(textOf(screen))?.[1] ?? "")

test("a route names every dictionary of which its screen reads a word", () => {
  const tables = ["app/routing/route-table.ts", "app/staff/staff-route-table.ts"]
  const screens = tables.flatMap(screensOf)
  expect(screens).toHaveLength(tables.flatMap((table) => textOf(join(source, table)).match(/\bscreen\(/g)).length)
  const lacking = screens.flatMap(({ screen, names }) =>
    [...readBy(screen)]
      .filter(([area]) => ![...names, ...ownAreas(screen)].includes(area) && !comesByItself.has(area))
      .map(([area, file]) => `${relative(source, screen)} lacks ${area}, which ${file} reads`),
  )
  expect(lacking).toEqual([])
})

test("what it reads is found: the words of a booking's details are seen on their screen, through what it is made of", () => {
  const read = readBy(join(source, "routes/go/details.tsx"))
  expect([...read.keys()]).toEqual(expect.arrayContaining(["details", "booking", "summary"]))
})
