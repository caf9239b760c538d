import { openCardPayment } from "./booking-start.ts"
import { BankPage, CardForm, cards } from "./pages/card-form.ts"
import { PaymentPage } from "./pages/payment-page.ts"
import { expect, test } from "./test.ts"

test("after a declined card the booking that is held is paid in cash", async ({
  page,
  words,
  pages,
  cardForm,
  paymentPage,
  confirmationPage,
}) => {
  await openCardPayment(pages)
  await cardForm.payBy(cards.declined)
  await page.getByRole("button", { name: words.card.payCash }).click()
  await page.waitForURL("**/go/payment")
  await expect(paymentPage.atPickup).toBeChecked()
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
  const [cash = ""] = words.confirmation.payCashAtPickup("|").split("|")
  await expect(page.getByText(cash.trim())).toBeVisible()
  await page.reload()
  await expect(page.getByText(cash.trim())).toBeVisible()
})

test("a bank that says no, and one that is told to stop, are failures to go on from", async ({
  page,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  await openCardPayment(pages)
  for (const decision of ["fail", "cancel"] as const) {
    await cardForm.payBy(cards.asks3ds)
    await bankPage.decide(decision)
    await expect(page.getByRole("alert")).toContainText(words.card.failed)
    await page.getByRole("button", { name: words.card.tryAgain }).click()
    await page.waitForURL("**/go/payment")
  }
  await cardForm.payBy(cards.asks3ds)
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
})

test("the bank asks, the customer approves, and a reload shows the same confirmation", async ({
  page,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
  trackingPage,
}) => {
  await openCardPayment(pages)
  await cardForm.payBy(cards.asks3ds)
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
  const reference = await confirmationPage.reference()
  await page.reload()
  await expect(confirmationPage.heading).toBeVisible()
  expect(await confirmationPage.reference()).toBe(reference)
  await expect(page.getByText(/8902/)).toBeVisible()

  // Nothing is left to pay to the driver.
  await confirmationPage.trackLink.click()
  await expect(trackingPage.ownBooking).toContainText(words.booking.total)
  await expect(trackingPage.ownBooking).not.toContainText(words.payment.payAtDropOff)
})

test("a bank's page that was closed with its tab is reached from another one, and cash is a way out in its time", async ({
  context,
  page,
  product,
  words,
  pages,
  cardForm,
}) => {
  await openCardPayment(pages)
  await cardForm.payBy(cards.asks3ds)
  await new BankPage(page).faults()
  await page.close()

  const again = await context.newPage()
  await again.goto("/go/payment")
  await new CardForm(again, words).payBy(cards.plain)
  await expect(again.getByRole("alert")).toContainText(words.payment.begunHere)
  await again.getByRole("link", { name: words.card.goOn }).click()
  await new BankPage(again).faults()
  await again.close()

  await product.setClock("2026-11-21T09:36:00+04:00")
  const last = await context.newPage()
  await last.goto("/go/payment")
  await new PaymentPage(last, words).proceed()
  await expect(last.getByRole("heading", { level: 1, name: words.confirmation.title })).toBeVisible()
})
