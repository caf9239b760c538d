/**
 * The entry point of every `npm` command: `node scripts/run.mjs <task> [arguments]`.
 *
 * Runs on any Node from 20 on and needs nothing installed: it installs what is missing, picks a Node new enough for the
 * product, and runs the task's steps with it, one after the other, until one fails.
 */
import { fileURLToPath } from "node:url"
import { installIfNeeded } from "./install.mjs"
import { pickNode } from "./pick-node.mjs"
import { run, stopWithParent } from "./supervise.mjs"
import { serverEnvironment, tasks } from "./tasks.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))
const [task = "", ...rest] = process.argv.slice(2)

const steps = Object.hasOwn(tasks, task) ? tasks[task](rest) : undefined
if (!steps) fail(`There is no task "${task}". There are: ${Object.keys(tasks).join(", ")}.`)

stopWithParent()

const installed = await installIfNeeded(root)
if (installed !== 0) process.exit(installed)

const node = pickNode(root)
if (!node) {
  fail(`Mersal needs Node 22.19 or newer; this is ${process.versions.node}. On Linux \`npm ci\` brings its own Node.`)
}

const environment = task === "start" ? serverEnvironment : process.env
for (const step of steps) {
  const code = await run(node, ["--disable-warning=ExperimentalWarning", ...step], root, environment)
  if (code !== 0) process.exit(code)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
