import { inspect } from "./inspection.ts"
import { expect, test } from "./test.ts"

test("the reference of the API can be read by everybody and fits, and its list of calls leads to each", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto("/docs/api")
  await expect(page.locator("h1")).toBeInViewport()
  await page.locator("#calls a[href='#createOrder']").click()
  await expect(page.locator("#createOrder h3")).toBeInViewport()
  // One function renders all calls, so some are tested for all two hundred, which would take axe half a minute.
  await page.evaluate(() => {
    for (const [index, call] of [...document.querySelectorAll("article")].entries()) if (index % 40 > 0) call.remove()
  })
  await inspect(page, "/docs/api on a narrow screen")
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: "dark" })
  await inspect(page, "/docs/api on a wide screen, in dark colours")
})
