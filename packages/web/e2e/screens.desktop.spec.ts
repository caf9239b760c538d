import { appBanner as arabicBanner } from "@mersal/domain/messages/ar/app-banner"
import { extras as arabicExtras } from "@mersal/domain/messages/ar/extras"
import { appBanner as englishBanner } from "@mersal/domain/messages/en/app-banner"
import { extras as englishExtras } from "@mersal/domain/messages/en/extras"
import { holdBack } from "./held-back.ts"
import { shiftsOf, watchShifts } from "./page-shifts.ts"
import { typed } from "./pages/details-page.ts"
import { shownPhone } from "./people.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

// Texts of section 2 that no other file's walk meets, each on its screen.

test("the header's logo leads to the booking, Track Delivery to tracking, whose two screens offer the app", async ({
  page,
  words,
  language,
  bookPage,
}) => {
  await bookPage.open()
  const header = page.getByRole("banner")
  await header.getByRole("link", { name: words.shell.trackDelivery }).click()
  await expect(page).toHaveURL(/\/tracking$/)
  const { title } = language === "ar" ? arabicBanner : englishBanner
  const banner = page.getByRole("complementary", { name: title("Mersal") })
  await expect(banner.getByRole("img")).toBeVisible()
  await page.route("**/order/tracking?*", (route) => route.abort())
  await page.goto("/tracking/status?bookingId=AE4K7M2XQ9TB3HV")
  await expect(page.getByRole("alert")).toContainText(words.tracking.networkError)
  await expect(banner.getByRole("img")).toBeVisible()
  await header.getByRole("link", { name: words.shell.trackDelivery }).click()
  await expect(page).toHaveURL(/\/tracking$/)
  const { chat } = language === "ar" ? arabicExtras : englishExtras
  await expect(page.getByRole("link", { name: chat, exact: true })).toHaveAttribute(
    "href",
    language === "ar" ? "/ar/contact-us/" : "/contact-us/",
  )
  await header.getByRole("link", { name: words.shell.home("Mersal") }).click()
  await expect(bookPage.heading).toBeVisible()

  await header.getByRole("button", { name: words.shell.loginOrSignUp }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("dialog")).toBeHidden()
  // By now the browser has gone back, and is led forward again.
  await expect(page).toHaveURL(/\/go\/book$/)
  await expect(bookPage.heading).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/tracking$/)
})

test("the button stands beside the reference, and stays there under an error", async ({ trackingPage }) => {
  await trackingPage.open()
  await trackingPage.continueButton.click()
  await expect(trackingPage.reference).toHaveAttribute("aria-invalid", "true")
  // Both are measured at once, because late content above moves both.
  const lines = await trackingPage.reference.evaluate(
    (field, button) => [field, button as Element].map((part) => part.getBoundingClientRect().y),
    await trackingPage.continueButton.elementHandle(),
  )
  expect(new Set(lines).size).toBe(1)
})

test("the details have what section 2 names, by booking type", async ({ page, words, guestPage, detailsPage }) => {
  const { details, summary, booking } = words
  await openWith(page, "/go/details")
  await expect(detailsPage.heading).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(details.pageTitle))
  for (const side of ["pickup", "dropOff"] as const) {
    const stop = detailsPage.stop(side)
    const address = completeDraft[side].place?.address ?? "no address"
    await expect(stop.getByText(address)).toBeVisible()
    await expect(detailsPage.building(side)).toHaveAttribute("aria-required", "true")
    await expect(stop.getByLabel(details.landmark)).toBeVisible()
    const whom = side === "pickup" ? details.whomPickup : details.whomDropOff
    const choice = stop.getByRole("group", { name: whom })
    await expect(choice.getByRole("radio", { name: details.contactMe })).toBeVisible()
    await expect(choice.getByRole("radio", { name: details.addContact })).toBeVisible()
  }
  const pickup = detailsPage.stop("pickup")
  await pickup.getByRole("radio", { name: details.addContact }).check()
  await expect(pickup.getByLabel(details.contactName)).toBeFocused()
  await expect(guestPage.summary.getByText(booking.toPay)).toBeVisible()
  await expect(guestPage.summary.getByText(summary.deliveryCharge)).toHaveCount(0)
  await expect(guestPage.summary.getByRole("button", { name: `${summary.edit}: ${booking.pickup}` })).toHaveCount(0)

  // The delivery is described, with its date; its choices open with a toggle.
  await expect(detailsPage.stop("dropOff")).toContainText(/21st Nov|21 نوفمبر/)
  await expect(detailsPage.slots).not.toHaveCount(0)
  const toggle = page.getByRole("button", { name: details.changeDeliverySlot })
  const deliverySlots = page.getByRole("group", { name: details.deliverySlot })
  await expect(deliverySlots).toHaveCount(0)
  await toggle.click()
  await expect(deliverySlots.getByRole("radio").first()).toBeVisible()

  // The other types, chosen on the previous step.
  for (const [type, slots, toggles] of [
    ["nextDay", 0, 1],
    ["onDemand", 1, 0],
  ] as const) {
    await page.goto("/go/book")
    await page.getByRole("radio", { name: booking.types[type] }).check()
    await page.getByRole("button", { name: booking.continue, exact: true }).click()
    await expect(detailsPage.heading).toBeVisible()
    await expect(detailsPage.dates.first()).toBeAttached()
    await expect(page.getByRole("group", { name: details.pickupSlot })).toHaveCount(slots)
    await expect(toggle).toHaveCount(toggles)
  }
})

