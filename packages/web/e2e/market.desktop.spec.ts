import { typedInQatar } from "./pages/details-page.ts"
import { expect, test } from "./test.ts"

test("the Qatar host books in riyals, without VAT, on Doha time", async ({
  page,
  product,
  words,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
  confirmationPage,
}) => {
  await page.goto(`${product.urlOf("qatar.localhost")}/go/book`)
  await bookPage.fill("sameDay", ["Al Wakrah", "West Bay"])
  await bookPage.proceed()
  await expect(detailsPage.stop("pickup").getByText(words.booking.dohaTime).first()).toBeVisible()
  await detailsPage.fill(typedInQatar)
  await detailsPage.proceed()
  await expect(guestPage.summary).toContainText(/QAR|ر\.ق/)
  await expect(guestPage.summary).not.toContainText(words.summary.vat(0).slice(0, 3))
  await guestPage.proceed()
  await paymentPage.proceed()
  expect(await confirmationPage.reference()).toMatch(/^QA/)
})
