import type { Page } from "@playwright/test"
import { openCardPayment, openCashPayment } from "./booking-start.ts"
import { CardForm } from "./pages/card-form.ts"
import type { ProductServer } from "./product-server.ts"
import { callsOf, hire } from "./staff.ts"
import { expect, test } from "./test.ts"
import type { Words } from "./words.ts"

/** A code that takes the whole price off. */
async function givePromo(product: ProductServer, code: string): Promise<void> {
  const call = await callsOf(product, await hire(product, "admin", "Amal"))
  const discount = { code, discountType: "PERCENTAGE_DISCOUNT", discount: 100, cap: null, minimum: 0 }
  const open = { maximumUses: null, maximumUsesPerCustomer: null, bookingTypes: [], vehicles: [], public: false }
  const value = { domain: "AE", ...discount, ...open, validFrom: "2026-01-01T00:00:00.000Z", validUntil: null }
  await call("POST", "/v1.0/admin/promos", { value })
}

async function applyPromo(page: Page, { promo }: Words, code: string): Promise<void> {
  await page.getByLabel(promo.question).fill(code)
  await page.getByRole("button", { name: promo.apply, exact: true }).click()
  await expect(page.getByText(promo.applied(code))).toBeVisible()
}

test("where a promo leaves nothing to pay, no card is asked for, and the booking is confirmed by the press", async ({
  page,
  product,
  words,
  pages,
  paymentPage,
  confirmationPage,
}) => {
  await givePromo(product, "WHOLECARD")
  const { confirmation } = words
  const { number, pay } = new CardForm(page, words)
  await openCardPayment(pages)
  await expect(number).toBeVisible()
  await expect(pay).toBeVisible()
  await applyPromo(page, words, "WHOLECARD")
  await expect(paymentPage.bookNow).toContainText("0.00")
  await expect(number).toBeHidden()

  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
  await expect(page.getByText(confirmation.payment.card("AED 0.00"))).toBeHidden()
})

test("a driver asks for no cash where a promo left nothing to pay", async ({
  page,
  product,
  words,
  pages,
  paymentPage,
  confirmationPage,
  trackingPage,
}) => {
  await givePromo(product, "WHOLECASH")
  await openCashPayment(pages)
  await applyPromo(page, words, "WHOLECASH")
  await paymentPage.proceed()
  await expect(page.getByText(words.confirmation.payment.cashAtPickup("AED 0.00"))).toBeHidden()
  await confirmationPage.trackLink.click()
  await expect(trackingPage.ownBooking).toContainText(words.booking.total)
  await expect(trackingPage.ownBooking).not.toContainText(words.payment.payAtPickup)
})
