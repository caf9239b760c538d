import type { Page } from "@playwright/test"
import { openCardPayment } from "./booking-start.ts"
import { BankPage, CardForm, cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"
import type { Words } from "./words.ts"

test("a dearer change that is pressed twice and paid in two tabs is charged once, and each tab is told so", async ({
  context,
  page,
  words,
  pages,
  cardForm,
  confirmationPage,
}) => {
  const { cardReturn, confirmation, myBookings, notPlaced } = words
  await openCardPayment(pages)
  await cardForm.payBy(cards.plain)
  await expect(confirmationPage.heading).toBeVisible()
  await page.getByRole("link", { name: confirmation.manage }).click()
  await page.getByRole("link", { name: myBookings.change }).click()
  await page.waitForURL(/\/change$/)
  await seeNewPrice(page, words)
  const other = await context.newPage()
  await other.goto(page.url())
  await seeNewPrice(other, words)

  const begun: string[] = []
  page.on("request", (request) => request.url().endsWith("/change/payment") && begun.push(request.url()))
  const { name, number, expiry, cvc } = cards.asks3ds
  await cardForm.name.fill(name)
  await cardForm.number.fill(number)
  await cardForm.expiry.fill(expiry)
  await cardForm.cvc.fill(cvc)
  await cardForm.pay.dblclick()
  await new BankPage(page).faults()
  expect(begun).toHaveLength(1)

  await new CardForm(other, words).payBy(cards.plain)
  await expect(other.getByRole("dialog").getByRole("alert")).toContainText(notPlaced.begunUntil("").split(".")[0] ?? "")
  await expect(new CardForm(other, words).pay).toBeDisabled()
  await other.getByRole("link", { name: notPlaced.goOn }).click()
  await new BankPage(other).decide("approve")
  await expect(other.getByRole("heading", { name: cardReturn.paid })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("heading", { name: cardReturn.paid })).toBeVisible()
  const main = page.getByRole("main")
  await page.getByRole("link", { name: cardReturn.toBooking }).click()
  await expect(main.getByRole("button", { name: /INV-AE-/ })).toHaveCount(2)
  await page.goto("/go/booking-confirmation")
  await expect(main, "of two cards none is named").toContainText(confirmation.payment.card("", null).trim())
})

/** Chooses another drop-off and asks for its price. */
async function seeNewPrice(page: Page, words: Words) {
  const { booking, details, myBookings } = words
  await page.getByRole("combobox", { name: booking.dropOffAddress }).fill("Ras Al Khaimah")
  await page.getByRole("option").first().click()
  await page.getByLabel(details.building).last().fill("Villa 8")
  await page.getByRole("button", { name: myBookings.checkChange }).click()
  await new CardForm(page, words).number.waitFor()
}
