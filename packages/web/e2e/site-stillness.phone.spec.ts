import { drawn, holdBack } from "./held-back.ts"
import { shiftsOf, watchShifts } from "./page-shifts.ts"
import { expect, test } from "./test.ts"

for (const path of ["/", "/services/", "/shyft-courier-uae-delivery-service-coverage"]) {
  test(`nothing moves on ${path} when its letters and its script come after it was read`, async ({
    page,
    language,
    words,
  }) => {
    await watchShifts(page, 0)
    const lettersCome = await holdBack(page, "**/*.woff2")
    const scriptComes = await holdBack(page, "**/assets/*.js")
    await page.goto(language === "ar" ? `/ar${path}` : path, { waitUntil: "commit" })
    await expect(page.getByRole("contentinfo")).toBeVisible()
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
    // Longer than a browser waits for an optional font (font-display: optional).
    await page.waitForFunction(() => performance.now() > 300)
    scriptComes()
    await expect(page.getByRole("button", { name: words.shell.useDarkColours })).toBeEnabled()
    lettersCome()
    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /woff2$/.test(name)))
    await page.evaluate(() => document.fonts.ready)
    await drawn(page)
    expect(await shiftsOf(page)).toEqual([])
  })
}
