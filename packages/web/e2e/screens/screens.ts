import { join } from "node:path"
import type { Page } from "@playwright/test"
import { walkToDetails } from "../booking-walk.ts"
import { test } from "../test.ts"

const folder = join(import.meta.dirname, "../../../../docs/images/screens")

/** What cannot be the same twice, such as a countdown, stands still: the clock does, and so does what moves. */
const shoot = async (page: Page, name: string) => {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: join(folder, `${name}-${test.info().project.name}.jpg`),
    type: "jpeg",
    quality: 82,
    animations: "disabled",
    scale: "device",
  })
}

test("the booking, step by step", async ({ page, pages, product, trackingPage, confirmationPage }) => {
  await product.setClock("2026-11-21T09:30:00+04:00", "standing")
  await pages.bookPage.open()
  await shoot(page, "book")
  await walkToDetails(pages)
  await pages.detailsPage.fill()
  await page.evaluate(() => scrollTo(0, 0))
  await shoot(page, "details")
  await pages.detailsPage.proceed()
  await pages.guestPage.summary.waitFor()
  await shoot(page, "summary")
  await pages.guestPage.proceed()
  await pages.paymentPage.heading.waitFor()
  await shoot(page, "payment")
  await pages.paymentPage.cashTab.check()
  await pages.paymentPage.proceed()
  await confirmationPage.heading.waitFor()
  await shoot(page, "confirmation")
  await confirmationPage.trackLink.click()
  await trackingPage.timeline.waitFor()
  await shoot(page, "tracking")
})

const pagesAboutTheProduct = {
  landing: "/",
  services: "/services/",
  coverage: "/shyft-courier-uae-delivery-service-coverage",
  hospitals: "/mersal-for-hospitals/",
}

for (const [name, path] of Object.entries(pagesAboutTheProduct))
  test(`the page ${name}`, async ({ page, language }) => {
    await page.goto(language === "ar" ? `/ar${path}` : path)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await shoot(page, name)
  })
