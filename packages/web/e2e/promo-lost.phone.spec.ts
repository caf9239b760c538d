import { openSummary } from "./booking-start.ts"
import { inspect } from "./inspection.ts"
import { expect, test } from "./test.ts"

test("a promo that was lost is told after a reload of a later step, and leads to where it is entered again", async ({
  page,
  words,
  pages,
  bookPage,
  detailsPage,
  guestPage,
}) => {
  const { booking, promo, summary } = words
  await openSummary(pages)
  await guestPage.summary.getByLabel(promo.question).fill("WELCOME10")
  await guestPage.summary.getByRole("button", { name: promo.apply, exact: true }).click()
  await expect(guestPage.summary.getByText(promo.applied("WELCOME10"))).toBeVisible()
  await guestPage.summary.getByRole("button", { name: `${summary.edit}: ${booking.pickup}` }).click()
  await bookPage.proceed()
  await expect(detailsPage.heading).toBeVisible()
  await page.reload()
  await expect(detailsPage.heading).toBeVisible()
  await page.getByRole("button", { name: promo.enterAgain }).click()
  const sheet = page.getByRole("dialog")
  await expect(sheet.getByLabel(promo.question)).toHaveValue(/welcome10/i)
  await expect(sheet.getByLabel(promo.question)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(sheet.getByText(promo.applied("WELCOME10"))).toBeVisible()
  await page.keyboard.press("Escape")
  await detailsPage.proceed()
  await expect(guestPage.summary.getByText(summary.discount)).toBeVisible()
})

test("a promo that was lost is told at every step in what a phone shows first, and leads to where it is entered", async ({
  page,
  words,
  pages,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
}) => {
  const { booking, promo, summary } = words
  await page.setViewportSize({ width: 390, height: 664 })
  await openSummary(pages)
  await guestPage.summary.getByLabel(promo.question).fill("WELCOME10")
  await guestPage.summary.getByRole("button", { name: promo.apply, exact: true }).click()
  await expect(guestPage.summary.getByText(promo.applied("WELCOME10"))).toBeVisible()
  await guestPage.summary.getByRole("button", { name: `${summary.edit}: ${booking.pickup}` }).click()
  const told = page.getByRole("button", { name: promo.enterAgain })
  const isTold = () => expect(told).toBeInViewport({ ratio: 1 })
  await isTold()
  await bookPage.proceed()
  await expect(detailsPage.heading).toBeVisible()
  await isTold()
  await detailsPage.proceed()
  await expect(guestPage.heading).toBeVisible()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 })
    await isTold()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await inspect(page, `a lost promo at ${width}`)
  }
  await guestPage.proceed()
  await isTold()
  await page.goBack()
  await expect(guestPage.heading).toBeVisible()
  await told.click()
  const code = guestPage.summary.getByLabel(promo.question)
  await expect(code).toBeFocused()
  await expect(code).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Enter")
  await expect(guestPage.summary.getByText(promo.applied("WELCOME10"))).toBeVisible()
  await expect(told).toBeHidden()
  await guestPage.proceed()
  await expect(paymentPage.heading).toBeVisible()
  await expect(told).toBeHidden()
})
