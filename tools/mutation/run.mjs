/**
 * `npm run test:mutation`: plants faults in the time rules, one at a time, and names those that no test notices.
 *
 * `npm run test:mutation -- calendar schedule/labels` takes the files whose path begins with one of the words; what begins
 * with two dashes goes to Stryker, such as `--concurrency=1`.
 */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { installIfNeeded } from "../../scripts/install.mjs"
import { root, runTool } from "../../scripts/tools.mjs"

const here = fileURLToPath(new URL(".", import.meta.url))
const sources = "packages/domain/src"
const given = process.argv.slice(2)
const words = given.filter((word) => !word.startsWith("--"))
const options = given.filter((word) => word.startsWith("--"))

const installed = await installIfNeeded(here)
if (installed !== 0) process.exit(installed)

let judged = false
for (const folder of ["calendar", "schedule"]) {
  const files = rulesOf(folder).filter((path) => words.length === 0 || words.some((word) => path.startsWith(word)))
  if (files.length === 0) continue
  judged = true
  const mutate = files.map((path) => `${sources}/${path}`).join(",")
  const code = await runTool(
    [
      join(here, "node_modules/@stryker-mutator/core/bin/stryker.js"),
      "run",
      join(here, "stryker.config.mjs"),
      `--mutate=${mutate}`,
      ...options,
    ],
    // A fifth of the usual cases of each property: enough to tell a fault by, and hundreds of runs have to be paid.
    { MUTATED_FOLDER: folder, MERSAL_RUNS: process.env.MERSAL_RUNS ?? "0.2" },
  )
  if (code !== 0) process.exitCode = code
}
if (!judged) {
  console.error(`No file of calendar/ or schedule/ begins with ${words.join(" or ")}.`)
  process.exitCode = 1
}

/** The files of a folder that hold rules: no tests, nothing that only tests use, and no books, which are data. */
function rulesOf(folder) {
  return readdirSync(join(root, sources, folder), { recursive: true })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !/\/(testing|books)\b/.test(path))
    .sort()
}
