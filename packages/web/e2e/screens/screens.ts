import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { walkToDetails } from "../booking-walk.ts"
import { typed } from "../pages/details-page.ts"
import { test } from "../test.ts"
import { asWebp } from "./as-webp.ts"

const folder = join(import.meta.dirname, "../../../../docs/images/screens")

/** Content that changes, such as a countdown, is frozen: the clock stands still, and animations are off. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => !document.querySelector("main [aria-hidden=true] > span:empty"))
  const picture = await page.screenshot({ animations: "disabled", scale: "device" })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}-${test.info().project.name}.webp`), await asWebp(page, picture))
}

test("the booking, step by step", async ({ page, pages, product, cardForm, trackingPage, confirmationPage }) => {
  await product.setClock("2026-11-21T09:30:00+04:00", "standing")
  const { bookPage, detailsPage, guestPage, paymentPage } = pages
  await walkToDetails(pages)
  await page.goBack()
  await bookPage.priced.waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await shoot(page, "book")
  await bookPage.proceed()
  // The same number in every picture.
  await detailsPage.fill({ ...typed, guest: { ...typed.guest, phone: "050 123 4567" } })
  await detailsPage.guestEmail.fill("aisha@example.com")
  await detailsPage.heading.focus()
  await page.evaluate(() => scrollTo(0, 0))
  await shoot(page, "details")
  await detailsPage.proceed()
  await guestPage.summary.waitFor()
  await shoot(page, "summary")
  await guestPage.proceed()
  await cardForm.number.waitFor()
  await shoot(page, "payment")
  await paymentPage.cashTab.check()
  await paymentPage.proceed()
  await confirmationPage.heading.waitFor()
  await shoot(page, "confirmation")
  await confirmationPage.trackLink.click()
  await trackingPage.ownBooking.waitFor()
  await shoot(page, "tracking")
})

const pagesAboutTheProduct = {
  landing: "/",
  services: "/services/",
  coverage: "/shyft-courier-uae-delivery-service-coverage",
  hospitals: "/mersal-for-hospitals/",
}

for (const [name, path] of Object.entries(pagesAboutTheProduct))
  test(`the page ${name}`, async ({ page, language, product }) => {
    await product.setClock("2026-11-21T09:30:00+04:00", "standing")
    await page.goto(language === "ar" ? `/ar${path}` : path)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await shoot(page, name)
  })
