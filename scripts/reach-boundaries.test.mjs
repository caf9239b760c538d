import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, test } from "vitest"
import configuration from "../.dependency-cruiser.mjs"
import { checkBoundaries } from "./check-boundaries.mjs"
import { plantTree } from "./testing/planted-tree.mjs"

const importing = (specifier) => `export * from "${specifier}"\n`
const importingTypes = (specifier) => `export type * from "${specifier}"\n`

/** For each rule a file that breaks it, and its content. */
const violations = {
  "engine-stands-alone": ["packages/domain/src/schedule/planted.ts", importing("../calendar/through.ts")],
  "command-is-not-imported": ["packages/domain/src/booking/planted.ts", importing("../cli/run.ts")],
  "ports-hold-types-of-rules": ["packages/domain/src/ports/driving/planted.ts", importing("../../booking/stop.ts")],
  "machines-hold-types-of-ports": ["packages/domain/src/machines/planted.ts", importing("../ports/driving/booking.ts")],
  "contract-holds-types-of-ports": [
    "packages/adapters-http/src/contract/planted.ts",
    importing("@mersal/domain/ports/driving/booking"),
  ],
  "client-makes-errors-only": [
    "packages/adapters-http/src/client/planted.ts",
    importing("@mersal/domain/booking/stop"),
  ],
  "web-holds-types-of-the-contract": [
    "packages/web/src/routes/planted.tsx",
    importing("@mersal/adapters-http/contract/codec"),
  ],
  "features-have-no-neighbours": ["packages/web/src/features/booking/planted.tsx", importing("../payment/Card.tsx")],
  "browser-reaches-no-server-code": ["packages/web/src/app/planted.ts", importing("@mersal/domain/machines/through")],
  "seldom-needed-loads-late": ["packages/adapters-db/src/planted.ts", importing("./postgres/open.ts")],
  "http-without-its-fetch": ["packages/api/src/http/planted.ts", importing("node:http")],
  "packages-by-their-names": ["packages/api/src/planted.ts", importing("../../domain/src/booking/stop.ts")],
  "everything-resolves": ["packages/api/src/lost.ts", importing("./nowhere.ts")],
}

/** The files that the violations import. */
const surroundings = {
  "packages/domain/src/booking/stop.ts": "export const stop = 1\n",
  "packages/domain/src/booking/stop-errors.ts": "export const stopError = 1\n",
  "packages/domain/src/calendar/through.ts": importing("../booking/stop.ts"),
  "packages/domain/src/cli/run.ts": importing("node:util"),
  "packages/domain/src/ports/driving/booking.ts": importingTypes("../../booking/stop.ts"),
  "packages/domain/src/machines/through.ts": importing("../use-cases/place.ts"),
  "packages/domain/src/use-cases/place.ts": "export const place = 1\n",
  "packages/adapters-http/src/contract/codec.ts": importingTypes("@mersal/domain/ports/driving/booking"),
  "packages/adapters-http/src/client/client.ts": importing("@mersal/domain/booking/stop-errors"),
  "packages/web/src/features/payment/Card.tsx": importing("./Field.tsx"),
  "packages/web/src/features/payment/Field.tsx": importingTypes("@mersal/adapters-http/contract/codec"),
  "packages/api/src/http/server-type.ts": importingTypes("node:http"),
  "packages/adapters-db/src/late.ts": 'export const late = () => import("./postgres/open.ts")\n',
  "packages/adapters-db/src/postgres/open.ts": "export const open = 1\n",
  "packages/domain/src/booking/stop.test.ts": importing("../use-cases/place.ts"),
}

let tree
let result

beforeAll(async () => {
  tree = plantTree({ ...surroundings, ...Object.fromEntries(Object.values(violations)) })
  result = await checkBoundaries(tree.path)
})
afterAll(() => tree.remove())

test("there is a planted violation for every rule", () => {
  expect(Object.keys(violations).sort()).toEqual(configuration.forbidden.map(({ name }) => name).sort())
})

test.each(Object.entries(violations))("%s is reported where it is broken", (rule, [file]) => {
  expect(result.violations.filter((one) => one.rule === rule).map(({ from }) => from)).toContain(file)
})

test("what keeps the rules is not reported", () => {
  const broken = new Set([
    ...Object.values(violations).map(([file]) => file),
    // Reported itself, because it leaves the engine's folders.
    "packages/domain/src/calendar/through.ts",
  ])
  expect(result.violations.filter(({ from }) => !broken.has(from))).toEqual([])
})

test("every file git would list is read", () => {
  const planted = Object.keys(surroundings).length + Object.keys(violations).length
  expect(result.files).toHaveLength(planted)
  expect(result.unread).toEqual([])
})

test("a cruiser that cannot read TypeScript names every file it missed", async () => {
  const blind = { ...configuration.options, exclude: { path: "[.]tsx?$" } }
  const { unread } = await checkBoundaries(tree.path, blind)
  expect(unread).toContain(violations["packages-by-their-names"][0])
})

test("a checkout without a source file does not pass", () => {
  const empty = plantTree({})
  const script = fileURLToPath(new URL("./check-boundaries.mjs", import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, [script, empty.path], { encoding: "utf8" })
  empty.remove()
  expect(stdout).toBe("0 of 0 files read, 0 violations\n")
  expect(status).toBe(1)
})
