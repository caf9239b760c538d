import { type Reference, unbrokenReference } from "@mersal/domain/booking/order/reference"
import { openBankPage, openCardPayment } from "./booking-start.ts"
import { payDeclined } from "./declined-card.ts"
import { ConfirmationPage } from "./pages/confirmation-page.ts"
import { DetailsPage } from "./pages/details-page.ts"
import { GuestPage } from "./pages/guest-page.ts"
import { PaymentPage } from "./pages/payment-page.ts"
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
  const bkref = await payDeclined(cardForm, words)

  // The press on Edit alone costs the promo, and with it the held booking.
  await page.goto("/go/guest")
  const givenBack = page.waitForResponse(`**/bookings/${bkref}/cancel`)
  await summary.getByRole("button", { name: `${words.summary.edit}: ${words.booking.pickup}` }).click()
  await page.waitForURL("**/go/book")
  await givenBack
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

test("whoever changes what a declined card left held, in a second window, goes on with the change in both", async ({
  context,
  page,
  words,
  pages,
  cardForm,
  paymentPage,
  confirmationPage,
}) => {
  await openCardPayment(pages)
  const reference = await payDeclined(cardForm, words)
  const [kept = ""] = words.notPlaced.heldUntilPaid("|").split("|")
  const countdown = page.getByText(kept.trim())
  await expect(countdown).toBeVisible()

  const other = await context.newPage()
  const otherDetails = new DetailsPage(other, words)
  await other.goto("/go/details")
  await otherDetails.building("dropOff").fill("Villa 8")
  await expect(countdown).toHaveCount(0)
  await expect(page.getByRole("main")).toContainText("Villa 8")
  await expect(page).toHaveURL(/\/go\/payment$/)
  await expect(otherDetails.building("dropOff")).toHaveValue("Villa 8")

  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
  expect(await confirmationPage.reference()).not.toBe(reference)
})

test("whoever approves at his bank what he has booked in cash meanwhile reads that it goes back, and is led to his booking", async ({
  context,
  page,
  words,
  pages,
  cardForm,
  bankPage,
}) => {
  await openBankPage(pages, cardForm)

  const other = await context.newPage()
  const detailsPage = new DetailsPage(other, words)
  const guestPage = new GuestPage(other, words)
  const paymentPage = new PaymentPage(other, words)
  const confirmationPage = new ConfirmationPage(other, words)
  await other.goto("/go/details")
  await detailsPage.building("dropOff").fill("Villa 8")
  await detailsPage.continueButton.click()
  await other.waitForURL("**/go/guest")
  await guestPage.proceed()
  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
  const reference = await confirmationPage.reference()

  await bankPage.decide("approve")
  const alert = page.getByRole("alert")
  await expect(alert).toContainText(words.notPlaced.refunded)
  await expect(alert).toContainText(words.cardReturn.lastBooking(unbrokenReference(reference as Reference)))
  await expect(page.getByRole("button", { name: words.cardReturn.tryAgain })).toHaveCount(0)
  await page.getByRole("link", { name: words.cardReturn.track }).click()
  await page.waitForURL(`**/tracking/status?bookingId=${reference}`)
})
