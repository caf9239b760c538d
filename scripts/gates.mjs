/** The checks that run no tests: each is one line of the report and counts as one. */
import { captureTool, toolPath } from "./tools.mjs"

/** The checks that read only sources. */
export const sourceGates = [
  { name: "lock file complete", args: ["scripts/check-lock.mjs"] },
  { name: "types", args: [toolPath("tsc"), "-b"] },
  { name: "format and lint", args: [toolPath("biome"), "ci", "--error-on-warnings", "--colors=off"] },
  { name: "import boundaries", args: ["scripts/check-boundaries.mjs"] },
  { name: "nothing unused", args: [toolPath("knip")] },
  { name: "engine core size", args: ["scripts/check-core-size.mjs"] },
]

/** The check of the build's sizes. */
export const sizeGate = { name: "bundle sizes", args: ["scripts/check-sizes.mjs"] }

/** Runs gates two at a time, prints each as it ends, and answers how many passed and which failed. */
export async function runGates(gates) {
  const waiting = [...gates]
  const tally = { passed: 0, failed: 0, failures: [] }
  const worker = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      const started = performance.now()
      const { code, output } = await captureTool(gate.args)
      report(gate.name, code, output, performance.now() - started)
      tally[code === 0 ? "passed" : "failed"] += 1
      if (code !== 0) tally.failures.push(gate.name)
    }
  }
  await Promise.all([worker(), worker()])
  return tally
}

function report(name, code, output, milliseconds) {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`
  if (code !== 0) return console.log(`✗ ${name} (${seconds})\n${output.trim()}\n`)
  const last = output.trim().split("\n").at(-1)
  console.log(`✓ ${name} (${seconds})${last ? ` ${last}` : ""}`)
}
