import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const setup = fileURLToPath(new URL("property-cases.mjs", import.meta.url))
const { MERSAL_RUNS: _runs, MERSAL_SEED: _seed, ...bare } = process.env

/** The cases that a process draws in this environment, and how many per property. */
function drawn(settings) {
  const program = `
    import fc from ${JSON.stringify(import.meta.resolve("fast-check"))}
    let cases = 0
    fc.assert(fc.property(fc.nat(), () => { cases += 1 }))
    console.log(JSON.stringify({ cases, values: fc.sample(fc.nat(), 5) }))`
  const { stdout } = spawnSync(process.execPath, ["--import", setup, "--input-type=module", "--eval", program], {
    env: { ...bare, ...settings },
    encoding: "utf8",
  })
  return JSON.parse(stdout)
}

test("properties draw the same cases each time, others with another seed, and ever others in a deep run", () => {
  const usual = drawn({})
  expect(usual.cases).toBe(100)
  expect(drawn({})).toEqual(usual)
  expect(drawn({ MERSAL_SEED: "5" }).values).not.toEqual(usual.values)

  const deep = { MERSAL_RUNS: "3" }
  expect(drawn(deep).cases).toBe(300)
  expect(drawn(deep).values).not.toEqual(drawn(deep).values)
  expect(drawn({ ...deep, MERSAL_SEED: "5" })).toEqual(drawn({ ...deep, MERSAL_SEED: "5" }))
})
