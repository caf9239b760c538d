import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "./test.ts"

const dist = join(import.meta.dirname, "../dist")
const api = join(import.meta.dirname, "../../api/src")

/** Scripts, styles, pages, source maps and manifests. The others are pictures, fonts, and compressed copies of these. */
const built = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.(js|css|html|json|map|svg)$/.test(path),
)

/** The names of all settings, except plain words such as PORT. */
const settings = readdirSync(join(api, "settings")).flatMap((file) =>
  [...readFileSync(join(api, "settings", file), "utf8").matchAll(/"([A-Z]+(?:_[A-Z]+)+)"/g)].map(
    ([, name = ""]) => name,
  ),
)

/** The keys of the test gateways, which stand for those of real ones. */
const [, accounts = ""] =
  /simulatorAccounts = \{([\s\S]*?)\} as const/.exec(readFileSync(join(api, "simulators.ts"), "utf8")) ?? []
const keys = [...accounts.matchAll(/"(simulator-[\w-]+)"/g)].map(([, key = ""]) => key)

test("no key and no setting's name stands in what browsers load", () => {
  expect(built.length).toBeGreaterThan(500)
  expect(settings).toEqual(expect.arrayContaining(["APS_SHA_REQUEST_PHRASE", "DATABASE_URL", "VAPID_PRIVATE_KEY"]))
  expect(keys).toHaveLength(7)
  const forbidden = [...settings, ...keys, "PRIVATE KEY-----"]
  const found = built.flatMap((path) => {
    const text = readFileSync(join(dist, path), "utf8")
    return forbidden.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`)
  })
  expect(found).toEqual([])
})
