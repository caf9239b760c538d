import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { plantTree } from "./testing/planted-tree.mjs"
import { root, toolPath } from "./tools.mjs"

/** A file of each side of the import table, and how another side imports it. */
const sides = {
  rules: "packages/domain/src/booking/planted.ts",
  "driving ports": "packages/domain/src/ports/driving/planted.ts",
  "driven ports": "packages/domain/src/ports/driven/planted.ts",
  "use cases": "packages/domain/src/use-cases/planted.ts",
  machines: "packages/domain/src/machines/planted.ts",
  contract: "packages/adapters-http/src/contract/planted.ts",
  client: "packages/adapters-http/src/client/planted.ts",
  gateways: "packages/adapters-http/src/gateways/planted.ts",
  database: "packages/adapters-db/src/planted.ts",
  api: "packages/api/src/http/planted.ts",
  "api composition root": "packages/api/src/composition-root.ts",
  "api robots": "packages/api/src/robot/planted.ts",
  web: "packages/web/src/features/booking/planted.ts",
  "web composition root": "packages/web/src/app/composition/booking-composition.ts",
}

/** The import table in docs/architecture.md: what each side may import. Everything else is forbidden. */
const mayImport = {
  rules: ["rules"],
  "driving ports": ["rules", "driving ports"],
  "driven ports": ["rules", "driving ports", "driven ports"],
  "use cases": ["rules", "driving ports", "driven ports", "use cases"],
  machines: ["rules", "driving ports", "machines"],
  contract: ["rules", "driving ports", "driven ports", "contract"],
  client: ["rules", "driving ports", "contract", "client"],
  gateways: ["rules", "driving ports", "driven ports", "contract", "gateways"],
  database: ["rules", "driving ports", "driven ports", "database"],
  api: ["rules", "driving ports", "driven ports", "use cases", "contract"],
  "api composition root": [
    ...["rules", "driving ports", "driven ports", "use cases"],
    ...["contract", "gateways", "database"],
  ],
  "api robots": ["rules", "driving ports", "contract", "client"],
  web: ["rules", "driving ports", "machines", "contract"],
  "web composition root": ["rules", "driving ports", "machines", "contract", "client"],
}
const targets = Object.keys(sides).filter((side) => !/api|web/.test(side))

const restricted = "lint/style/noRestrictedImports"
const importing = (specifier) => `export * from "${specifier}"\n`

/**
 * Rules beside the table: what is planted where (in a new file if the place is a folder), and which rule must report
 * it.
 */
