import { expect, test } from "./test.ts"

test("a step that is not open leads to the last one that is", async ({ page, words, bookPage }) => {
  for (const path of ["/go/payment", "/go/guest", "/go/details", "/go"]) {
    await page.goto(path)
    await expect(bookPage.heading).toBeVisible()
    await expect(page).toHaveURL(/\/go\/book$/)
    await expect(page.getByText(words.stepNotice.stepMissing)).toHaveCount(/go\/./.test(path) ? 1 : 0)
  }
})

test("/go/ar speaks Arabic from right to left", async ({ page }) => {
  await page.goto("/go/ar")
  await expect(page.getByRole("heading", { level: 1, name: "احجز مندوب توصيل" })).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", "ar")
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl")
  await expect(page).toHaveURL(/\/go\/book$/)
})

test("an address that nobody knows says so with status 404", async ({ page, words }) => {
  const answer = await page.goto("/no-such-page")
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: words.shell.notFoundTitle })).toBeVisible()
})

test("without a booking the confirmation says that there is none", async ({ page, words }) => {
  await page.goto("/go/booking-confirmation")
  await expect(page.getByRole("heading", { level: 1, name: words.confirmation.nothingHere })).toBeVisible()
})
