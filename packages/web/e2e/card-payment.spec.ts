import { walkToCardPayment } from "./card-walk.ts"
import { cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

test("a card without 3-D Secure pays and confirms, with its last four digits and a receipt", async ({
  page,
  words,
  pages,
  cardForm,
  confirmationPage,
}) => {
  await walkToCardPayment(pages)
  await cardForm.fill(cards.plain)
  await cardForm.pay.click()
  await expect(confirmationPage.heading).toBeVisible()
  await expect(page.getByText(/0001/)).toBeVisible()
  const reference = await confirmationPage.reference()

  await page.getByRole("link", { name: words.confirmation.showInvoice }).click()
  await expect(page.getByRole("heading", { level: 1, name: words.receipt.titles["tax-invoice"] })).toBeVisible()
  await expect(page.getByText(words.receipt.paid, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/go/payment-recipt/${reference}$`))
})
