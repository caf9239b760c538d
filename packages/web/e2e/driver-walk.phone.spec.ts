import { dayAtWork, photo, pinOf } from "./driver-day.ts"
import { inspect } from "./inspection.ts"
import { DriverPage } from "./pages/driver-page.ts"
import { ownAddress } from "./people.ts"
import { expect, test } from "./test.ts"

test("a driver collects a parcel with its cash, and hands it over for the PIN", async ({ page, product, words }) => {
  const { booked, logOf } = await dayAtWork(page, product)
  const [booking] = booked
  if (!booking) throw new Error("Nothing was booked")
  const changed = await fetch(`${product.url}/v1.0/bookings/${booking.bkref}/change`, {
    method: "POST",
    headers: { "content-type": "application/json", "mersal-access": booking.accessToken, ...ownAddress() },
    body: JSON.stringify({ pkp: [{ lmark: "Opposite the mosque, Makani 3003295320" }] }),
  })
  expect(changed.ok).toBe(true)
  const driver = new DriverPage(page, words)
  const { acts, states } = driver.words
  await driver.open()
  await expect(driver.next).toContainText("Dubai Marina, Dubai")
  await expect(driver.next).toContainText("30032 95320")
  await expect(driver.next).toContainText(states.assigned)
  await page.getByRole("button", { name: driver.words.shareNo }).click()
  await inspect(page, "a driver's run")

  await driver.press(acts.startPickup)
  await driver.press(acts.arrive)
  await expect(driver.next.getByRole("timer")).toBeVisible()
  await inspect(page, "a driver who waits")
  await driver.next.getByRole("button", { name: /\d/ }).click()
  await driver.sheet.getByRole("button", { name: /\d/ }).click()
  await driver.press(acts.collect)

  await expect(driver.next).toContainText("Al Majaz, Sharjah")
  await driver.press(acts.startDelivery)
  await driver.press(acts.arrive)
  await expect(driver.next).toContainText(driver.words.atStop.delivery)
  await driver.handOver("photo")
  await inspect(page, "the proof of a delivery")
  await driver.confirmProof()
  await expect(driver.sheet.getByText(driver.words.photoMissing)).toBeVisible()
  await driver.sheet.getByLabel(driver.words.takePhoto).first().setInputFiles(photo)
  await expect(driver.sheet.getByRole("img", { name: driver.words.photoTaken })).toBeVisible()

  const pin = await pinOf(product, booking)
  await driver.sheet.getByRole("radio", { name: driver.words.proofKinds.pin }).check()
  await driver.sheet.getByRole("textbox").fill(pin === "0000" ? "1111" : "0000")
  await driver.confirmProof()
  await expect(driver.sheet.getByText(driver.words.refusals["wrong-pin"])).toBeVisible()
  await expect(driver.sheet.getByRole("textbox")).toBeFocused()
  await expect(page.getByText(driver.words.refusals["wrong-pin"])).toHaveCount(1)
  await expect(page.getByText(driver.words.allDone)).toBeHidden()
  await driver.sheet.getByRole("textbox").fill(pin)
  await driver.confirmProof()
  await expect(page.getByText(driver.words.allDone)).toBeVisible()
  await inspect(page, "a driver's day at its end")
  // His command is shown before it has arrived.
  const said = ["assign", "start", "arrive", "takeCash", "collect", "start", "arrive", "deliver"]
  await expect.poll(() => logOf(booking.bkref)).toEqual(said)
})
