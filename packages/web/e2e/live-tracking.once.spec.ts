import type { Page } from "@playwright/test"
import { openConfirmation } from "./booking-start.ts"
import { type DeliveryWalk, onTheRoad } from "./delivery-walk.ts"
import { expect, test } from "./test.ts"

test("who follows a parcel sees it move without a reload, and the driver where he is", async ({
  page,
  product,
  pages,
  words,
  confirmationPage,
  trackingPage,
}) => {
  await openConfirmation(pages)
  const reference = await confirmationPage.reference()
  const road = await onTheRoad(product, reference)
  await confirmationPage.trackLink.click()
  const { live, tracking } = words
  const current = trackingPage.timeline.locator("[aria-current=step]")
  await expect(current).toContainText(tracking.steps.orderPlaced)
  await isNeverReloaded(page)

  await road.driver({ command: "start" })
  await expect(current).toContainText(tracking.steps.pickupInProgress)
  await expect(current.locator("time")).toHaveAttribute("datetime", /^2026-11-21T/)
  await expect(page.getByRole("heading", { name: tracking.live })).toBeVisible()
  await expect(page.getByRole("region", { name: tracking.driver })).toContainText("Dawud")
  await expect(page.getByText(live.onTheWay.pickup)).toBeVisible()
  await road.position({ lat: 25.1, lon: 55.2 })
  await expect(page.getByRole("status").filter({ hasText: /expected at the pick-up between .+ and / })).toBeVisible()
  await expect(page.getByRole("application", { name: live.map })).toBeVisible()
  await road.driver({ command: "arrive" })
  await expect(page.getByText(live.arrived.pickup)).toBeVisible()

  await pickedUpAndOff(road)
  await expect(current).toContainText(tracking.steps.deliveryInProgress)
  await road.position({ lat: 25.18, lon: 55.27 })
  await expect(page.getByText(/Your parcel is expected between .+ and /)).toBeVisible()
  await road.driver({ command: "arrive" })
  await expect(page.getByText(live.arrived.delivery)).toBeVisible()
  await road.handOver()
  await expect(trackingPage.timeline).toContainText(tracking.steps.deliveryCompleted)
  await expect(page.getByText(tracking.onTime)).toBeVisible()
  await expect(page.getByRole("heading", { name: tracking.live })).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})

async function pickedUpAndOff(road: DeliveryWalk) {
  await road.driver({ command: "collect" })
  await road.driver({ command: "start" })
}

const isNeverReloaded = (page: Page) => page.evaluate(() => void Object.assign(window, { isSame: true }))
const wasReloaded = (page: Page) => page.evaluate(() => !("isSame" in window))
