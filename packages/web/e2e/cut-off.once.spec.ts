import type { Draft } from "@mersal/domain/booking/draft/draft"
import { devices, type Page } from "@playwright/test"
import { walkToDetails, walkToPayment } from "./booking-walk.ts"
import { inspect } from "./inspection.ts"
import { shiftsOf, watchShifts } from "./page-shifts.ts"
import { typed } from "./pages/details-page.ts"
import type { PaymentPage } from "./pages/payment-page.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

/** The payment step of a booking in the window that closes at 16:00. */
const openLastWindow = (page: Page, paymentPage: PaymentPage): Promise<void> =>
  openToday(page, paymentPage, { ...completeDraft, pickupWindow: "13-18" })

/** The payment step of a booking, after all the server's answers. */
async function openToday(page: Page, { cashTab, bookNow }: PaymentPage, draft: Draft): Promise<void> {
  const windows = page.waitForResponse("**/slots/retrieve_all")
  await openWith(page, "/go/payment", draft)
  await cashTab.check()
  await windows
  await expect(bookNow).toContainText(/\d+\.\d\d/)
}

// The market's local time decides, whatever the browser's zone (D9): in English on a desktop, in Arabic on a phone.
for (const [timezoneId, locale, size] of [
  ["Europe/London", "en-AE", devices["Desktop Chrome"]],
  ["America/Los_Angeles", "ar-AE", devices["Pixel 7"]],
] as const) {
  test.describe(`in a browser in ${timezoneId}, ${locale}`, () => {
    const { viewport, isMobile, hasTouch } = size
    test.use({ timezoneId, locale, viewport, isMobile, hasTouch })

    test("Same Day for today goes at 16:00 Dubai time while the page is open, and says why", async ({
      page,
      product,
      words,
      pages,
      detailsPage,
    }) => {
      await product.setClock("2026-11-21T15:30:00+04:00")
      await page.clock.install()
      await walkToDetails(pages)
      await detailsPage.fill()
      await product.setClock("2026-11-21T15:58:00+04:00")
      await page.reload()
      await expect(detailsPage.slots).toHaveCount(1)
      await expect(detailsPage.slots).toHaveValue("13-18")
      await expect(detailsPage.dates.first()).toHaveValue("2026-11-21")
      await expect(detailsPage.dates.first()).toBeChecked()
      await detailsPage.slots.focus()

      // The server's clock must move too: an answer with 15:58 would open the day again.
      await product.setClock("2026-11-21T16:00:00+04:00")
      await page.clock.fastForward(120_000)
      await expect(detailsPage.alert).toContainText(words.slotAlert.cutOffPassed)
      await expect(detailsPage.dates.first()).toBeDisabled()
      const passed = page.getByRole("radio", { name: words.details.shutWhy.time })
      await expect(passed).toHaveValue("2026-11-21")
      await expect(detailsPage.slots).toHaveCount(2)
      await expect(detailsPage.slots.nth(0)).toBeChecked()
      await expect(page.locator("body")).not.toBeFocused()
      await expect(detailsPage.building("pickup")).toHaveValue(typed.pickup.building)
      await expect(detailsPage.contactName).toHaveValue(typed.dropOff.name)

      // Arrows and Home skip the closed day.
      await detailsPage.dates.nth(1).press("ArrowDown")
      await expect(detailsPage.dates.nth(2)).toBeChecked()
      await detailsPage.dates.nth(2).press("Home")
      await expect(detailsPage.dates.nth(1)).toBeChecked()
    })

    test("a window that closes out of sight is told in sight, and Continue leads to it first", async ({
      page,
      product,
      words,
      pages,
      detailsPage,
      guestPage,
    }) => {
      await product.setClock("2026-11-21T15:30:00+04:00")
      await page.setViewportSize({ width: 390, height: 700 })
      await page.clock.install()
      await walkToDetails(pages)
      await detailsPage.fill()
      await detailsPage.contactPhone.focus()
      await product.setClock("2026-11-21T16:00:00+04:00")
      await page.clock.fastForward(1_800_000)
      const lead = page.getByRole("button", { name: words.slotAlert.seeChange })
      await expect(lead).toBeInViewport({ ratio: 1 })
      await expect(detailsPage.contactPhone).toBeFocused()
      await expect(detailsPage.alert).not.toBeInViewport()
      await inspect(page, "a window that closed out of sight")
      await detailsPage.continueButton.click()
      await expect(detailsPage.alert).toBeInViewport({ ratio: 1 })
      await expect(detailsPage.heading).toBeAttached()
      await expect(lead).toBeHidden()
      await detailsPage.continueButton.click()
      await expect(guestPage.heading).toBeVisible()
    })

    test("16:00 Dubai time on the payment page leads back to the details, and says why", async ({
      page,
      product,
      words,
      pages,
      detailsPage,
      paymentPage,
    }) => {
      await product.setClock("2026-11-21T15:30:00+04:00")
      await page.clock.install()
      await walkToPayment(pages)
      await product.setClock("2026-11-21T15:58:00+04:00")
      await page.reload()
      await paymentPage.cashTab.check()
      // The answer with the prices also contains the server's time.
      await expect(paymentPage.bookNow).toContainText(/\d+\.\d\d/)

      // The server's clock must move too: an answer with 15:58 would open the day again.
      await product.setClock("2026-11-21T16:00:00+04:00")
      await page.clock.fastForward(120_000)
      await expect(page).toHaveURL(/\/go\/details$/)
      await expect(detailsPage.alert).toContainText(words.slotAlert.cutOffPassed)
      await expect(detailsPage.dates.nth(1)).toBeChecked()
      await expect(detailsPage.building("pickup")).toHaveValue(typed.pickup.building)
    })

    test("16:00 that passed while the device slept is told as its page is looked at again", async ({
      page,
      product,
      words,
      detailsPage,
      paymentPage,
    }) => {
      await product.setClock("2026-11-21T15:58:00+04:00")
      await openLastWindow(page, paymentPage)
      // The page's clock is behind, as after the device slept, and no answer has corrected it.
      await product.setClock("2026-11-21T16:00:05+04:00")
      await expect(paymentPage.heading).toBeVisible()
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
      await expect(page).toHaveURL(/\/go\/details$/)
      await expect(detailsPage.alert).toContainText(words.slotAlert.cutOffPassed)
      await expect(detailsPage.guestName).toHaveValue(typed.guest.name)
    })

    test("16:00 that passed while the device slept is told though nothing says that it woke", async ({
      page,
      product,
      words,
      detailsPage,
      paymentPage,
    }) => {
      await product.setClock("2026-11-21T15:58:00+04:00")
      await openLastWindow(page, paymentPage)
      await product.setClock("2026-11-21T16:00:05+04:00")
      await expect(paymentPage.heading).toBeVisible()
      await page.evaluate(() => {
        const before = Date.now.bind(Date)
        Date.now = () => before() + 125_000
      })
      await expect(page).toHaveURL(/\/go\/details$/)
      await expect(detailsPage.alert).toContainText(words.slotAlert.cutOffPassed)
    })

    for (const step of ["book", "details", "guest"] as const)
      test(`16:00 that passed unnoticed is told after Continue on /go/${step}, at the details`, async ({
        page,
        product,
        words,
        detailsPage,
        bookPage,
        guestPage,
      }) => {
        await product.setClock("2026-11-21T15:58:00+04:00")
        const windows = page.waitForResponse("**/slots/retrieve_all")
        await openWith(page, `/go/${step}`, { ...completeDraft, pickupWindow: "13-18" })
        await windows
        await expect(page.getByText(/\d+\.\d\d/).first()).toBeAttached()
        await product.setClock("2026-11-21T16:00:05+04:00")
        const opened: string[] = []
        page.on("framenavigated", (frame) => opened.push(new URL(frame.url()).pathname))
        await { book: bookPage, details: detailsPage, guest: guestPage }[step].continueButton.click()
        await expect(detailsPage.alert).toContainText(words.slotAlert.cutOffPassed)
        await expect(page).toHaveURL(/\/go\/details$/)
        if (step === "details") expect(opened, "other steps on the way").toEqual([])
      })

    test("16:00 Dubai time on the summary leads back to the details, and says why", async ({
      page,
      product,
      words,
      detailsPage,
      guestPage,
    }) => {
      await product.setClock("2026-11-21T15:58:00+04:00")
      await page.clock.install()
      const windows = page.waitForResponse("**/slots/retrieve_all")
      await openWith(page, "/go/guest", { ...completeDraft, pickupWindow: "13-18" })
      await windows
      await expect(guestPage.summary).toContainText(/\d+\.\d\d/)
      await product.setClock("2026-11-21T16:00:00+04:00")
      await page.clock.fastForward(120_000)
      await expect(page).toHaveURL(/\/go\/details$/)
      await expect(detailsPage.alert).toContainText(words.slotAlert.cutOffPassed)
    })

    for (const step of ["/go/guest", "/go/payment"])
      test(`16:00 that passed while ${step} was closed leads back to the details, and says why`, async ({
        page,
        product,
        words,
        detailsPage,
      }) => {
        await product.setClock("2026-11-21T15:58:00+04:00")
        await openWith(page, step, { ...completeDraft, pickupWindow: "13-18" })
        await expect(page).toHaveURL(new RegExp(`${step}$`))
        await expect(page.getByText(/\d+\.\d\d/).first()).toBeAttached()
        await product.setClock("2026-11-21T16:05:00+04:00")
        await page.reload()
        await expect(page).toHaveURL(/\/go\/details$/)
        await expect(detailsPage.alert).toContainText(words.slotAlert.cutOffPassed)
        await expect(detailsPage.building("pickup")).toHaveValue(typed.pickup.building)
      })

    test("a window that closes before Book Now leads back to the details, and nothing typed is lost", async ({
      page,
      product,
      words,
      detailsPage,
      guestPage,
      paymentPage,
      confirmationPage,
    }) => {
      await watchShifts(page)
      await product.setClock("2026-11-21T15:58:00+04:00")
      await openLastWindow(page, paymentPage)
      await product.setClock("2026-11-21T16:00:00.000+04:00", "standing")
      await paymentPage.atPickup.check()
      await paymentPage.bookNow.click()

      await expect(page).toHaveURL(/\/go\/details$/)
      await expect(detailsPage.alert).toContainText(words.slotAlert.cutOffPassed)
      const hour = locale === "en-AE" ? "4PM" : "4\u00a0م"
      await expect(detailsPage.alert).toContainText(`${hour} (${words.booking.dubaiTime})`)
      await page.reload()
      await expect(detailsPage.alert).toContainText(words.slotAlert.cutOffPassed)
      // The total is shown, whether it has changed or not.
      await expect(detailsPage.alert).toContainText(/\d+\.\d\d/)
      expect(await shiftsOf(page), "what moved after the reload").toEqual([])
      // A customer who goes back to the payment step is told there that another time must be chosen, with a link.
      await page.goBack()
      await expect(paymentPage.alert).toContainText(words.notPlaced.timeClosed)
      await page.getByRole("link", { name: words.notPlaced.seeTime }).click()
      await expect(detailsPage.alert).toContainText(words.slotAlert.cutOffPassed)
      await expect(detailsPage.dates.nth(1)).toBeChecked()
      await expect(detailsPage.guestName).toHaveValue(typed.guest.name)
      await expect(detailsPage.building("dropOff")).toHaveValue(typed.dropOff.building)

      await detailsPage.alert.getByRole("button", { name: words.details.dismiss }).click()
      await expect(detailsPage.alert).toHaveCount(0)
      await detailsPage.proceed()
      await guestPage.proceed()
      await paymentPage.proceed()
      await expect(confirmationPage.heading).toBeVisible()
    })

    test("a Next Day date that closes before Book Now is told by its date and hour, and what is next", async ({
      page,
      product,
      words,
      detailsPage,
      paymentPage,
    }) => {
      await product.setClock("2026-11-21T17:58:00+04:00")
      await openToday(page, paymentPage, { ...completeDraft, bookingType: "nextDay", pickupWindow: null })
      await product.setClock("2026-11-21T18:00:00.000+04:00", "standing")
      await paymentPage.atPickup.check()
      await paymentPage.bookNow.click()

      await expect(page).toHaveURL(/\/go\/details$/)
      const [today, tomorrow, closed] =
        locale === "en-AE"
          ? (["21st Nov 2026", "22nd Nov 2026", "6PM"] as const)
          : (["21 نوفمبر 2026", "22 نوفمبر 2026", "6\u00a0م"] as const)
      const { dateClosedAt, nextDateIs } = words.slotAlert
      await expect(detailsPage.alert).toContainText(dateClosedAt(today, `${closed} (${words.booking.dubaiTime})`))
      await expect(detailsPage.alert).toContainText(nextDateIs(tomorrow))
    })

    test("a millisecond before 16:00 Dubai time the booking is still accepted", async ({
      page,
      product,
      paymentPage,
      confirmationPage,
    }) => {
      await product.setClock("2026-11-21T15:58:00+04:00")
      await openLastWindow(page, paymentPage)
      await product.setClock("2026-11-21T15:59:59.999+04:00", "standing")
      await paymentPage.proceed()
      await expect(confirmationPage.heading).toBeVisible()
    })

    test("times name the zone that they are told in", async ({ page, words, detailsPage }) => {
      await openWith(page, "/go/details")
      await expect(detailsPage.stop("pickup").getByText(words.booking.dubaiTime).first()).toBeVisible()
      await expect(page.getByText(words.booking.dohaTime)).toHaveCount(0)
    })
  })
}

test("in the market's own zone no zone is named", async ({ page, words, detailsPage }) => {
  await openWith(page, "/go/details")
  await expect(detailsPage.slots.first()).toBeVisible()
  await expect(page.getByText(words.booking.dubaiTime)).toHaveCount(0)
})
