/**
 * `npm run bench:web`: measures pages in Chromium as a slow phone loads them, three times each, in rounds, and compares
 * the medians with scripts/web-goals.mjs. A run on a busy machine does not count and is made again, never passed.
 *
 * `npm run bench:web -- /go/book /tracking` measures only these pages.
 */
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { findBrowser } from "../../scripts/find-browser.mjs"
import { installIfNeeded } from "../../scripts/install.mjs"
import { serverEnvironment, serverFlags } from "../../scripts/tasks.mjs"
import { root, runTool } from "../../scripts/tools.mjs"
import { figuresOf, isBusy, judge, median, pages, referenceMark } from "../../scripts/web-goals.mjs"
import { bookOne } from "./book-one.mjs"

const runsOfPage = 3
/** How many rounds are made before the machine is reported as too busy. */
const mostRounds = 12
const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

process.env.PUPPETEER_SKIP_DOWNLOAD = "1"
const installed = await installIfNeeded(join(root, "tools/lighthouse"))
if (installed !== 0) process.exit(installed)
if ((await runTool(["scripts/build.mjs"])) !== 0) process.exit(1)

const { default: lighthouse } = await import("lighthouse")
const chromeLauncher = await import("chrome-launcher")
const { path: chromePath } = await findBrowser()
const folder = mkdtempSync(join(tmpdir(), "mersal-lighthouse-"))
const server = spawn(process.execPath, [...serverFlags, join(root, "packages/api/bundle/main.js")], {
  env: {
    ...serverEnvironment,
    PORT: process.env.PORT ?? "4390",
    SIMULATOR_PORT: "0",
    DATABASE_URL: `sqlite:${join(folder, "mersal.db")}`,
    LOG_LEVEL: "error",
  },
  stdio: ["ignore", "pipe", "inherit"],
})
let isMet = true
try {
  const address = await readyAddress(server)
  const wished = process.argv.slice(2)
  const reference = await bookOne(address)
  // A page is named without its query.
  const isWished = (path) => wished.length === 0 || wished.includes(path.split("?")[0])
  const measured = pages.filter(([path]) => isWished(path)).map(([path, goals]) => ({ path, goals, runs: [] }))
  /** The runs that count so far: which do is known only when the machine has shown its best. */
  const quietRuns = ({ runs }) => {
    const best = Math.max(...measured.flatMap((page) => page.runs.map(({ machine }) => machine)))
    return runs.filter(({ machine }) => !isBusy(machine, best)).slice(0, runsOfPage)
  }
  const isOpen = (page) => quietRuns(page).length < runsOfPage
  for (let round = 1; round <= mostRounds && measured.some(isOpen); round++)
    for (const { path, runs } of measured.filter(isOpen)) {
      const figures = await measure(address + path.replace(referenceMark, reference))
      if (typeof figures === "string") console.log(`  ${path}: not measured, the page did not load (${figures})`)
      else {
        runs.push(figures)
        console.log(`  ${path}: blocked ${figures.blocked} ms, the machine at ${figures.machine}`)
      }
    }
  for (const page of measured) isMet = tell(page.path, quietRuns(page), page.goals) && isMet
} finally {
  server.kill("SIGTERM")
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isMet ? 0 : 1

/**
 * One run, or why the page did not load: about once in thirty-five runs the browser never starts loading, and the
 * packaged browser, which has no windows, never does. It needs a full Chromium.
 */
async function measure(url) {
  const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: flags, logLevel: "silent" })
  try {
    const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "silent" })
    const fault = result ? result.lhr.runtimeError : { code: "NO_RESULT" }
    return fault ? fault.code : figuresOf(result.lhr)
  } finally {
    chrome.kill()
  }
}

function tell(path, runs, goals) {
  if (runs.length < runsOfPage) {
    console.log(`? ${path}: not measured, the machine was busy or the page did not load. Try again when that is over.`)
    return false
  }
  const { scores, largestPaint, blocked, shift, missed } = judge(runs, goals)
  const marks = Object.entries(scores).map(([name, score]) => `${name} ${score}`)
  const figures = [...marks, `largest paint ${largestPaint} ms`, `blocked ${blocked} ms`, `shift ${shift.toFixed(3)}`]
  // Blocked time depends on the machine's speed, because a task counts only above a fixed length: the figures of two
  // machines cannot be compared.
  figures.push(`the machine at ${median(runs.map(({ machine }) => machine))}`)
  console.log(`${missed.length === 0 ? "✓" : "✗"} ${path}: ${figures.join(", ")}`)
  for (const goal of missed) console.log(`    misses ${goal}`)
  return missed.length === 0
}

async function readyAddress(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /ready at ([^\s"]+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error("The server ended before it was ready")
}
