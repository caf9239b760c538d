import { openConfirmation } from "./booking-start.ts"
import { TrackingPage } from "./pages/tracking-page.ts"
import { expect, test } from "./test.ts"

test("an empty and an unknown reference are answered at the field", async ({ page, words, trackingPage }) => {
  await trackingPage.open()
  await trackingPage.continueButton.click()
  await expect(trackingPage.reference).toBeFocused()
  await expect(trackingPage.reference).toHaveAccessibleDescription(new RegExp(words.tracking.empty))
  await trackingPage.lookUp("AE4K7M2XQ9TB3HV")
  await expect(trackingPage.reference).toHaveAccessibleDescription(new RegExp(words.tracking.invalid))
  await expect(page).toHaveURL(/\/tracking$/)
})

test("a booking is found another way: by its reference and the end of a phone number", async ({
  browser,
  baseURL,
  locale,
  language,
  pages,
  confirmationPage,
  words,
}) => {
  await openConfirmation(pages)
  const reference = await confirmationPage.reference()

  const stranger = await browser.newContext({ ...(baseURL && { baseURL }), ...(locale && { locale }) })
  await stranger.addInitScript((chosen) => localStorage.setItem("mersal.language", chosen), language)
  const elsewhere = new TrackingPage(await stranger.newPage(), words)
  await elsewhere.open()
  await elsewhere.anotherWay.click()
  await elsewhere.searchFor(reference, "0000")
  const { invalid, fields, bothOfOne } = words.trackingSearch
  await expect(elsewhere.page.getByRole("alert").getByRole("paragraph")).toHaveText([
    invalid(fields.reference),
    bothOfOne,
  ])
  await elsewhere.searchFor(reference, "4321")
  await elsewhere.page.getByRole("link", { name: words.tracking.steps.orderPlaced }).click()
  await expect(elsewhere.timeline).toBeVisible()
  await stranger.close()
})

test("a delivery's steps come in order, with their times in the market's zone", async ({
  page,
  words,
  pages,
  confirmationPage,
  trackingPage,
}) => {
  await openConfirmation(pages)
  const events = [
    { leg: "Pickup", typ: "PICKUP COMPLETED", sno: 2, dt: "2026-11-21T10:10:00.000Z" },
    { leg: "Pickup", typ: "PICKUP IN PROGRESS", sno: 1, dt: "2026-11-21T09:05:00.000Z" },
    { leg: "Delivery", typ: "DELIVERY IN PROGRESS", sno: 3, dt: "2026-11-21T12:05:00.000Z" },
  ]
  // No driver moves this booking: the server's answer is given his steps, and the stream is cut off.
  await page.route(/order\/tracking\/(stream|live)/, (route) => route.abort())
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
  await expect(steps.last().locator("time")).toHaveText(/21st Nov, 2026 - 04:05 PM|4:05\sم/)
  await expect(steps.last()).toContainText(words.tracking.stepTexts.deliveryInProgress)
  await expect(page.getByText(words.tracking.expectedDelivery)).toBeVisible()
  await expect(trackingPage.expectedPickup, "what is collected is not picked up any more").toHaveCount(0)
})

test("no expected date or time is broken on the narrowest phone", async ({
  page,
  pages,
  confirmationPage,
  trackingPage,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openConfirmation(pages)
  await confirmationPage.trackLink.click()
  await expect(trackingPage.timeline).toBeVisible()
  // The date is one line, and so are the hours below it.
  const lines = await trackingPage.expectedPickup.evaluate(
    (shown) => shown.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(shown).lineHeight),
  )
  expect(lines).toBeLessThan(3)
  // In the headline the moment is one piece, and the day is written there as it is below.
  const day = (await trackingPage.expectedPickup.locator("span").first().innerText()).trim()
  const main = page.getByRole("main")
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 })
    const broken = await main.evaluate((shown, date) => {
      const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const at = (text.textContent ?? "").replaceAll("\u00a0", " ").indexOf(date)
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + date.length)
        found.push(String(new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size))
      }
      return found
    }, day)
    // Headline, pick-up, delivery and the first step of the timeline: all in one way, and each on one line.
    expect(broken.length, `dates at ${width}`).toBeGreaterThanOrEqual(3)
    expect(broken, `the lines of each date at ${width}`).toEqual(broken.map(() => "1"))
  }
})

test("a booking that is not paid is promised at no time, neither before nor after it has lapsed", async ({
  page,
  words,
  pages,
  confirmationPage,
  trackingPage,
}) => {
  await openConfirmation(pages)
  const reference = await confirmationPage.reference()
  await page.route(/order\/tracking\/(stream|live)/, (route) => route.abort())
  for (const state of ["awaitingPayment", "expired"] as const) {
    await page.route("**/order/tracking?*", async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, state } } })
    })
    await page.goto(`/tracking/status?bookingId=${reference}`)
    await expect(page.getByText(words.notComing[state].title)).toBeVisible()
    await expect(trackingPage.timeline).toBeVisible()
    await expect(page.getByText(words.tracking.onTrack)).toHaveCount(0)
    await expect(page.getByText(words.tracking.expectedDelivery)).toHaveCount(0)
    await expect(trackingPage.expectedPickup).toHaveCount(0)
  }
})
