import { appBanner } from "@mersal/domain/messages/en/app-banner"
import { extras } from "@mersal/domain/messages/en/extras"
import { footer } from "@mersal/domain/messages/en/footer"
import { book } from "./owned-bookings.ts"
import { newPerson } from "./people.ts"
import { startProduct } from "./product-server.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

// How the operator's settings and the host change the screens (section 2, D2).

const settings = {
  PRODUCT_NAME: "Falcon",
  WHATSAPP_NUMBER: "971501234567",
  CONTACT_EMAIL: "help@falcon.example",
  SOCIAL_LINKS: "Instagram=https://social.example/falcon",
  APP_STORE_URL: "https://apps.example/iphone",
  PLAY_STORE_URL: "https://apps.example/android",
}

test("an operator's apps, chat and contacts stand where he has set them, and each host has its own words", async ({
  page,
  words,
  cardForm,
  paymentPage,
}) => {
  const falcon = await startProduct(settings)
  try {
    await falcon.setClock("2026-11-21T09:30:00+04:00")
    const foot = page.getByRole("contentinfo")
    const link = (name: string) => page.getByRole("link", { name, exact: true })

    await page.goto(`${falcon.url}/tracking`)
    const banner = page.getByRole("complementary", { name: appBanner.title("Falcon") })
    await expect(banner.getByRole("link", { name: appBanner.appStore })).toHaveAttribute("href", settings.APP_STORE_URL)
    await expect(banner.getByRole("link", { name: appBanner.playStore })).toHaveAttribute(
      "href",
      settings.PLAY_STORE_URL,
    )
    const code = banner.getByRole("img", { name: appBanner.code("Falcon") })
    await expect.poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    await expect(link(extras.chatOnWhatsApp)).toHaveAttribute("href", "https://wa.me/971501234567")
    for (const [name, href] of [
      [footer.appStore, settings.APP_STORE_URL],
      [footer.playStore, settings.PLAY_STORE_URL],
      [footer.writeOnWhatsApp, "https://wa.me/971501234567"],
      [footer.contactByEmail, "mailto:help@falcon.example"],
      ["Instagram", "https://social.example/falcon"],
      [footer.productDelivery("Falcon"), "/go"],
      [footer.termsAndConditions, "/terms-and-conditions/"],
      [footer.privacyPolicy, "/privacy-policy/"],
    ] as const)
      await expect(foot.getByRole("link", { name, exact: true })).toHaveAttribute("href", href)
    // A name, which is all that screen readers read, has an icon beside it.
    await expect(link("Instagram").locator("svg[aria-hidden=true]")).toBeVisible()
    await expect(foot).toContainText(footer.copyright("2026", "Falcon"))
    await expect(page.getByText(words.tracking.placeholderNote("AE 4K7M 2XQ9 TB3H V"))).toBeVisible()
    await openWith(page, `${falcon.url}/go/payment`)
    await expect(cardForm.tab("creditOrDebitCard")).toBeChecked()

    const qatar = falcon.urlOf("qatar.localhost")
    await page.goto(`${qatar}/tracking`)
    await expect(page.getByText(words.tracking.placeholderNote("QA 7H2D 9XM4 KC8N R"))).toBeVisible()
    await expect(foot).toContainText(footer.legalEntity("2026", "Falcon"))
    await page.goto(`${qatar}/go/book`)
    await expect(page.getByText(words.firstStep.guidelineLimit)).toBeVisible()
    await expect(page.getByText(words.firstStep.guidelineWait)).toBeVisible()
    for (const rule of ["guidelineBox", "guidelinePacked", "guidelineProhibited"] as const)
      await expect(page.getByText(words.firstStep[rule], { exact: true })).toHaveCount(0)

    await openWith(page, `${falcon.urlOf("staging.localhost")}/go/payment`)
    await expect(paymentPage.cashTab).toBeChecked()
    await expect(cardForm.tab("creditOrDebitCard")).not.toBeChecked()
    // The host shows cash, and the customer has chosen nothing.
    await paymentPage.bookNow.click()
    await expect(paymentPage.alert).toHaveText(words.payment.methodMissing)
  } finally {
    // An open page would call a server that has stopped.
    await page.close()
    await falcon.stop()
  }
})

test("a parcel that is overdue has the operator's phone beside it", async ({ context, words }) => {
  // In its own page, because its console reports that the server it follows the booking at has stopped.
  const page = await context.newPage()
  const phone = "+971 4 123 4567"
  const falcon = await startProduct({ SUPPORT_PHONE: phone })
  try {
    await falcon.setClock("2026-11-21T09:30:00+04:00")
    await page.goto(`${falcon.url}/go/book`)
    const { bkref } = await book(page, falcon, newPerson())
    const call = page.getByRole("main").getByRole("link", { name: phone })
    await page.goto(`${falcon.url}/tracking/status?bookingId=${bkref}`)
    await expect(page.getByText(words.tracking.onTrack)).toBeVisible()
    await expect(call).toHaveCount(0)
    await falcon.setClock("2026-11-23T20:00:00+04:00")
    await page.reload()
    await expect(page.getByText(words.tracking.slightlyDelayed)).toBeVisible()
    await expect(call).toHaveAttribute("href", `tel:${phone}`)
  } finally {
    await falcon.stop()
  }
})
