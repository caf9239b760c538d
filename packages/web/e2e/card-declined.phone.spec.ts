import { openCardPayment } from "./booking-start.ts"
import { cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

test("a declined card is told, and another one pays the same booking", async ({
  page,
  words,
  pages,
  cardForm,
  confirmationPage,
}) => {
  await openCardPayment(pages)
  await cardForm.payBy(cards.declined)
  await expect(page.getByRole("alert")).toContainText(words.card.failed)
  await page.getByRole("button", { name: words.card.tryAgain }).click()
  await page.waitForURL("**/go/payment")
  await expect(page.getByRole("alert")).toContainText(words.card.declined)
  await expect(cardForm.number).toHaveValue("")
  await cardForm.payBy(cards.plain)
  await expect(confirmationPage.heading).toBeVisible()
})
