import { appBanner as arabicBanner } from "@mersal/domain/messages/ar/app-banner"
import { appBanner as englishBanner } from "@mersal/domain/messages/en/app-banner"
import { openConfirmation } from "./booking-start.ts"
import { expect, test } from "./test.ts"

const bannerIn = { en: englishBanner, ar: arabicBanner }

test("the browser's offer to install is kept from the booking on, and made on tracking", async ({
  page,
  language,
  words,
  bookPage,
}) => {
  await bookPage.open()
  // The event as Chromium sends it, once per page, on a phone that could install the product.
  const isKept = await page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset.prompted = ""
    }
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt })
    dispatchEvent(offer)
    return offer.defaultPrevented
  })
  expect(isKept).toBe(true)
  await page.getByRole("banner").getByRole("link", { name: words.shell.trackDelivery }).click()
  const banner = page.getByRole("complementary", { name: bannerIn[language].title("Mersal") })
  const install = banner.getByRole("button", { name: bannerIn[language].install })
  await install.click()
  await expect(page.locator("html")).toHaveAttribute("data-prompted")
  await expect(banner.getByText(bannerIn[language].byMenu)).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")))
  await expect(install).toHaveCount(0)
})

test("a phone whose browser makes no offer is told of its menu, on both views of tracking", async ({
  page,
  language,
  pages,
  confirmationPage,
  trackingPage,
}) => {
  await openConfirmation(pages)
  const banner = page.getByRole("complementary", { name: bannerIn[language].title("Mersal") })
  await confirmationPage.trackLink.click()
  await expect(trackingPage.statusHeading).toBeVisible()
  await expect(banner.getByText(bannerIn[language].byMenu)).toBeVisible()
  await trackingPage.open()
  await expect(banner.getByText(bannerIn[language].byMenu)).toBeVisible()
})
