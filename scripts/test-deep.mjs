/**
 * `npm run test:deep`: each property of the schedule suite a million times, then the other tests, each of their
 * properties with MERSAL_RUNS (100) times its usual number of cases. It takes hours, and can be interrupted.
 *
 * `npm run test:deep -- suite 28 earliest --from=21:34 --runs=50000` runs the suite alone: here the properties of
 * number 28 and those with "earliest" in their name, from the 34th piece of number 21 on, 50,000 times each.
 * `npm run test:deep -- tests --project domain` runs the tests alone; what follows is passed to Vitest.
 */
import { runDeepSuite } from "./deep-suite.mjs"
import { runTool, toolPath } from "./tools.mjs"

const usage = `npm run test:deep                                each property of the slot engine a million times, then the tests
npm run test:deep -- suite [NAME …] [--from=N:PIECE] [--runs=N]
npm run test:deep -- tests [what Vitest is given]`

const [part, ...rest] = process.argv.slice(2)
if (part === "--help") {
  console.log(usage)
  process.exit(0)
}
if (part !== undefined && part !== "suite" && part !== "tests") {
  console.error(`test:deep knows "suite" and "tests", not "${part}".\n${usage}`)
  process.exit(1)
}

const holds = part === "tests" || (await runDeepSuite(part === "suite" ? rest : []).catch(complain))
const code = part === "suite" ? 0 : await runTests(part === "tests" ? rest : [])
process.exit(holds ? code : 1)

function runTests(given) {
  const runs = process.env.MERSAL_RUNS ?? "100"
  // The suite's own files, which the million runs cover.
  const others = ["--exclude", "**/schedule/*properties.test.ts"]
  return runTool([toolPath("vitest"), "run", ...others, ...given], { MERSAL_RUNS: runs })
}

function complain(error) {
  console.error(error.message)
  return false
}