const violations = [
  // The engine may import nothing else.
  ["packages/domain/src/schedule", importing("../market/market.ts"), restricted],
  ["packages/domain/src/schedule/internal", importing("../../booking/stop.ts"), restricted],
  ["packages/domain/src/schedule", importing("effect/Result"), restricted],
  ["packages/domain/src/schedule", importing("date-fns-tz"), restricted],
  ["packages/domain/src/calendar", importing("../market/market.ts"), restricted],
  ["packages/domain/src/calendar", importing("../schedule/engine.ts"), restricted],
  ["packages/domain/src/calendar", importing("effect/Data"), restricted],
  ["packages/domain/src/calendar", importing("date-fns-tz"), restricted],
  ["packages/domain/src/calendar/date-fns-zone.ts", importing("xstate"), restricted],
  ["packages/domain/src/calendar/date-fns-zone.ts", importing("../money/money.ts"), restricted],
  // The command imports only the engine; only two of its files use the machine's interfaces.
  ["packages/domain/src/cli", importing("../booking/stop.ts"), restricted],
  ["packages/domain/src/cli", importing("../../scripts/phone-metadata.mjs"), restricted],
  ["packages/domain/src/cli", importing("../schedule/testing.ts"), restricted],
  ["packages/domain/src/cli", importing("date-fns-tz"), restricted],
  ["packages/domain/src/cli", importing("effect/Result"), restricted],
  ["packages/domain/src/cli", importing("node:fs"), "lint/correctness/noNodejsModules"],
  ["packages/domain/src/cli", "export const at = Date.now()\n", "lint/style/noRestrictedGlobals"],
  // Which library may be used where.
  ["packages/domain/src/pricing", importing("effect"), restricted],
  ["packages/domain/src/pricing", importing("effect/Effect"), restricted],
  ["packages/domain/src/pricing", importing("xstate"), restricted],
  ["packages/domain/src/pricing", importing("date-fns"), restricted],
  ["packages/domain/src/ports/driving", importing("effect/Effect"), restricted],
  ["packages/domain/src/ports/driving", importing("xstate"), restricted],
  ["packages/domain/src/ports/driven", importing("xstate"), restricted],
  ["packages/domain/src/use-cases", importing("zod"), restricted],
  ["packages/domain/src/use-cases", importing("effect"), restricted],
  ["packages/domain/src/use-cases", importing("../machines/booking-machine.ts"), restricted],
  ["packages/domain/src/use-cases", importing("../machines/delivery-machine-context.ts"), restricted],
  ["packages/domain/src/use-cases", importing("xstate"), restricted],
  ["packages/domain/src/machines", importing("effect/Effect"), restricted],
  ["packages/domain/src/machines", importing("react"), restricted],
  ["packages/adapters-http/src/contract", importing("zod"), restricted],
  ["packages/adapters-http/src/contract", importing("effect/Effect"), restricted],
  ["packages/adapters-http/src/contract", importing("date-fns-tz"), restricted],
  ["packages/adapters-http/src/client", importing("effect/Effect"), restricted],
  ["packages/adapters-http/src/client", importing("zod"), restricted],
  ["packages/adapters-http/src/client", importing("date-fns-tz"), restricted],
  ["packages/adapters-http/src/outside-client", importing("effect/Effect"), restricted],
  ["packages/adapters-http/src/outside-client", importing("../gateways/payment-gateways.ts"), restricted],
  ["packages/adapters-http/src/outside-client", importing("node:fs"), "lint/correctness/noNodejsModules"],
  ["packages/adapters-http/src/outside-client", "export const at = Date.now()\n", "lint/style/noRestrictedGlobals"],
  ["packages/adapters-http/src/gateways", importing("knex"), restricted],
  ["packages/api/src/jobs", importing("knex"), restricted],
  ["packages/api/src/composition-root.ts", importing("better-sqlite3"), restricted],
  ["packages/web/src/features/booking", importing("express"), restricted],
  ["packages/web/src/features/booking", importing("knex"), restricted],
  ["packages/web/src/features/booking", importing("effect/Effect"), restricted],
  ["packages/web/src/features/booking", importing("zod"), restricted],
  ["packages/web/src/app", importing("date-fns-tz"), restricted],
  ["packages/api/src/routes", importing("@mersal/web/app/router"), restricted],
  ["packages/web/src/marketing", importing("@tanstack/react-router"), restricted],
  ["packages/web/src/marketing", importing("../features/booking/Draft.tsx"), restricted],
  // Layers of the web app: ui ← features ← routes ← app.
  ["packages/web/src/ui", importing("../features/booking/Draft.tsx"), restricted],
  ["packages/web/src/ui", importing("@mersal/domain/money/money"), restricted],
  ["packages/web/src/features/booking", importing("../../routes/book.tsx"), restricted],
  ["packages/web/src/features/booking", importing("../../app/routing/router.tsx"), restricted],
  ["packages/web/src/routes", importing("../app/routing/router.tsx"), restricted],
  // testing/ is for tests.
  ...["booking", "calendar", "schedule", "ports/driving", "ports/driven", "use-cases", "machines"].map((folder) => [
    `packages/domain/src/${folder}`,
    importing(`${folder.includes("/") ? "../.." : ".."}/testing/arbitraries.ts`),
    restricted,
  ]),
  ...["adapters-http/src/client", "adapters-db/src", "api/src/routes", "web/src/features/booking"].map((folder) => [
    `packages/${folder}`,
    importing("@mersal/domain/testing/in-memory"),
    restricted,
  ]),
  // Undeclared packages, Node's modules, cycles.
  ["packages/domain/src/booking", importing("knex"), "lint/correctness/noUndeclaredDependencies"],
  ["packages/domain/src/booking", importing("vitest"), "lint/correctness/noUndeclaredDependencies"],
  [
    "packages/domain/src/testing",
    importing("@mersal/adapters-db/database/layer"),
    "lint/correctness/noUndeclaredDependencies",
  ],
  ["packages/domain/src/booking", importing("node:fs"), "lint/correctness/noNodejsModules"],
  ["packages/adapters-http/src/client", importing("node:http"), "lint/correctness/noNodejsModules"],
  ["packages/web/src/ui", importing("node:fs"), "lint/correctness/noNodejsModules"],
  [
    "packages/domain/src/promo/ring.ts",
    'import { b } from "./ring-end.ts"\nexport const a = () => b\n',
    "lint/suspicious/noImportCycles",
  ],
  [
    "packages/domain/src/promo/ring-end.ts",
    'import { a } from "./ring.ts"\nexport const b = () => a\n',
    "lint/suspicious/noImportCycles",
  ],
  // Time and randomness.
  ["packages/domain/src/booking", "export const at = Date.now()\n", "lint/style/noRestrictedGlobals"],
  ["packages/domain/src/booking", "export const at = new Date()\n", "lint/style/noRestrictedGlobals"],
  ["packages/domain/src/machines", "export const at = new Date()\n", "lint/style/noRestrictedGlobals"],
  ["packages/adapters-http/src/client", "export const at = new Date()\n", "lint/style/noRestrictedGlobals"],
  ["packages/adapters-db/src", "export const at = Date.now()\n", "lint/style/noRestrictedGlobals"],
  ["packages/api/src/jobs", "export const at = new Date()\n", "lint/style/noRestrictedGlobals"],
  ["packages/web/src/features/booking", "export const at = Date.now()\n", "lint/style/noRestrictedGlobals"],
  ["packages/domain/src/calendar", "export const at = Date.now()\n", "lint/nursery/noJsRestrictedProperties"],
  ["packages/domain/src/pricing", "export const luck = Math.random()\n", "lint/nursery/noJsRestrictedProperties"],
  // Markup and console output.
  [
    "packages/web/src/ui/Planted.tsx",
    "export const Planted = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />\n",
    "lint/security/noDangerouslySetInnerHtml",
  ],
  ["packages/domain/src/booking", 'console.log("planted")\n', "lint/suspicious/noConsole"],
]

