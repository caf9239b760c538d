/** `npm run test:deep`: the property tests with ten times the usual cases, or as many as MERSAL_RUNS says. */
import { runTool, toolPath } from "./tools.mjs"

const runs = process.env.MERSAL_RUNS ?? "1000"
process.exit(await runTool([toolPath("vitest"), "run", ...process.argv.slice(2)], { MERSAL_RUNS: runs }))
