import { devices } from "@playwright/test"
import base from "./playwright.config.ts"

const phone = { ...devices["Pixel 7"], deviceScaleFactor: 1.5 }
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } }

/** `npm run docs:screens`: the main screens as pictures, in four dresses between them. */
export default {
  ...base,
  testDir: "packages/web/e2e/screens",
  testMatch: /screens\.ts$/,
  projects: [
    { name: "phone-light-en", use: { ...phone, locale: "en-AE", colorScheme: "light" as const } },
    { name: "phone-dark-ar", use: { ...phone, locale: "ar-AE", colorScheme: "dark" as const } },
    { name: "desktop-light-ar", use: { ...desktop, locale: "ar-AE", colorScheme: "light" as const } },
    { name: "desktop-dark-en", use: { ...desktop, locale: "en-AE", colorScheme: "dark" as const } },
  ],
}
