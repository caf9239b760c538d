import { walkToQatarPayment } from "./card-walk.ts"
import { cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

// The card is sent by a call from the page to the gateway, which accepts none of our headers.
test.use({ extraHTTPHeaders: {} })

test("Qatar's card form posts to the gateway, and the bank's page leads to the confirmation", async ({
  product,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  await walkToQatarPayment(product, pages, cardForm.tab("creditCard"))
  await cardForm.fill({ ...cards.plain, expiry: "052030" })
  await cardForm.pay.click()
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
  expect(await confirmationPage.reference()).toMatch(/^QA/)
})
