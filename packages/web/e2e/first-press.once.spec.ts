import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test("a payment method that is pressed as soon as it is drawn stays chosen", async ({ page, paymentPage }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, watching) => {
      const cash = document.querySelector<HTMLInputElement>("input[name=payment-tab][value=cash]")
      if (!cash) return
      watching.disconnect()
      cash.click()
    }).observe(document, { childList: true, subtree: true })
  })
  await openWith(page, "/go/payment")
  await expect(paymentPage.atPickup).toBeVisible()
  await expect(paymentPage.cashTab).toBeChecked()
})
