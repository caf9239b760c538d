import type { Locator } from "@playwright/test"
import { expect, test } from "./test.ts"

test("My Account says its name, and its first section begins where the page's text does", async ({ page, words }) => {
  await page.goto("/go/account")
  const main = page.getByRole("main")
  await expect(main.getByText(words.shell.myAccount, { exact: true })).toBeVisible()
  const heading = main.getByRole("heading", { level: 1, name: words.myAccount.tabs.bookings })
  const first = main.getByRole("link", { name: words.myAccount.tabs.bookings, exact: true }).locator("svg")
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const begins = await beginOf(first)
    expect(Math.abs(begins - (await beginOf(heading))), `at ${width}`).toBeLessThanOrEqual(1)
  }
})

const beginOf = (part: Locator): Promise<number> =>
  part.evaluate((shown) => {
    const { left, right } = shown.getBoundingClientRect()
    return document.documentElement.dir === "rtl" ? right : left
  })
