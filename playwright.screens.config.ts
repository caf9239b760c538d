import { devices } from "@playwright/test"
import base from "./playwright.config.ts"

const phone = { ...devices["Pixel 7"], deviceScaleFactor: 1.5 }
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } }
const light = { colorScheme: "light" as const }
const dark = { colorScheme: "dark" as const }
const screens = /screens\.ts$/
const dresses = [
  { name: "desktop-light-en", testMatch: screens, use: { ...desktop, ...light, locale: "en-AE" } },
  { name: "desktop-dark-ar", testMatch: screens, use: { ...desktop, ...dark, locale: "ar-AE" } },
  { name: "phone-light-ar", testMatch: screens, use: { ...phone, ...light, locale: "ar-AE" } },
  { name: "phone-dark-en", testMatch: screens, use: { ...phone, ...dark, locale: "en-AE" } },
]

/** `npm run docs:screens`: the main screens as pictures, in four dresses between them, and the pictures made of them. */
export default {
  ...base,
  testDir: "packages/web/e2e/screens",
  projects: [
    ...dresses,
    {
      name: "together",
      testMatch: /together\.ts$/,
      dependencies: dresses.map(({ name }) => name),
      use: { ...desktop, ...light, deviceScaleFactor: 1 },
    },
    {
      name: "share",
      testMatch: /share\.ts$/,
      use: { ...desktop, ...light, viewport: { width: 1200, height: 630 } },
    },
  ],
}
