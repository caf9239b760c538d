import { parseLocalDate } from "@mersal/domain/calendar/local-date"
import { walkToDetails } from "./booking-walk.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test("a Next Day booking is told its window on the confirmation, and in tracking", async ({
  page,
  words,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
  confirmationPage,
  trackingPage,
}) => {
  await walkToDetails({ bookPage }, "nextDay")
  await expect(page.getByText(words.details.nextDayNote)).toBeVisible()
  await expect(page.getByRole("button", { name: words.booking.includesVat(5) })).toBeVisible()
  await expect(detailsPage.dates.first()).toBeAttached()
  await expect(detailsPage.slots).toHaveCount(0)
  await detailsPage.fill()
  await detailsPage.proceed()
  await guestPage.proceed()
  await paymentPage.proceed()
  await expect(confirmationPage.heading).toBeVisible()
  await expect(page.getByRole("main")).toContainText(/12PM\sto\s5PM|12\sم\s–\s5\sم/)
  await confirmationPage.trackLink.click()
  await expect(trackingPage.expectedPickup).toHaveText(/12PM\sto\s5PM|12\sم\s–\s5\sم/)
})

test("an On Demand booking starts on the hour and is delivered two hours later", async ({
  page,
  words,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
  confirmationPage,
}) => {
  await walkToDetails({ bookPage }, "onDemand")
  await expect(detailsPage.slots.first()).toHaveValue("10")
  await expect(page.getByRole("button", { name: words.details.changeDeliverySlot })).toHaveCount(0)
  await detailsPage.fill()
  await detailsPage.proceed()
  await guestPage.proceed()
  await paymentPage.proceed()
  await expect(confirmationPage.heading).toBeVisible()
  await expect(page.getByRole("main")).toContainText(/Before\s12PM|قبل\s12\sم/)
})

test("on the narrowest phone the words of a size keep their spaces, and stay in their card", async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 320, height: 664 })
  await page.goto("/go/book")
  const sizes = page.locator("label", { hasText: words.firstStep.ownSizeNote }).locator("xpath=..").locator("label")
  const notes = sizes.locator("span[class]").filter({ hasNot: page.locator("*") })
  await expect(notes.first()).toBeVisible()
  const faults = await notes.evaluateAll((all) =>
    all
      .filter((note) => getComputedStyle(note).wordSpacing !== "0px" || note.scrollWidth > note.clientWidth + 1)
      .map((note) => note.textContent),
  )
  expect(faults).toEqual([])
})

test("many hours stand in even columns at every width, from the side where lines begin", async ({
  page,
  language,
  detailsPage,
}) => {
  await openWith(page, "/go/details", {
    ...completeDraft,
    bookingType: "onDemand",
    pickupDate: parseLocalDate("2026-11-22"),
    pickupWindow: "14",
  })
  await expect(detailsPage.slots).toHaveCount(13)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const cells = await detailsPage.slots.evaluateAll((slots) =>
      slots.map((slot) => {
        const { left, right, top, width } = slot.getBoundingClientRect()
        return {
          start: Math.round(document.dir === "rtl" ? right : left),
          top: Math.round(top),
          width: Math.round(width),
        }
      }),
    )
    expect(Math.max(...cells.map((cell) => cell.width)), `at ${width}`).toBeLessThanOrEqual(
      Math.min(...cells.map((cell) => cell.width)) + 1,
    )
    const lineOf = (top: number) => cells.filter((cell) => cell.top === top).map(({ start }) => start)
    const [first = [], ...others] = [...new Set(cells.map(({ top }) => top))].map(lineOf)
    expect(first.length, `in a line at ${width}`).toBeGreaterThanOrEqual(3)
    for (const line of others) expect(line, `at ${width} in ${language}`).toEqual(first.slice(0, line.length))
  }
})
