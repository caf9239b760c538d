/**
 * `npm test`: the checks, the build, the tests and the browser tests; at the end the failures and one line with the
 * totals.
 *
 * With arguments (`npm test -- --project domain`) only Vitest runs, with those arguments.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findBrowser } from "./find-browser.mjs"
import { runGates, sizeGate, sourceGates } from "./gates.mjs"
import { passedTitles, unpinnedRows } from "./pinned-rows.mjs"
import { didNotRun, tallyOfPlaywright, tallyOfRows, tallyOfVitest } from "./tally.mjs"
import { runTool, toolPath } from "./tools.mjs"

const vitestArguments = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), "mersal-test-"))
const vitestReport = join(reports, "vitest.json")
const playwrightReport = join(reports, "playwright.json")
const total = { passed: 0, failed: 0 }
const failures = []

try {
  if (vitestArguments.length > 0) {
    console.log("Vitest only, as asked; `npm test` alone also runs the checks and the browser tests.")
    add(await runVitest(vitestArguments))
  } else {
    await runEverything()
  }
} finally {
  rmSync(reports, { recursive: true, force: true })
}
if (total.passed + total.failed === 0) total.failed = 1
for (const failure of failures) console.error(`\n✗ ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function runEverything() {
  add(await runGates(sourceGates))
  add(await runGates([{ name: "build", args: ["scripts/build.mjs"] }]))
  add(await runGates([sizeGate]))
  add(await runVitest([]))
  add(await runBrowserTests())
  add(checkPinnedRules())
}

/** Checks that every rule of docs/specification.md names a test that has just passed. */
function checkPinnedRules() {
  const titles = passedTitles(readReport(vitestReport), readReport(playwrightReport))
  const { rows, problems } = unpinnedRows(titles)
  if (problems.length === 0) console.log(`✓ ${rows} rows of the specification pinned to passed tests`)
  return tallyOfRows(problems)
}

async function runVitest(args) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`]
  const code = await runTool([toolPath("vitest"), "run", ...reporters, ...args])
  return tallyOfVitest(code, readReport(vitestReport))
}

async function runBrowserTests() {
  const browser = await findBrowser().catch((error) => error)
  if (browser instanceof Error) {
    return didNotRun(`browser tests: ${browser.message}`)
  }
  console.log(`Browser tests in ${browser.path} (${browser.from})`)
  const code = await runTool([toolPath("playwright"), "test"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })
  return tallyOfPlaywright(code, readReport(playwrightReport))
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined
}

function add(tally) {
  total.passed += tally.passed
  total.failed += tally.failed
  failures.push(...tally.failures)
}
