/**
 * `npm run test:mutation`: plants faults in the rules and machines, one at a time, and lists those that no test
 * notices.
 *
 * `npm run test:mutation -- calendar schedule/labels` takes the files whose path begins with one of the words. Options
 * that begin with two dashes are passed to Stryker, such as `--concurrency=1`, except `--since=<revision>`, which
 * plants faults only in the lines changed since then. Each folder is judged by its own tests, a machine by the tests
 * named after it, and each must reach its own score.
 */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { installIfNeeded } from "../../scripts/install.mjs"
import { root, runTool } from "../../scripts/tools.mjs"
import { changedLines } from "./changed-lines.mjs"

const here = fileURLToPath(new URL(".", import.meta.url))
const sources = "packages/domain/src"
/** The folders with rules, and the machines, each with its minimum score in per cent. */
const leastScores = {
  calendar: 90,
  schedule: 90,
  account: 85,
  analytics: 85,
  booking: 85,
  consumer: 85,
  corporate: 85,
  delivery: 85,
  leads: 85,
  machines: 85,
  "machines/account": 85,
  "machines/booking": 85,
  "machines/card-return": 85,
  "machines/promo": 85,
  "machines/session": 85,
  market: 85,
  money: 85,
  notices: 85,
  operations: 85,
  paper: 85,
  payment: 85,
  places: 85,
  pricing: 85,
  promo: 85,
  push: 85,
  rating: 85,
  recipient: 85,
  reference: 85,
  retention: 85,
  site: 85,
  tracking: 85,
}
const given = process.argv.slice(2)
const words = given.filter((word) => !word.startsWith("--"))
const since = given.find((word) => word.startsWith("--since="))?.slice("--since=".length)
const options = given.filter((word) => word.startsWith("--") && !word.startsWith("--since="))
const changed = since === undefined ? null : changedLines(root, since, sources)

const installed = await installIfNeeded(here)
if (installed !== 0) process.exit(installed)

let judged = false
for (const [part, leastScore] of Object.entries(leastScores)) {
  const files = rulesOf(part)
    .filter((path) => words.length === 0 || words.some((word) => path.startsWith(word)))
    .flatMap((path) => rangesOf(`${sources}/${path}`))
  if (files.length === 0) continue
  judged = true
  const code = await runTool(
    [
      join(here, "node_modules/@stryker-mutator/core/bin/stryker.js"),
      "run",
      join(here, "stryker.config.mjs"),
      `--mutate=${files.join(",")}`,
      ...options,
    ],
    // A fifth of the usual cases of each property, the same for every mutant: enough to detect a fault, and affordable
    // for hundreds of runs.
    { JUDGING_TESTS: testsOf(part), LEAST_SCORE: String(leastScore), MERSAL_RUNS: "0.2", ...process.env },
  )
  if (code !== 0) process.exitCode = code
}
if (!judged) {
  const asked = words.length > 0 ? ` begins with ${words.join(" or ")}` : ""
  const what = since === undefined ? "" : ` and is another than in ${since}`
  console.error(`No file of ${Object.keys(leastScores).join("/, ")}/${asked}${what}.`)
  process.exitCode = 1
}

/**
 * The files of a part that contain rules: no tests, nothing used only by tests, no error classes, which contain only
 * names, and no data such as books, lists and generated tables.
 */
function rulesOf(part) {
  const folder = part.split("/")[0]
  return readdirSync(join(root, sources, folder), { recursive: true })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter(
      (path) =>
        partOf(path) === part &&
        path.endsWith(".ts") &&
        !path.endsWith(".test.ts") &&
        !path.endsWith("-errors.ts") &&
        !/\/(testing|books|data|phone-metadata|[\w-]*demo-[a-z]+)\b/.test(path),
    )
    .sort()
}

/** A file, or its changed lines. */
function rangesOf(path) {
  return changed === null ? [path] : (changed.get(path) ?? []).map((range) => `${path}:${range}`)
}

/** The innermost part that contains a path. */
function partOf(path) {
  const parts = Object.keys(leastScores).filter((part) => path.startsWith(part.includes("/") ? part : `${part}/`))
  return parts.sort((a, b) => b.length - a.length)[0]
}

/** The tests of a folder and its subfolders, or those whose names begin with the machine's name. */
function testsOf(part) {
  return part.includes("/") ? `${part}*.test.ts` : `${part}/**/*.test.ts`
}
