import type { Locator } from "@playwright/test"
import { openSummary } from "./booking-start.ts"
import { bookElsewhere } from "./owned-bookings.ts"
import { typed } from "./pages/details-page.ts"
import { newPerson } from "./people.ts"
import { expect, test } from "./test.ts"

// A promo that is used up for good must be in no other file's product.
test.use({ productOf: "used promos" })

test("a promo that its customer has used is refused at Apply, and where he uses it meanwhile, with the price without it", async ({
  product,
  page,
  words,
  pages,
  guestPage,
  paymentPage,
  confirmationPage,
}) => {
  const { promo } = words
  const { summary } = guestPage
  const apply = async () => {
    await summary.getByLabel(promo.question).fill("WELCOME10")
    await summary.getByRole("button", { name: promo.apply, exact: true }).click()
  }
  await openSummary(pages)
  await apply()
  await expect(summary.getByText(promo.applied("WELCOME10"))).toBeVisible()
  await guestPage.proceed()
  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  const seen = await totalOn(paymentPage.bookNow)

  // The same customer uses it on another device.
  await bookElsewhere(product, { ...newPerson(), phone: typed.guest.phone }, { prmcde: "WELCOME10" })
  await paymentPage.bookNow.click()
  await expect(paymentPage.alert.filter({ hasText: promo.refusals["not-found"] })).toContainText(seen)
  const plain = await totalOn(paymentPage.bookNow)
  expect(Number(plain)).toBeGreaterThan(Number(seen))
  await expect(paymentPage.alert.filter({ hasText: promo.refusals["not-found"] })).toContainText(plain)
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
  await expect(page.getByText(plain).first()).toBeVisible()

  await openSummary(pages)
  await apply()
  await expect(summary.getByRole("alert")).toHaveText(promo.refusals["not-found"])
})

test("the code of a booking is not left in the field of the next one", async ({
  words,
  pages,
  guestPage,
  paymentPage,
  confirmationPage,
}) => {
  const { promo } = words
  const { summary } = guestPage
  const field = summary.getByLabel(promo.question)
  await openSummary(pages)
  await field.fill("WELCOME10")
  await summary.getByRole("button", { name: promo.apply, exact: true }).click()
  await expect(summary.getByText(promo.applied("WELCOME10"))).toBeVisible()
  await guestPage.proceed()
  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()

  await openSummary(pages)
  await expect(field).toHaveValue("")
})

async function totalOn(button: Locator): Promise<string> {
  const total = /\d+\.\d\d/
  await expect(button).toContainText(total)
  return total.exec(await button.innerText())?.[0] ?? "no total"
}
