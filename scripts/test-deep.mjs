/** `npm run test:deep`: the tests, each property with MERSAL_RUNS (100) times its usual number of cases. */
import { runTool, toolPath } from "./tools.mjs"

const runs = process.env.MERSAL_RUNS ?? "100"
process.exit(await runTool([toolPath("vitest"), "run", ...process.argv.slice(2)], { MERSAL_RUNS: runs }))
