import { inspect } from "./inspection.ts"
import { expect, test } from "./test.ts"

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test("every screen can be used by everybody and fits", async ({
      page,
      words,
      bookPage,
      detailsPage,
      guestPage,
      paymentPage,
      cardForm,
      confirmationPage,
      trackingPage,
      language,
    }) => {
      // Colours are the same in every language, so each width is tested in both schemes, one per language.
      const colorScheme = (language === "ar") === (width === 320) ? "dark" : "light"
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme })
      const look = (screen: string) => inspect(page, `${screen}, in ${colorScheme} colours`)
      await bookPage.open()
      await look("/go/book")
      await bookPage.continueButton.click()
      await bookPage.pickup.fill("Dubai")
      await page.getByRole("listbox", { name: words.booking.pickupAddress }).getByRole("option").first().waitFor()
      await look("/go/book with errors and suggestions")
      await bookPage.fill("sameDay")
      await expect(bookPage.priced).toBeAttached()
      await look("/go/book filled in")
      await bookPage.proceed()
      await detailsPage.continueButton.click()
      await expect(detailsPage.alert).toBeFocused()
      await look("/go/details with errors")
      await detailsPage.fill()
      await detailsPage.guestEmail.fill("aisha@example.com")
      await detailsPage.proceed()
      await look("/go/guest")
      await guestPage.proceed()
      await cardForm.number.focus()
      await cardForm.name.focus()
      await cardForm.number.fill("378282246310005")
      await look("/go/payment by card, with errors")
      await paymentPage.cashTab.check()
      await paymentPage.bookNow.click()
      await expect(page.getByText(words.payment.payerMissing)).toBeVisible()
      await look("/go/payment with an error")
      await paymentPage.proceed()
      await look("/go/booking-confirmation")
      await confirmationPage.trackLink.click()
      await expect(trackingPage.timeline).toBeVisible()
      await look("/tracking/status")
      await trackingPage.back.click()
      await trackingPage.lookUp("")
      await expect(trackingPage.reference).toHaveAttribute("aria-invalid", "true")
      await look("/tracking with an error")
      await page.goto("/no-such-page")
      await expect(page.getByRole("heading", { name: words.shell.notFoundTitle })).toBeVisible()
      await look("the page for unknown addresses")
      await page.goto("/payment-verifying?attempt=0")
      await expect(page.getByRole("alert")).toContainText(words.notPlaced.failed)
      await look("/payment-verifying, failed")
      await page.goto("/payment-failed")
      await expect(page.getByRole("heading", { name: words.notPlaced.failed })).toBeVisible()
      await look("/payment-failed")
    })
  })
}
