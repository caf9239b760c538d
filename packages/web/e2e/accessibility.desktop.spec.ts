import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect, test } from "./test.ts"

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** axe finds nothing, and the page is no wider than the screen. */
async function inspect(page: Page, screen: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)
  expect.soft(found, `axe on ${screen}`).toEqual([])
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overhang, `pixels beyond the screen on ${screen}`).toBeLessThanOrEqual(0)
}

for (const width of [320, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`at ${width} px in ${colorScheme} colours`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme })

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
        // Colours on their way from one to another have a contrast of their own.
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme })
        await bookPage.open()
        await inspect(page, "/go/book")
        await bookPage.continueButton.click()
        await bookPage.pickup.fill("Dubai")
        await page.getByRole("listbox", { name: words.booking.pickupAddress }).getByRole("option").first().waitFor()
        await inspect(page, "/go/book with errors and suggestions")
        await bookPage.fill("sameDay")
        await expect(bookPage.priced).toBeAttached()
        await inspect(page, "/go/book filled in")
        await bookPage.proceed()
        await detailsPage.continueButton.click()
        await inspect(page, "/go/details with errors")
        await detailsPage.fill()
        await detailsPage.guestEmail.fill("aisha@example.com")
        await detailsPage.proceed()
        await inspect(page, "/go/guest")
        await guestPage.proceed()
        await cardForm.number.focus()
        await cardForm.name.focus()
        await cardForm.number.fill("378282246310005")
        await inspect(page, "/go/payment by card, with errors")
        await paymentPage.cashTab.check()
        await paymentPage.bookNow.click()
        await inspect(page, "/go/payment with an error")
        await paymentPage.proceed()
        await inspect(page, "/go/booking-confirmation")
        await confirmationPage.trackLink.click()
        await expect(trackingPage.timeline).toBeVisible()
        await inspect(page, "/tracking/status")
        await trackingPage.back.click()
        await trackingPage.lookUp("")
        await inspect(page, "/tracking with an error")
        await page.goto("/no-such-page")
        await expect(page.getByRole("heading", { name: words.shell.notFoundTitle })).toBeVisible()
        await inspect(page, "the page for unknown addresses")
        await page.goto("/payment-verifying?attempt=0")
        await expect(page.getByRole("alert")).toContainText(words.card.failed)
        await inspect(page, "/payment-verifying, failed")
        await page.goto("/payment-failed")
        await expect(page.getByRole("heading", { name: words.card.failed })).toBeVisible()
        await inspect(page, "/payment-failed")
      })
    })
  }
}
