import { openCardPayment } from "./booking-start.ts"
import { cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

test("whoever changes what a declined card left held has its promo and its window again, and hears nothing more of it", async ({
  page,
  words,
  pages,
  cardForm,
  guestPage,
  paymentPage,
  confirmationPage,
  trackingPage,
}) => {
  const { promo } = words
  const { summary } = guestPage
  const apply = async () => {
    await summary.getByLabel(promo.question).fill("WELCOME10")
    await summary.getByRole("button", { name: promo.apply, exact: true }).click()
    await expect(summary.getByText(promo.applied("WELCOME10"))).toBeVisible()
  }
  await openCardPayment(pages)
  await page.goto("/go/guest")
  await apply()
  await guestPage.proceed()
  const first = page.waitForResponse("**/order/createOrder")
  await cardForm.payBy(cards.declined)
  const { bkref } = (await (await first).json()).data
  await page.getByRole("button", { name: words.cardReturn.tryAgain }).click()
  await page.waitForURL("**/go/payment")

  // The press on Edit alone costs the promo, and with it what was held.
  await page.goto("/go/guest")
  await summary.getByRole("button", { name: words.summary.editPickup }).click()
  await page.waitForURL("**/go/book")
  await page.goto("/go/guest")
  await apply()
  await guestPage.proceed()
  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
  expect(await confirmationPage.reference()).not.toBe(bkref)
  await trackingPage.open()
  await trackingPage.lookUp(bkref)
  await expect(page.getByRole("main")).toContainText(words.notComing.cancelled.title)
})