test("the summary names stops, dates and prices, and can be edited where it is the last word", async ({
  page,
  words,
  language,
  guestPage,
  paymentPage,
}) => {
  const { booking, summary } = words
  const { pickup, dropOff, guest } = completeDraft
  const shown = guestPage.summary
  // Its dates are chosen, but the first step does not show them.
  await openWith(page, "/go/book")
  await expect(shown).toContainText(pickup.place?.address ?? "no address")
  await expect(shown).toContainText(/\d+\.\d\d/)
  for (const label of [summary.pickupDate, summary.dropOffDate]) await expect(shown).not.toContainText(label)
  await openWith(page, "/go/guest", {
    ...completeDraft,
    dropOff: { ...dropOff, landmark: "Behind the blue mosque" },
  })
  for (const label of [summary.pickupDate, summary.dropOffDate]) await expect(shown).toContainText(label)
  for (const text of [pickup.place?.address, pickup.building, guest.name, dropOff.building, "Behind the blue mosque"])
    await expect(shown).toContainText(text ?? "no address")
  await expect(shown).toContainText(shownPhone(typed.dropOff.phone))
  if (language === "en") await expect(shown).toContainText("21st Nov 2026")
  const seesBreakdown = async () => {
    for (const label of [summary.deliveryCharge, summary.vat(5), booking.toPay])
      await expect(shown.getByText(label, { exact: true })).toBeVisible()
  }
  await seesBreakdown()
  await expect(shown.getByRole("button", { name: `${summary.edit}: ${booking.pickup}` })).toBeVisible()
  await guestPage.proceed()
  await expect(paymentPage.heading).toBeVisible()
  const user = page.getByRole("region", { name: booking.bookedBy })
  for (const text of [guest.name, shownPhone(guest.phone)]) await expect(user).toContainText(text)
  await expect(page.getByText(words.payment.selectMethod, { exact: true })).toBeVisible()
  await seesBreakdown()
  await expect(shown.getByRole("button", { name: `${summary.edit}: ${booking.dropOff}` })).toBeVisible()
})

test("skeletons stand for a price until it is there, and are nothing to a screen reader", async ({
  page,
  words,
  bookPage,
  guestPage,
}) => {
  const letAnswer = await holdBack(page, "**/v1.0/**")
  await watchShifts(page)
  await openWith(page, "/go/book")
  const lastType = page.locator("label").filter({ has: bookPage.type("nextDay") })
  await expect(lastType.locator("[aria-hidden=true] > span:empty")).toBeVisible()
  const heightOfLast = () =>
    lastType.evaluate(async (card) => {
      await document.fonts.ready
      return card.getBoundingClientRect().height
    })
  const isFor = await heightOfLast()
  await openWith(page, "/go/details")
  await expect(guestPage.summary).toBeVisible()
  await expect(guestPage.summary).not.toContainText(/\d\.\d\d/)
  await expect(guestPage.summary.locator("[aria-hidden=true] > span:empty")).toBeVisible()
  letAnswer()
  await expect(guestPage.summary.getByText(words.booking.toPay)).toBeVisible()
  await expect(guestPage.summary).toContainText(/\d+\.\d\d/)
  expect(await shiftsOf(page), "what moved as the price came").toEqual([])
  await page.goBack()
  await expect(lastType).toContainText(/\d+\.\d\d/)
  expect(await heightOfLast()).toBe(isFor)
})