/** The same code where it is allowed. */
const permitted = [
  ["packages/domain/src/calendar/date-fns-zone.ts", importing("date-fns-tz")],
  ["packages/domain/src/calendar/zone.ts", "export const at = (instant: number) => new Date(instant)\n"],
  ["packages/domain/src/schedule/internal/plain.ts", importing("../../calendar/zone.ts")],
  ["packages/domain/src/cli/plain.ts", importing("../schedule/internal/plan.ts")],
  ["packages/domain/src/cli/mersal-slots.ts", `${importing("node:fs")}export const at = () => Date.now()\n`],
  ["packages/domain/src/cli/command-line.ts", importing("node:util")],
  ["packages/domain/src/booking/plain.ts", importing("effect/Result")],
  ["packages/domain/src/machines/plain.ts", importing("xstate")],
  ["packages/domain/src/use-cases/plain.ts", importing("effect/Effect")],
  [
    "packages/domain/src/use-cases/obeying.ts",
    `${importing("../machines/delivery-machine.ts")}${importing("../machines/obey-command.ts")}`,
  ],
  ["packages/adapters-http/src/contract/plain.ts", importing("zod/mini")],
  ["packages/adapters-db/src/plain.ts", importing("knex")],
  ["packages/api/src/clock.ts", "export const at = () => Date.now()\n"],
  ["packages/web/src/app/page/clock.ts", "export const at = () => Date.now()\n"],
  ["packages/web/src/routes/plain.ts", importing("../features/booking/Draft.tsx")],
  ["packages/web/src/features/booking/plain.ts", importing("../../ui/Button.tsx")],
  ["packages/domain/src/booking/plain.test.ts", importing("../testing/arbitraries.ts")],
  ["packages/api/src/plain.test.ts", importing("@mersal/adapters-http/client/booking-client")],
]

