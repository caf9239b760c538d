import type { Page } from "@playwright/test"
import { openConfirmation } from "./booking-start.ts"
import { type DeliveryWalk, onTheRoad } from "./delivery-walk.ts"
import { expect, test } from "./test.ts"
import { dictionaries } from "./words.ts"

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
  const { rating } = live
  const current = trackingPage.timeline.locator("[aria-current=step]")
  await expect(current).toContainText(tracking.steps.orderPlaced)
  await isNeverReloaded(page)
  const told = await toldTo(page)

  await road.driver({ command: "start" })
  await expect(current).toContainText(tracking.steps.pickupInProgress)
  await expect(current.locator("time")).toHaveAttribute("datetime", /^2026-11-21T/)
  await expect(page.getByRole("heading", { name: tracking.live })).toBeVisible()
  await expect(page.getByRole("region", { name: live.driver })).toContainText("Dawud")
  await expect(page.getByText(live.onTheWay.pickup)).toBeVisible()
  const liveLink = current.getByRole("link", { name: tracking.live })
  await liveLink.click()
  await expect(page.getByRole("heading", { name: tracking.live })).toBeInViewport()
  await road.position({ lat: 25.1, lon: 55.2 })
  const comes = /expected at the pick-up between .+ and /
  await expect(page.getByRole("region", { name: tracking.live }).getByText(comes)).toBeVisible()
  await expect(page.getByRole("application", { name: live.map })).toBeVisible()
  await road.driver({ command: "arrive" })
  await expect(page.getByRole("region", { name: tracking.live }).getByText(live.arrived.pickup)).toBeVisible()
  await expect(current).not.toContainText(tracking.stepTexts.pickupInProgress)
  await expect.poll(told).toContain(live.arrived.pickup)
  const heard = await told()
  expect(heard).not.toContain(live.onTheWay.pickup)
  for (const once of [tracking.updated(tracking.steps.pickupInProgress), live.arrived.pickup])
    expect(heard.filter((text) => text === once)).toHaveLength(1)

  await pickedUpAndOff(road)
  await expect(current).toContainText(tracking.steps.deliveryInProgress)
  await road.position({ lat: 25.18, lon: 55.27 })
  const expected = /Your parcel is expected between .+ and /
  await expect(page.getByRole("region", { name: tracking.live }).getByText(expected)).toBeVisible()
  await road.driver({ command: "arrive" })
  await expect(page.getByRole("region", { name: tracking.live }).getByText(live.arrived.delivery)).toBeVisible()
  // A forecast no more, and no window again.
  await expect(page.getByText(tracking.onTrack).locator("..")).toHaveText(tracking.onTrack)
  await expect(page.getByText(tracking.expectedDelivery)).toHaveCount(0)
  await road.handOver()
  await expect(trackingPage.timeline).toContainText(tracking.steps.deliveryCompleted)
  await expect(page.getByText(tracking.onTime)).toBeVisible()
  await expect(liveLink).toHaveCount(0)
  await expect(page.getByRole("heading", { name: tracking.live })).toHaveCount(0)

  await page.getByRole("button", { name: rating.send }).click()
  await expect(page.getByRole("alert")).toContainText(rating.chooseFirst)
  await page.getByRole("radio", { name: rating.stars(5) }).check()
  await page.getByLabel(rating.note).fill("Very kind")
  await page.getByRole("button", { name: rating.send }).click()
  const thanks = page.getByText(rating.given(rating.stars(5)))
  await expect(thanks).toBeFocused()
  await expect(page.getByRole("link", { name: live.seeBooking })).toBeVisible()
  expect(await wasReloaded(page)).toBe(false)
  await page.reload()
  await expect(thanks).toBeVisible()
  await expect(page.getByRole("button", { name: rating.send })).toHaveCount(0)
})

test("a message's link leads to the choice of what one is told of a booking, in Arabic too", async ({
  browser,
  page,
  product,
  pages,
  confirmationPage,
}) => {
  await openConfirmation(pages)
  const reference = await confirmationPage.reference()
  await page.goto(`/go/account/bookings/${reference}/notifications`)
  const { myAccount } = dictionaries.en
  const { notices } = myAccount
  const atDoor = page.getByRole("group", { name: notices.events.atDoor })
  await atDoor.getByLabel(notices.email).uncheck()
  await atDoor.getByLabel(notices.phone).selectOption({ label: notices.phoneWays.whatsapp })
  const booked = page.getByRole("group", { name: notices.events.booked })
  await expect(booked.getByLabel(notices.email)).toBeDisabled()
  await page.getByRole("button", { name: myAccount.save }).click()
  await expect(page.getByText(myAccount.saved)).toBeVisible()

  await page.evaluate(() => localStorage.setItem("mersal.language", "ar"))
  await page.reload()
  const inArabic = dictionaries.ar.myAccount.notices
  const door = page.getByRole("group", { name: inArabic.events.atDoor })
  await expect(door.getByLabel(inArabic.email)).not.toBeChecked()
  await expect(door.getByLabel(inArabic.phone)).toHaveValue("whatsapp")
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl")
  const stranger = await browser.newContext({ baseURL: product.url })
  const elsewhere = await stranger.newPage()
  await elsewhere.goto(`/go/account/bookings/${reference}/notifications`)
  await expect(elsewhere.getByRole("alert")).toContainText(myAccount.signedOutMeanwhile)
  await stranger.close()
})

test("of what two pages choose one after the other neither takes back the other's", async ({
  page,
  pages,
  confirmationPage,
}) => {
  await openConfirmation(pages)
  const path = `/go/account/bookings/${await confirmationPage.reference()}/notifications`
  const { myAccount } = dictionaries.en
  const { events, email } = myAccount.notices
  const mailed = (where: Page, event: keyof typeof events) =>
    where.getByRole("group", { name: events[event] }).getByLabel(email)
  const other = await page.context().newPage()
  for (const each of [page, other]) {
    await each.goto(path)
    await expect(mailed(each, "atDoor")).toBeChecked()
  }
  await mailed(page, "atDoor").uncheck()
  await mailed(other, "onTheWay").uncheck()
  for (const each of [page, other]) {
    await each.getByRole("button", { name: myAccount.save }).click()
    await expect(each.getByText(myAccount.saved)).toBeVisible()
  }
  await expect(mailed(other, "atDoor")).not.toBeChecked()
  await page.reload()
  await expect(mailed(page, "onTheWay")).not.toBeChecked()
  await expect(mailed(page, "atDoor")).not.toBeChecked()
})

async function pickedUpAndOff(road: DeliveryWalk) {
  await road.driver({ command: "collect" })
  await road.driver({ command: "start" })
}

const isNeverReloaded = (page: Page) => page.evaluate(() => void Object.assign(window, { isSame: true }))
const wasReloaded = (page: Page) => page.evaluate(() => !("isSame" in window))

/** What the page's live regions have said since this call. */
async function toldTo(page: Page): Promise<() => Promise<readonly string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest("[role=status]"),
        ),
      )
      for (const region of regions) if (region?.textContent) texts.push(region.textContent.trim())
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return () => said.evaluate((texts) => texts)
}
