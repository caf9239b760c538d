import { withoutApplication } from "./late-application.ts"
import { bookElsewhere } from "./owned-bookings.ts"
import { shiftsOf, watchShifts } from "./page-shifts.ts"
import { TrackingPage } from "./pages/tracking-page.ts"
import { newPerson } from "./people.ts"
import { expect, test } from "./test.ts"

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
  const { statusHeading, timeline } = new TrackingPage(page, words)
  await expect(page).toHaveTitle(`${words.tracking.statusTitle} – Mersal`)
  await expect(statusHeading).toBeVisible()
  await expect(timeline).toContainText(words.tracking.steps.orderPlaced)
  const drawn = await page.getByRole("main").innerText()
  expect(drawn).not.toContain("Villa 7")
  await letIn()
  await expect(timeline).toContainText(words.tracking.steps.orderPlaced)
  expect(await page.getByRole("main").innerText()).toBe(drawn)
  expect(await shiftsOf(page)).toEqual([])
  expect(calls).toBe(0)
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

  await page.route("**/order/tracking?*", (route) => route.abort())
  await page.reload({ waitUntil: "commit" })
  await expect(timeline).toBeVisible()
  await page.locator("#first-screen").waitFor({ state: "detached" })
  await expect(timeline).toBeVisible()
  await expect(page.getByRole("alert")).toHaveCount(0)
})
