import { defineConfig, devices } from "@playwright/test"
import { browserFlags, findBrowser } from "./scripts/find-browser.mjs"
import { scratchFolder } from "./scripts/scratch-folder.mjs"

// Read by product-server.ts. Not TMPDIR, where the packaged browser unpacks itself.
process.env.MERSAL_SCRATCH = scratchFolder()

const { path: executablePath } = await findBrowser()

const layouts = { phone: devices["Pixel 7"], desktop: devices["Desktop Chrome"] }
const languages = { en: "en-AE", ar: "ar-AE" }

/**
 * Every test runs on a phone and on a desktop, in English and in Arabic: `phone-en`, `phone-ar` … The name of a file
 * says less: `.phone.spec.ts` and `.desktop.spec.ts` run in both languages, `.en.spec.ts` and `.ar.spec.ts` in both
 * layouts, and `.once.spec.ts` in English on a desktop alone.
 */
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
  const isFirst = layout === "desktop" && language === "en"
  return new RegExp(`\\.(${(isFirst ? others : [...others, "once"]).join("|")})\\.spec\\.ts$`)
}

export default defineConfig({
  testDir: "packages/web/e2e",
  outputDir: "test-results",
  projects,
  // A test waits for its page and its server more than it computes: three fill two cores, where two leave a part idle.
  workers: 3,
  // Longer than any test needs on a machine of its own; a busy one is no reason to fail.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  use: {
    timezoneId: "Asia/Dubai",
    // What a worker asks for cannot be forced to fail by a test: only the tests about it let it live.
    serviceWorkers: "block",
    // Recording costs a third of a run: ask for it when a failure is to be looked at (MERSAL_TRACE=1).
    trace: process.env.MERSAL_TRACE ? "retain-on-failure" : "off",
    launchOptions: { executablePath, args: browserFlags },
  },
})