const boundaryRules = [restricted, "lint/correctness/noUndeclaredDependencies"]
const placed = violations.map(([place, code, rule], index) => ({
  file: /\.tsx?$/.test(place) ? place : `${place}/planted-${index}.ts`,
  code,
  rule,
}))

/** Every planted file with Biome's report about it: `{ rule, line, message }`. */
const reports = new Map()
let tree

beforeAll(() => {
  const table = Object.keys(sides).map((from) => [sides[from], targets.map((to) => importing(specifier(from, to)))])
  const files = new Map()
  for (const [file, code] of [...table, ...placed.map(({ file, code }) => [file, [code]]), ...permitted]) {
    files.set(file, `${files.get(file) ?? ""}${[code].flat().join("")}`)
  }
  tree = plantTree(Object.fromEntries(files))
  const options = ["lint", "--reporter=github", "--max-diagnostics=none", "--no-errors-on-unmatched"]
  const { stdout } = spawnSync(process.execPath, [toolPath("biome"), ...options], { cwd: tree.path, encoding: "utf8" })
  for (const [, rule, path, line, message] of stdout.matchAll(
    /^::\w+ title=([^,]+),file=([^,]+),line=(\d+),.*?::(.*)$/gm,
  )) {
    const file = relative(tree.path, path)
    reports.set(file, [...(reports.get(file) ?? []), { rule, line: Number(line), message }])
  }
})
afterAll(() => tree.remove())

describe("the import table", () => {
  for (const from of Object.keys(sides)) {
    test(`${from} may import ${mayImport[from].join(", ")}, and nothing else`, () => {
      const refused = (reports.get(sides[from]) ?? [])
        .filter(({ rule, line }) => boundaryRules.includes(rule) && line <= targets.length)
        .map(({ line }) => targets[line - 1])
      expect(targets.filter((to) => !refused.includes(to))).toEqual(mayImport[from])
    })
  }
})

describe("a planted violation is reported by its own rule", () => {
  test.each(placed.map((one) => ({ ...one, says: one.code.trim() })))("$rule in $file: $says", ({ file, rule }) => {
    expect((reports.get(file) ?? []).map((report) => report.rule)).toContain(rule)
  })
})

test("what belongs in a place is not reported there", () => {
  const shared = new Set([...Object.values(sides), ...placed.map(({ file }) => file)])
  const wrong = permitted.filter(([file]) => !shared.has(file) && reports.has(file))
  expect(wrong.map(([file]) => [file, reports.get(file)])).toEqual([])
})

test("every message of biome.boundaries.jsonc is seen at least once", () => {
  const seen = [...reports.values()].flat().map(({ message }) => message)
  const patterns = importRules().flatMap(({ options }) => options.patterns.map(({ message }) => message))
  expect(patterns.filter((message) => !seen.includes(message))).toEqual([])
})

/** The overrides of biome.boundaries.jsonc that restrict imports. */
function importRules() {
  const text = readFileSync(join(root, "biome.boundaries.jsonc"), "utf8").replace(/^\/\/.*$/gm, "")
  return JSON.parse(text).overrides.flatMap(({ includes, linter }) => {
    const options = linter.rules.style?.noRestrictedImports?.options
    return options ? [{ includes, options }] : []
  })
}

/** How a file of one side imports a file of another. */
function specifier(from, to) {
  const [, here] = sides[from].split("/")
  const [, there, , ...path] = sides[to].split("/")
  const other = sides[to].replace("planted", "other")
  if (here !== there) return `@mersal/${there}/${path.join("/").replace("planted.ts", "other")}`
  const near = relative(join(sides[from], ".."), other)
  return near.startsWith(".") ? near : `./${near}`
}
