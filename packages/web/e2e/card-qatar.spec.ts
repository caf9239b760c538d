import type { BookingPages } from "./booking-walk.ts"
import { cards } from "./pages/card-form.ts"
import type { ProductServer } from "./product-server.ts"
import { expect, test } from "./test.ts"

async function walkToQatarPayment(product: ProductServer, { bookPage, detailsPage, guestPage }: BookingPages) {
  await bookPage.page.goto(`${product.urlOf("qatar.localhost")}/go/book`)
  await bookPage.fill("sameDay", ["Al Wakrah", "West Bay"])
  await bookPage.proceed()
  await detailsPage.fill()
  await detailsPage.guestPhone.fill("3312 3456")
  await detailsPage.contactPhone.fill("5512 3456")
  await detailsPage.guestEmail.fill("aisha@example.com")
  await detailsPage.proceed()
  await guestPage.proceed()
}

test("Qatar's card form posts to the gateway, and the bank's page leads to the confirmation", async ({
  product,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  await walkToQatarPayment(product, pages)
  await cardForm.tab("creditCard").check()
  await cardForm.fill({ ...cards.plain, expiry: "052030" })
  await cardForm.pay.click()
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
  expect(await confirmationPage.reference()).toMatch(/^QA/)
})

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
  await cardForm.fill({ ...cards.plain, number: "4005550000000002" })
  await cardForm.pay.click()
  await expect(page.getByRole("alert")).toContainText(words.card.failed)
  await cardForm.number.fill("")
  await cardForm.number.pressSequentially(cards.plain.number)
  await cardForm.pay.click()
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
})
