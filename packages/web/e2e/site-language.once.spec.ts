import { siteWords } from "./site-words.ts"
import { expect, test } from "./test.ts"

test("a way that is asked for after Arabic was chosen in another tab is answered by the Arabic page", async ({
  context,
  page,
  product,
}) => {
  const { en, ar } = siteWords
  await page.goto("/")
  await context.addCookies([{ name: "language", value: "ar", url: product.url }])
  await page.getByLabel(en.landing.to, { exact: true }).selectOption("ae-fujairah")
  await expect(page.locator("html")).toHaveAttribute("lang", "ar")
  await expect(page.getByLabel(ar.landing.to, { exact: true })).toHaveValue("ae-fujairah")
  await expect(page).toHaveURL(/\/ar\/\?.*to=ae-fujairah/)
})
