import { openSummary } from "./booking-start.ts"
import { expect, test } from "./test.ts"

test("a promo that was lost is told after a reload of a later step, and leads to where it is entered again", async ({
  page,
  words,
  pages,
  bookPage,
  detailsPage,
  guestPage,
}) => {
  const { promo, summary } = words
  await openSummary(pages)
  await guestPage.summary.getByLabel(promo.question).fill("WELCOME10")
  await guestPage.summary.getByRole("button", { name: promo.apply, exact: true }).click()
  await expect(guestPage.summary.getByText(promo.applied("WELCOME10"))).toBeVisible()
  await guestPage.summary.getByRole("button", { name: summary.editPickup }).click()
  await bookPage.proceed()
  await expect(detailsPage.heading).toBeVisible()
  await page.reload()
  await expect(detailsPage.heading).toBeVisible()
  await page.getByRole("button", { name: promo.enterAgain }).click()
  const sheet = page.getByRole("dialog")
  await expect(sheet.getByLabel(promo.question)).toHaveValue(/welcome10/i)
  await sheet.getByRole("button", { name: promo.apply, exact: true }).click()
  await expect(sheet.getByText(promo.applied("WELCOME10"))).toBeVisible()
  await page.keyboard.press("Escape")
  await detailsPage.proceed()
  await expect(guestPage.summary.getByText(summary.discount)).toBeVisible()
})
