import type { Page } from "@playwright/test"
import { onTheRoad } from "./delivery-walk.ts"
import { holdBack } from "./held-back.ts"
import { withoutApplication } from "./late-application.ts"
import { bookElsewhere } from "./owned-bookings.ts"
import { lettersCame, shiftsOf, watchShifts } from "./page-shifts.ts"
import { TrackingPage } from "./pages/tracking-page.ts"
import { newPerson, ownAddress } from "./people.ts"
import { expect, test } from "./test.ts"

/**
 * The positions of the screen's parts. Layout shifts would not show this: to a browser the application's elements are
 * new ones.
 */
async function boxesOf(page: Page): Promise<readonly string[]> {
  // A screen has no positions before its styles have loaded.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null),
  )
  return page.locator("main :is(h1, h2, p, li, dt, dd, time):visible").evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width } = part.getBoundingClientRect()
      return `${(part as HTMLElement).innerText.slice(0, 30)} ${[x, y, width].map(Math.round)}`
    }),
  )
}

test("Whoever is sent a tracking link reads it before any script, and the application goes on with it: nothing moves or is asked again", async ({
  context,
  product,
  words,
}) => {
  const { bkref } = await bookElsewhere(product, newPerson())
  const { page, letIn } = await withoutApplication(context)
  await watchShifts(page, 0)
  let calls = 0
  page.on("request", (request) => {
    if (request.url().includes("/order/tracking?")) calls += 1
  })
  await page.goto(`/tracking/status?bookingId=${bkref}`, { waitUntil: "commit" })
  const { expectedPickup, statusHeading, timeline } = new TrackingPage(page, words)
  await expect(page).toHaveTitle(`${words.tracking.statusTitle} – Mersal`)
  await expect(statusHeading).toBeVisible()
  await expect(timeline).toContainText(words.tracking.steps.orderPlaced)
  await expect(expectedPickup).toBeVisible()
  await lettersCame(page)
  const drawn = await page.getByRole("main").innerText()
  expect(drawn).not.toContain("Villa 7")
  const places = await boxesOf(page)
  await letIn()
  await expect(timeline).toContainText(words.tracking.steps.orderPlaced)
  expect(await page.getByRole("main").innerText()).toBe(drawn)
  expect(await boxesOf(page)).toEqual(places)
  expect(await shiftsOf(page)).toEqual([])
  expect(calls).toBe(0)
})

test("Where a driver is stands in the page before any script: nothing moves when the application, its map and its owner's part come", async ({
  context,
  product,
  words,
}) => {
  const { bkref, accessToken } = await bookElsewhere(product, newPerson())
  const road = await onTheRoad(product, bkref)
  await road.driver({ command: "start" })
  await road.position({ lat: 25.1, lon: 55.2 })
  const { page, letIn } = await withoutApplication(context)
  await watchShifts(page, 0)
  await page.goto(`/tracking/status?bookingId=${bkref}`, { waitUntil: "commit" })
  await expect(page.getByText(new RegExp(words.live.expected.pickup(".+", ".+")))).toBeVisible()
  await lettersCame(page)
  const way = await boxesOf(page)
  expect(await page.getByRole("main").innerText()).not.toContain("Dawud")
  await letIn()
  const map = page.getByRole("application", { name: words.live.map })
  await expect(map).toBeVisible()
  expect(await boxesOf(page)).toEqual(way)
  expect(await shiftsOf(page)).toEqual([])

  // A booking that is looked up by a press also appears all at once.
  const { page: second, letIn: letSecondIn } = await withoutApplication(context)
  const found = new TrackingPage(second, words)
  await watchShifts(second, 0)
  await second.goto("/tracking", { waitUntil: "commit" })
  await expect(found.reference).toBeVisible()
  await lettersCame(second)
  await letSecondIn()
  await found.lookUp(bkref)
  await expect(found.timeline).toBeVisible()
  await expect(second.getByRole("application", { name: words.live.map })).toBeVisible()
  expect(await shiftsOf(second)).toEqual([])

  const own = await withoutApplication(context)
  await own.page.goto(`/tracking/status?bookingId=${bkref}#access=${accessToken}`, { waitUntil: "commit" })
  await expect(new TrackingPage(own.page, words).timeline).toBeVisible()
  await own.letIn()
  await expect(own.page.getByRole("region", { name: words.live.driver })).toContainText("Dawud")
})

