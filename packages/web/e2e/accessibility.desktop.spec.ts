import { inspect } from "./inspection.ts"
import { expect, test } from "./test.ts"

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

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
    }) => {
      // Thirty looks of axe take longer than any other test on a busy machine.
      test.setTimeout(300_000)
      const inspectInBoth = async (screen: string) => {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ reducedMotion: "reduce", colorScheme })
          await inspect(page, `${screen}, in ${colorScheme} colours`)
        }
      }
      await bookPage.open()
      await inspectInBoth("/go/book")
      await bookPage.continueButton.click()
      await bookPage.pickup.fill("Dubai")
      await page.getByRole("listbox", { name: words.booking.pickupAddress }).getByRole("option").first().waitFor()
      await inspectInBoth("/go/book with errors and suggestions")
      await bookPage.fill("sameDay")
      await expect(bookPage.priced).toBeAttached()
      await inspectInBoth("/go/book filled in")
      await bookPage.proceed()
      await detailsPage.continueButton.click()
      await inspectInBoth("/go/details with errors")
      await detailsPage.fill()
      await detailsPage.guestEmail.fill("aisha@example.com")
      await detailsPage.proceed()
      await inspectInBoth("/go/guest")
      await guestPage.proceed()
      await cardForm.number.focus()
      await cardForm.name.focus()
      await cardForm.number.fill("378282246310005")
      await inspectInBoth("/go/payment by card, with errors")
      await paymentPage.cashTab.check()
      await paymentPage.bookNow.click()
      await inspectInBoth("/go/payment with an error")
      await paymentPage.proceed()
      await inspectInBoth("/go/booking-confirmation")
      await confirmationPage.trackLink.click()
      await expect(trackingPage.timeline).toBeVisible()
      await inspectInBoth("/tracking/status")
      await trackingPage.back.click()
      await trackingPage.lookUp("")
      await inspectInBoth("/tracking with an error")
      await page.goto("/no-such-page")
      await expect(page.getByRole("heading", { name: words.shell.notFoundTitle })).toBeVisible()
      await inspectInBoth("the page for unknown addresses")
      await page.goto("/payment-verifying?attempt=0")
      await expect(page.getByRole("alert")).toContainText(words.card.failed)
      await inspectInBoth("/payment-verifying, failed")
      await page.goto("/payment-failed")
      await expect(page.getByRole("heading", { name: words.card.failed })).toBeVisible()
      await inspectInBoth("/payment-failed")
    })
  })
}
