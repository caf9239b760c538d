import { tmpdir } from "node:os"
import { join } from "node:path"
import { defineConfig, devices } from "@playwright/test"
import { browserFlags, findBrowser } from "./scripts/find-browser.mjs"

const port = Number(process.env.MERSAL_E2E_PORT ?? 4780)
const baseURL = `http://127.0.0.1:${port}`
/** The database file of the server under test: a new one for each run. */
const database = process.env.MERSAL_E2E_DATABASE ?? join(tmpdir(), `mersal-e2e-${process.pid}.db`)
const { path: executablePath } = await findBrowser()

const layouts = { phone: devices["Pixel 7"], desktop: devices["Desktop Chrome"] }
const languages = { en: "en-AE", ar: "ar-AE" }

/** Every test runs on a phone and on a desktop, in English and in Arabic: `phone-en`, `phone-ar` … */
const projects = Object.entries(layouts).flatMap(([layout, device]) =>
  Object.entries(languages).map(([language, locale]) => ({
    name: `${layout}-${language}`,
    // A test for one layout or one language lives in its own file, so that none is ever skipped.
    testIgnore: otherThan(layout, language),
    use: { ...device, locale },
  })),
)

function otherThan(layout: string, language: string): RegExp {
  const others = [...Object.keys(layouts), ...Object.keys(languages)].filter(
    (one) => one !== layout && one !== language,
  )
  return new RegExp(`\\.(${others.join("|")})\\.spec\\.ts$`)
}

export default defineConfig({
  testDir: "packages/web/e2e",
  outputDir: "test-results",
  projects,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  use: {
    baseURL,
    timezoneId: "Asia/Dubai",
    trace: "retain-on-failure",
    launchOptions: { executablePath, args: browserFlags },
  },
  webServer: {
    command: `"${process.execPath}" --enable-source-maps packages/api/dist/main.js`,
    url: `${baseURL}/healthz`,
    env: { PORT: String(port), DATABASE_URL: `sqlite:${database}` },
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
})
