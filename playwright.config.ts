import { defineConfig, devices } from "@playwright/test"
import { browserFlags, findBrowser } from "./scripts/find-browser.mjs"
import { scratchFolder } from "./scripts/scratch-folder.mjs"

// Read by product-server.ts. Not TMPDIR, because the packaged browser unpacks itself there.
process.env.MERSAL_SCRATCH = scratchFolder()

const { path: executablePath } = await findBrowser()

const layouts = { phone: devices["Pixel 7"], desktop: devices["Desktop Chrome"] }
const languages = { en: "en-AE", ar: "ar-AE" }

/**
 * Every test runs on a phone and on a desktop, in English and in Arabic: `phone-en`, `phone-ar` … A file's name limits
 * that: `.phone.spec.ts` and `.desktop.spec.ts` run in both languages, `.en.spec.ts` and `.ar.spec.ts` in both layouts,
 * and `.once.spec.ts` in English on a desktop only.
 */
const projects = Object.entries(layouts).flatMap(([layout, device]) =>
  Object.entries(languages).map(([language, locale]) => ({
    name: `${layout}-${language}`,
    // A test for one layout or one language has its own file, so that no test is ever skipped.
    testIgnore: otherThan(layout, language),
    use: { ...device, locale },
  })),
)

function otherThan(layout: string, language: string): RegExp {
  const others = [...Object.keys(layouts), ...Object.keys(languages)].filter(
    (one) => one !== layout && one !== language,
  )
  const isFirst = layout === "desktop" && language === "en"
  return new RegExp(`\\.(${(isFirst ? others : [...others, "once"]).join("|")})\\.spec\\.ts$`)
}

export default defineConfig({
  testDir: "packages/web/e2e",
  outputDir: "test-results",
  projects,
  // A test mostly waits for its page and its server: three workers fill two cores, where two leave a part idle.
  workers: 3,
  // Longer than any test needs on an idle machine, because a busy one must not fail a test.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  use: {
    timezoneId: "Asia/Dubai",
    // A test cannot intercept a worker's requests, so only the tests about the worker allow it.
    serviceWorkers: "block",
    // Recording costs a third of a run: turn it on to examine a failure (MERSAL_TRACE=1).
    trace: process.env.MERSAL_TRACE ? "retain-on-failure" : "off",
    launchOptions: { executablePath, args: browserFlags },
  },
})
