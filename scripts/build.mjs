/** Builds every package whose sources changed since the last build. */
import { oneAtATime } from "./one-at-a-time.mjs"
import { root, runTool, toolPath } from "./tools.mjs"

const build = () => runTool([toolPath("turbo"), "run", "build", "--output-logs=errors-only"])

process.exit(await oneAtATime(root, build))
