import { walkToConfirmation } from "./booking-walk.ts"
import { typed } from "./pages/details-page.ts"
import { expect, test } from "./test.ts"
import { dictionaries } from "./words.ts"

test("an empty and an unknown reference are answered at the field", async ({ page, words, trackingPage }) => {
  await trackingPage.open()
  await trackingPage.continueButton.click()
  await expect(trackingPage.reference).toBeFocused()
  await expect(trackingPage.reference).toHaveAccessibleDescription(new RegExp(words.tracking.empty))
  await trackingPage.lookUp("AE4K7M2XQ9TB3HV")
  await expect(trackingPage.reference).toHaveAccessibleDescription(new RegExp(words.tracking.invalid))
  await expect(page).toHaveURL(/\/tracking$/)
})

test("another browser sees how a booking is doing and nothing personal", async ({
  browser,
  baseURL,
  page,
  pages,
  confirmationPage,
}) => {
  await walkToConfirmation(pages)
  const reference = await confirmationPage.reference()

  const price = /\d+\.\d\d/.exec(await page.getByRole("main").innerText())?.[0] ?? "no price"
  const stranger = await browser.newContext(baseURL ? { baseURL } : {})
  const elsewhere = await stranger.newPage()
  const answer = elsewhere.waitForResponse("**/order/tracking?*")
  await elsewhere.goto(`/tracking/status?bookingId=${reference}`)
  const told = await (await answer).text()
  await expect(elsewhere.getByText(dictionaries.en.tracking.steps.orderPlaced)).toBeVisible()
  const shown = await elsewhere.locator("body").innerText()
  for (const secret of [typed.guest.name, typed.dropOff.name, typed.pickup.building, "501234567", "507654321", price]) {
    expect(shown).not.toContain(secret)
    expect(told).not.toContain(secret)
  }
  await stranger.close()
})

test("a preset reference is looked up at once and offers no way back to a form", async ({
  page,
  pages,
  confirmationPage,
  trackingPage,
}) => {
  await walkToConfirmation(pages)
  const reference = await confirmationPage.reference()
  for (const preset of [
    `/tracking?id=${reference}`,
    `/go/book?trackMyOrder&id=${reference}`,
    `/?trackMyOrder=${reference}`,
  ]) {
    await page.goto(preset)
    await expect(trackingPage.timeline).toBeVisible()
    await expect(trackingPage.back).toHaveCount(0)
  }

  await page.goto("/tracking")
  await trackingPage.lookUp(` ${reference.toLowerCase()} `)
  await expect(trackingPage.timeline).toBeVisible()
  await trackingPage.back.click()
  await expect(trackingPage.heading).toBeVisible()
})

test("a preset reference that nobody knows ends at the form, with the reason", async ({
  page,
  words,
  trackingPage,
}) => {
  await page.goto("/tracking?id=AE4K7M2XQ9TB3HV")
  await expect(trackingPage.reference).toHaveValue("AE4K7M2XQ9TB3HV")
  await expect(trackingPage.reference).toHaveAccessibleDescription(new RegExp(words.tracking.invalid))
})

test("a delivery's steps come in order, with their times in the market's zone", async ({
  page,
  words,
  pages,
  confirmationPage,
  trackingPage,
}) => {
  await walkToConfirmation(pages)
  const events = [
    { leg: "Pickup", typ: "PICKUP COMPLETED", sno: 2, dt: "2026-11-21T10:10:00.000Z" },
    { leg: "Pickup", typ: "PICKUP IN PROGRESS", sno: 1, dt: "2026-11-21T09:05:00.000Z" },
    { leg: "Delivery", typ: "DELIVERY IN PROGRESS", sno: 3, dt: "2026-11-21T12:05:00.000Z" },
  ]
  // No driver moves this booking: the server's own answer is given his steps.
  await page.route("**/order/tracking?*", async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const group of body.data.trkdtls) {
      group.dtls = events
        .filter(({ leg }) => leg === group.type)
        .map(({ leg: _, ...event }) => ({ ...event, fldrsn: null, cnclrsn: null, fltdtls: null }))
    }
    await route.fulfill({ response: answer, json: body })
  })
  await confirmationPage.trackLink.click()
  const steps = trackingPage.timeline.getByRole("listitem")
  await expect(steps).toHaveCount(4)
  const { orderPlaced, pickupInProgress, pickupCompleted, deliveryInProgress } = words.tracking.steps
  await expect(steps).toContainText([orderPlaced, pickupInProgress, pickupCompleted, deliveryInProgress])
  await expect(steps.last()).toHaveAttribute("aria-current", "step")
  await expect(steps.last().locator("time")).toHaveAttribute("datetime", "2026-11-21T12:05:00.000Z")
  await expect(steps.last().locator("time")).toHaveText(/21st Nov, 2026 - 04:05 PM|4:05 م/)
  await expect(steps.last()).toContainText(words.tracking.stepTexts.deliveryInProgress)
})
