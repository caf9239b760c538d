import { openCardPayment } from "./booking-start.ts"
import { CardForm } from "./pages/card-form.ts"
import { callsOf, hire } from "./staff.ts"
import { expect, test } from "./test.ts"

test("where a promo leaves nothing to pay, no card is asked for, and the booking is confirmed by the press", async ({
  page,
  product,
  words,
  pages,
  paymentPage,
  confirmationPage,
}) => {
  const call = await callsOf(product, await hire(product, "admin", "Amal"))
  const discount = { code: "WHOLEPRICE", discountType: "PERCENTAGE_DISCOUNT", discount: 100, cap: null, minimum: 0 }
  const open = { maximumUses: null, maximumUsesPerCustomer: null, bookingTypes: [], vehicles: [], public: false }
  const value = { domain: "AE", ...discount, ...open, validFrom: "2026-01-01T00:00:00.000Z", validUntil: null }
  await call("POST", "/v1.0/admin/promos", { value })

  const { promo, confirmation } = words
  const { number, pay } = new CardForm(page, words)
  await openCardPayment(pages)
  await expect(number).toBeVisible()
  await expect(pay).toBeVisible()
  await page.getByLabel(promo.question).fill("WHOLEPRICE")
  await page.getByRole("button", { name: promo.apply, exact: true }).click()
  await expect(page.getByText(promo.applied("WHOLEPRICE"))).toBeVisible()
  await expect(paymentPage.bookNow).toContainText("0.00")
  await expect(number).toBeHidden()

  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
  await expect(page.getByText(confirmation.payment.card("AED 0.00"))).toBeHidden()
})
