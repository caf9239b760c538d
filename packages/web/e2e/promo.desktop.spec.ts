import { extras as arabicExtras } from "@mersal/domain/messages/ar/extras"
import { extras as englishExtras } from "@mersal/domain/messages/en/extras"
import type { Locator } from "@playwright/test"
import { walkToDetails } from "./booking-walk.ts"
import { expect, test } from "./test.ts"
import type { Words } from "./words.ts"

/** The promo block of the visible summary. */
const promoIn = (summary: Locator, { promo }: Words) => ({
  code: summary.getByLabel(promo.question),
  apply: summary.getByRole("button", { name: promo.apply, exact: true }),
  remove: summary.getByRole("button", { name: promo.remove }),
  applied: summary.getByText(promo.applied("WELCOME10")),
  fault: summary.getByRole("alert"),
})

const extrasIn = { en: englishExtras, ar: arabicExtras }

test("a promo is taken, lost by an edit, and entered again", async ({
  page,
  language,
  words,
  pages,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
  confirmationPage,
}) => {
  await walkToDetails(pages)
  await expect(detailsPage.heading).toBeVisible()
  const counted: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/v1.0/events")) counted.push(request.postDataJSON().couponCode)
  })
  await page.getByRole("button", { name: extrasIn[language].consentYes }).click()
  const { summary } = guestPage
  const promo = promoIn(summary, words)
  await expect(promo.apply).toHaveAttribute("aria-disabled", "true")
  await promo.code.fill("nosuchcode")
  await promo.code.press("Enter")
  await expect(promo.fault).toHaveText(words.promo.refusals["not-found"])
  await promo.code.fill("welcome10")
  await expect(promo.fault).toBeHidden()
  await promo.apply.click()
  await expect(promo.applied).toBeVisible()
  // The pressed button is gone.
  await expect(summary.getByRole("status").filter({ hasText: words.promo.applied("WELCOME10") })).toBeFocused()
  await expect(summary.getByText(words.promo.saved("Mersal"))).toBeVisible()
  await expect(summary.locator("s")).toHaveText(/\d\.\d\d/)

  await page.reload()
  await expect(promo.applied).toBeVisible()
  await detailsPage.fill()
  await detailsPage.proceed()
  await expect(summary.getByText(words.summary.discount)).toBeVisible()

  await summary.getByRole("button", { name: `${words.summary.edit}: ${words.booking.pickup}` }).click()
  await expect(bookPage.pickup).toBeFocused()
  await expect(promo.fault).toHaveText(words.promo.enterAgain)
  await expect(promo.code).toHaveValue(/welcome10/i)
  await promo.apply.click()
  await expect(promo.applied).toBeVisible()
  await bookPage.vehicle("car").check()
  await expect(promo.fault).toHaveText(words.promo.enterAgain)
  await page.reload()
  await expect(promo.fault).toHaveText(words.promo.enterAgain)
  await expect(promo.code).toHaveValue(/welcome10/i)
  await bookPage.proceed()
  await detailsPage.proceed()
  await promo.apply.click()
  await promo.remove.click()
  await expect(promo.code).toBeFocused()
  await promo.code.fill("WELCOME10")
  await promo.code.press("Enter")
  await expect(promo.applied).toBeVisible()
  await guestPage.proceed()
  await paymentPage.proceed()
  await expect(confirmationPage.heading).toBeVisible()
  // Entered once and three times again; the reload counted nothing.
  expect(counted).toEqual(Array(4).fill("WELCOME10"))
})
