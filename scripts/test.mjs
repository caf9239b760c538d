/**
 * `npm test`: the checks, the build, the tests, the browser tests, and at the end one line that counts them all.
 *
 * With arguments (`npm test -- --project domain`) only Vitest runs, with those arguments.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findBrowser } from "./find-browser.mjs"
import { runGates, sizeGate, sourceGates } from "./gates.mjs"
import { tallyOfPlaywright, tallyOfVitest } from "./tally.mjs"
import { freePort, runTool, toolPath } from "./tools.mjs"

const vitestArguments = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), "mersal-test-"))
const total = { passed: 0, failed: 0 }

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
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function runEverything() {
  add(await runGates(sourceGates))
  add(await runGates([{ name: "build", args: ["scripts/build.mjs"] }]))
  add(await runGates([sizeGate]))
  add(await runVitest([]))
  add(await runBrowserTests())
}

async function runVitest(args) {
  const report = join(reports, "vitest.json")
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const code = await runTool([toolPath("vitest"), "run", ...reporters, ...args])
  return tallyOfVitest(code, readReport(report))
}

async function runBrowserTests() {
  const browser = await findBrowser().catch((error) => error)
  if (browser instanceof Error) {
    console.error(`✗ browser tests: ${browser.message}`)
    return { passed: 0, failed: 1 }
  }
  console.log(`Browser tests in ${browser.path} (${browser.from})`)
  const report = join(reports, "playwright.json")
  const code = await runTool([toolPath("playwright"), "test"], {
    MERSAL_E2E_DATABASE: join(reports, "mersal.db"),
    MERSAL_E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return tallyOfPlaywright(code, readReport(report))
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined
}

function add({ passed, failed, complaints = [] }) {
  for (const complaint of complaints) console.error(`✗ ${complaint}`)
  total.passed += passed
  total.failed += failed
}
