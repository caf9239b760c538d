import { walkToPayment } from "./booking-walk.ts"
import { expect, test } from "./test.ts"

test.use({ baseURL: ({ product }, use) => use(product.urlOf("production.localhost")) })

test("the production host names what is prohibited, draws the sizes, and books with the customer's word", async ({
  page,
  words,
  pages,
  bookPage,
  paymentPage,
  confirmationPage,
}) => {
  const { booking, firstStep, payment } = words
  await bookPage.open()
  await expect(page.getByRole("heading", { name: firstStep.guidelines, exact: true })).toBeVisible()
  for (const rule of [
    firstStep.guidelineLimit,
    firstStep.guidelineBox,
    firstStep.guidelineWait,
    firstStep.guidelinePacked,
  ])
    await expect(page.getByText(rule)).toBeVisible()
  await expect(page.getByText(booking.prohibitedList)).toBeVisible()
  await page.getByRole("button", { name: firstStep.guideOpen }).click()
  const guide = page.getByRole("dialog", { name: firstStep.guideTitle })
  await expect(guide.getByRole("figure")).toHaveCount(4)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: firstStep.guideOpen })).toBeFocused()

  await walkToPayment(pages, "nextDay")
  await expect(page.getByText(payment.policy)).toBeVisible()
  await paymentPage.atPickup.check()
  await paymentPage.bookNow.click()
  const consent = page.getByRole("checkbox", { name: payment.prohibitedConsent })
  await expect(consent).toBeFocused()
  await expect(consent).toHaveAccessibleDescription(payment.prohibitedMissing)
  await consent.check()
  await page.reload()
  await expect(consent).toBeChecked()
  const word = page.waitForResponse("**/v1.0/consents")
  await paymentPage.proceed()
  await expect(confirmationPage.heading).toBeVisible()
  expect((await word).request().postDataJSON()).toMatchObject({ subject: "prohibited-items", given: true })
  expect((await word).status()).toBe(200)
})
