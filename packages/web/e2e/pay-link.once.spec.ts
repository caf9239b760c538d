import { bookElsewhere } from "./owned-bookings.ts"
import { cards } from "./pages/card-form.ts"
import { newPerson } from "./people.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test("the page of a pay link leads on whoever has neither a link nor the booking's session", async ({ page }) => {
  for (const address of ["/paymentUnique/?bookingId=AE4K7M2XQ9TB3HV", "/paymentUnique/"]) {
    await page.goto(address)
    // The first page about the product, not the booking that is at / within the application.
    await page.waitForURL((url) => url.pathname === "/")
  }
})

test("a pay link that opens nothing leads nowhere, and says so", async ({ page, words }) => {
  await page.goto("/paymentUnique/?bookingId=AE4K7M2XQ9TB3HV#pay=0123456789abcdef")
  await expect(page.getByText(words.payLink.invalid)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe("/paymentUnique/")
})

test("who owns a booking by its key alone pays it, and comes back to it after a card that was declined", async ({
  page,
  product,
  words,
  cardForm,
  guestPage,
}) => {
  const { bkref, accessToken } = await bookElsewhere(product, newPerson(), { paytyp: "card" })
  // Another booking is being filled in in this browser.
  await openWith(page, "/go/guest")
  await guestPage.heading.waitFor()
  await page.goto(`/tracking/status?bookingId=${bkref}#access=${accessToken}`)
  await page.getByRole("link", { name: words.live.manage }).click()
  await page.getByRole("link", { name: words.myBookings.payNow }).click()
  await cardForm.payBy(cards.declined)
  await page.getByRole("button", { name: words.cardReturn.tryAgain }).click()
  await page.waitForURL(`**/paymentUnique/?bookingId=${bkref}`)
  await cardForm.payBy(cards.plain)
  await expect(page.getByRole("heading", { name: words.cardReturn.paid })).toBeVisible()
})
