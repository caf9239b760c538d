import { walkToPayment } from "./booking-walk.ts"
import { expect, test } from "./test.ts"

test("a browser that refuses to store anything books and tracks all the same, and forgets it with the page", async ({
  page,
  pages,
  words,
  bookPage,
  paymentPage,
  confirmationPage,
  trackingPage,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError")
        },
      })
  })
  await walkToPayment(pages)
  await paymentPage.atPickup.check()
  await paymentPage.proceed()
  await confirmationPage.trackLink.click()
  await expect(trackingPage.timeline).toContainText(words.tracking.steps.orderPlaced)
  await expect(trackingPage.ownBooking).toBeVisible()

  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await bookPage.open()
  await expect(bookPage.pickup).toHaveValue("")
})
