/** Builds every package whose sources changed since the last build. */
import { runTool, toolPath } from "./tools.mjs"

process.exit(await runTool([toolPath("turbo"), "run", "build", "--output-logs=errors-only"]))