test("A booking's owner reads at once what anybody is told, and the whole of it with the application; where that call is lost, what was read stays", async ({
  context,
  product,
  words,
}) => {
  const { bkref, accessToken } = await bookElsewhere(product, newPerson())
  const { page, letIn } = await withoutApplication(context)
  const { ownBooking, timeline } = new TrackingPage(page, words)
  await page.goto(`/tracking/status?bookingId=${bkref}#access=${accessToken}`, { waitUntil: "commit" })
  await expect(timeline).toBeVisible()
  await expect(ownBooking).toHaveCount(0)
  await letIn()
  await expect(ownBooking).toContainText("Villa 7")
  await expect(page).toHaveURL(/bookingId=[^#]*$/)

  const stranger = await context.newPage()
  await stranger.goto(`/tracking/status?bookingId=${bkref}`)
  await stranger.locator("#first-screen").waitFor({ state: "detached" })
  await stranger.goto(`/tracking/status?bookingId=${bkref}#access=${accessToken}`)
  await expect(new TrackingPage(stranger, words).ownBooking, "the key comes into a page that stands").toBeVisible()

  await page.route("**/order/tracking?*", (route) => route.abort())
  await page.reload({ waitUntil: "commit" })
  await page.locator("#first-screen").waitFor({ state: "detached" })
  await expect(timeline).toBeVisible()
  await expect(ownBooking).toHaveCount(0)
  await expect(page.getByRole("alert")).toContainText(words.tracking.networkError)
  await page.unroute("**/order/tracking?*")
  const letAnswer = await holdBack(page, "**/order/tracking?*")
  await page.getByRole("button", { name: words.booking.retry }).click()
  await expect(page.getByRole("alert")).toHaveCount(0)
  await expect(timeline).toBeVisible()
  letAnswer()
  await expect(ownBooking).toContainText("Villa 7")
})

test("A drawn booking waits for no slow answer: the application comes, and what its owner is told comes with that", async ({
  context,
  product,
  words,
}) => {
  const { bkref, accessToken } = await bookElsewhere(product, newPerson())
  const page = await context.newPage()
  const { ownBooking, timeline } = new TrackingPage(page, words)
  const letAnswer = await holdBack(page, "**/order/tracking?*")
  await page.goto(`/tracking/status?bookingId=${bkref}#access=${accessToken}`, { waitUntil: "commit" })
  await page.locator("#first-screen").waitFor({ state: "detached" })
  await expect(timeline).toBeVisible()
  await expect(ownBooking).toHaveCount(0)
  letAnswer()
  await expect(ownBooking).toContainText("Villa 7")
})

test("A booking that does not come says so before any script, and to whoever reached it here it shows the way back at once", async ({
  context,
  product,
  words,
}) => {
  const { bkref, accessToken } = await bookElsewhere(product, newPerson())
  const cancelled = await fetch(`${product.url}/v1.0/bookings/${bkref}/cancel`, {
    method: "POST",
    headers: { "content-type": "application/json", "mersal-access": accessToken, ...ownAddress() },
    body: "{}",
  })
  expect(cancelled.ok).toBe(true)
  const { page, letIn } = await withoutApplication(context)
  const said = page.getByText(words.notComing.cancelled.title)
  await page.goto(`/tracking/status?bookingId=${bkref}`, { waitUntil: "commit" })
  await expect(said).toBeVisible()
  const before = await boxesOf(page)
  await letIn()
  await expect(said).toBeVisible()
  expect(await boxesOf(page)).toEqual(before)

  // A reference typed and sent before the application has loaded is looked up afterwards.
  const second = await withoutApplication(context)
  const found = new TrackingPage(second.page, words)
  await second.page.goto("/tracking", { waitUntil: "commit" })
  await found.lookUp(bkref)
  await second.letIn()
  await expect(found.back).toBeVisible()
  await second.page.reload({ waitUntil: "commit" })
  await expect(second.page.locator("#first-screen")).toBeHidden()
  await expect(found.back).toBeVisible()
})
