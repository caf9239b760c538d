import { openConfirmation } from "./booking-start.ts"
import { BankPage, CardForm, cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

test("whoever was sent a pay link pays the booking, after a card that was declined", async ({
  page,
  browser,
  product,
  language,
  words,
  pages,
  confirmationPage,
}) => {
  await openConfirmation(pages)
  const reference = await confirmationPage.reference()
  const token = await page.evaluate(async (id) => {
    const answer = await fetch(`/v1.0/bookings/${id}/pay-link`, { method: "POST" })
    return (await answer.json()).data.token as string
  }, reference)

  const stranger = await browser.newContext()
  const payer = await stranger.newPage()
  await payer.addInitScript((chosen) => {
    if (location.protocol === "http:") localStorage.setItem("mersal.language", chosen)
  }, language)
  await payer.goto(`${product.url}/paymentUnique/?bookingId=${reference}#pay=${token}`)
  const form = new CardForm(payer, words)
  await form.payBy(cards.declined)
  await expect(payer.getByRole("alert")).toContainText(words.card.failed)
  await payer.getByRole("button", { name: words.card.tryAgain }).click()
  await form.payBy(cards.asks3ds)
  await new BankPage(payer).decide("approve")
  await expect(payer.getByRole("heading", { name: words.card.paid })).toBeVisible()

  await payer.goto(`${product.url}/paymentUnique/?bookingId=${reference}#pay=${token}`)
  await expect(payer.getByText(words.payLink.nothingDue)).toBeVisible()
  await payer.goto(`${product.url}/paymentUnique/?bookingId=${reference}#pay=wrong`)
  await payer.reload()
  await expect(payer.getByText(words.payLink.invalid)).toBeVisible()
  await stranger.close()
})
