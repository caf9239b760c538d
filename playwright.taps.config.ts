import { devices } from "@playwright/test"
import base from "./playwright.config.ts"

/** `npm run bench:taps`: how soon each press of a booking is answered, and how soon news of the road are seen. */
export default {
  ...base,
  testDir: "packages/web/e2e/taps",
  globalSetup: "./packages/web/e2e/taps/quiet-machine.ts",
  testMatch: /(taps|news)\.ts$/,
  workers: 1,
  projects: [{ name: "phone", use: { ...devices["Pixel 7"], locale: "en-AE" } }],
}
