import { walkToQatarPayment } from "./card-walk.ts"
import { shiftsOf, watchShifts } from "./page-shifts.ts"
import { cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

// The card is sent by a call from the page to the gateway, which accepts none of our headers.
test.use({ extraHTTPHeaders: {} })

test("Qatar's debit card asks for no card here, and the bank's page for its PIN", async ({
  page,
  product,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  await walkToQatarPayment(product, pages)
  await cardForm.tab("debitCard").check()
  await expect(page.getByText(words.card.debitNote)).toBeVisible()
  await expect(cardForm.number).toBeHidden()
  await cardForm.pay.click()
  await page.locator("input[name=pin]").fill("1234")
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
})

test("a payment that was left at Qatar's bank keeps no room for a notice: nothing moves when it is asked about", async ({
  page,
  product,
  pages,
  cardForm,
}) => {
  await walkToQatarPayment(product, pages)
  await cardForm.tab("debitCard").check()
  await cardForm.pay.click()
  await expect(page.locator("input[name=pin]")).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/go\/payment$/)
  await watchShifts(page)
  const asked = page.waitForResponse((response) => response.url().includes("/payment/attempt"))
  await page.reload()
  await asked
  await expect(cardForm.tab("debitCard")).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
})

test("what Qatar's gateway does not take is said, and another card is tried in the same form", async ({
  page,
  product,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  await walkToQatarPayment(product, pages)
  await cardForm.tab("creditCard").check()
  await cardForm.payBy({ ...cards.plain, number: "4005550000000002" })
  await expect(page.getByRole("alert")).toContainText(words.notPlaced.failed)
  await cardForm.number.fill("")
  await cardForm.number.pressSequentially(cards.plain.number)
  await cardForm.pay.click()
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
})
