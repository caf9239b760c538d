import { bookElsewhere } from "./owned-bookings.ts"
import { cards } from "./pages/card-form.ts"
import { newPerson, ownAddress } from "./people.ts"
import type { ProductServer } from "./product-server.ts"
import { expect, test } from "./test.ts"

/** What the owner of a booking sends: the path of a page on which anybody can pay for it. */
async function payLink(product: ProductServer): Promise<(key?: string) => string> {
  const { bkref, accessToken } = await bookElsewhere(product, newPerson())
  const headers = { "mersal-access": accessToken, ...ownAddress() }
  const answer = await fetch(`${product.url}/v1.0/bookings/${bkref}/pay-link`, { method: "POST", headers })
  const { token } = (await answer.json()).data
  return (key = token) => `/paymentUnique/?bookingId=${bkref}#pay=${key}`
}

test("whoever was sent a pay link pays the booking, after a card that was declined", async ({
  page,
  product,
  words,
  cardForm,
  bankPage,
}) => {
  const link = await payLink(product)
  await page.goto(link())
  await cardForm.payBy(cards.declined)
  await expect(page.getByRole("alert")).toContainText(words.card.failed)
  await page.getByRole("button", { name: words.card.tryAgain }).click()
  await cardForm.payBy(cards.asks3ds)
  await bankPage.decide("approve")
  await expect(page.getByRole("heading", { name: words.card.paid })).toBeVisible()

  await page.goto(link())
  await expect(page.getByText(words.payLink.nothingDue)).toBeVisible()
  await page.goto(link("wrong"))
  await page.reload()
  await expect(page.getByText(words.payLink.invalid)).toBeVisible()
})
