import { devices } from "@playwright/test"
import base from "./playwright.config.ts"

/** `npm run bench:taps`: how soon each press of a booking is answered. */
export default {
  ...base,
  testDir: "packages/web/e2e/taps",
  testMatch: /taps\.ts$/,
  workers: 1,
  projects: [{ name: "phone", use: { ...devices["Pixel 7"], locale: "en-AE" } }],
}
