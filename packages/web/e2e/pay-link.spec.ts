import { payLinkOf } from "./owned-bookings.ts"
import { cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

test("whoever was sent a pay link pays the booking, after a card that was declined", async ({
  page,
  product,
  words,
  cardForm,
  bankPage,
}) => {
  const link = await payLinkOf(product)
  await page.goto(link())
  const main = page.getByRole("main")
  const due = main.getByRole("definition").last()
  await expect(due).toContainText(/\d/)
  const amount = await due.innerText()
  await cardForm.payBy(cards.declined)
  await expect(page.getByRole("alert")).toContainText(words.notPlaced.failed)
  await page.getByRole("button", { name: words.cardReturn.tryAgain }).click()
  await cardForm.payBy(cards.asks3ds)
  await bankPage.decide("approve")
  await expect(page.getByRole("heading", { name: words.cardReturn.paid })).toBeVisible()
  // Whoever paid sees what he has paid.
  await expect(main).toContainText(amount)

  await page.goto(link())
  await expect(page.getByText(words.payLink.nothingDue)).toBeVisible()
  await page.goto(link("wrong"))
  await page.reload()
  await expect(page.getByText(words.payLink.invalid)).toBeVisible()
})
