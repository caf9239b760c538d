import { dayAtWork, photo } from "./driver-day.ts"
import { DriverPage } from "./pages/driver-page.ts"
import { expect, test } from "./test.ts"

test.describe("without network", () => {
  test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 640 } })

  test("what a driver says is kept over a reload, and sent once when there is a network again", async ({
    page,
    context,
    product,
    words,
  }) => {
    const { booked, logOf } = await dayAtWork(page, product)
    const bkref = booked[0]?.bkref ?? ""
    // A phone takes time to read a photo: here until the next press, which submits it.
    await page.addInitScript(() => {
      const { createImageBitmap } = window
      const late = async (file: Blob, options: ImageBitmapOptions) => {
        await new Promise((pressed) => addEventListener("click", pressed, { once: true, capture: true }))
        return createImageBitmap(file, options)
      }
      Object.assign(window, { createImageBitmap: late })
    })
    const driver = new DriverPage(page, words)
    const { acts } = driver.words
    await driver.open()
    await driver.press(acts.startPickup)
    await expect.poll(() => logOf(bkref)).toEqual(["assign", "start"])
    // The worker stores the driver's screens once the page has settled.
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      const kept = new MessageChannel()
      const isKept = new Promise((resolve) => kept.port1.addEventListener("message", resolve))
      kept.port1.start()
      active?.postMessage("keepDriverScreens", [kept.port2])
      await isKept
    })

    await context.setOffline(true)
    await driver.press(acts.arrive)
    await driver.press(acts.collect)
    await expect(page.getByText(driver.words.waiting(2))).toBeVisible()
    await page.reload()
    await expect(page.getByText(driver.words.waiting(2))).toBeVisible()
    await driver.press(acts.startDelivery)
    await driver.press(acts.arrive)
    await driver.handOver("photo")
    await driver.sheet.getByLabel(driver.words.takePhoto).first().setInputFiles(photo)
    await driver.confirmProof()
    await expect(page.getByText(driver.words.allDone)).toBeVisible()

    // Some calls may have reached the server although their answers were lost: each acts once, and in this order.
    await context.setOffline(false)
    await expect
      .poll(() => logOf(bkref))
      .toEqual(["assign", "start", "arrive", "collect", "start", "arrive", "deliver"])
    await expect(page.getByText(driver.words.waitingText)).toBeHidden()
  })
})

test("nobody at the pick-up counts after ten minutes of the server's time", async ({ page, product, words }) => {
  const { booked, stateOf } = await dayAtWork(page, product)
  const driver = new DriverPage(page, words)
  const { acts, failReasons } = driver.words
  await driver.open()
  await driver.press(acts.startPickup)
  await driver.press(acts.arrive)
  await driver.press(acts.failPickup)
  const nobody = driver.sheet.getByRole("radio", { name: failReasons["nobody-there"] })
  await expect(nobody).toBeDisabled()

  await product.setClock("2026-11-21T09:45:00+04:00")
  await page.evaluate(() => dispatchEvent(new Event("online")))
  await expect(nobody).toBeEnabled()
  await nobody.check()
  await driver.sheet.getByRole("button", { name: driver.words.failConfirm }).click()
  await expect(driver.next).toContainText(driver.words.states.pickupFailed)
  await expect.poll(() => stateOf(booked[0]?.bkref ?? "")).toBe("pickupFailed")
})

test("a recipient signs; what the desk has changed meanwhile is told, and what it gave to another goes away", async ({
  page,
  context,
  product,
  words,
}) => {
  const { booked, tell, stateOf, giveToAnother } = await dayAtWork(page, product, 3)
  const driver = new DriverPage(page, words)
  const { acts } = driver.words
  await driver.open()
  const signed = await driver.reference()
  for (const act of [acts.startPickup, acts.arrive, acts.collect, acts.startDelivery, acts.arrive])
    await driver.press(act)
  await driver.handOver("signature")
  await driver.signs()
  await driver.confirmProof()
  await expect.poll(() => stateOf(signed)).toBe("delivered")
  await expect(driver.sheet).toBeHidden()
  await expect(driver.next).not.toContainText(signed)

  const cancelled = await driver.reference()
  await driver.press(acts.startPickup)
  await expect.poll(() => stateOf(cancelled)).toBe("pickupStarted")
  await context.setOffline(true)
  await tell(cancelled, { command: "cancel", reason: "asked-by-customer" })
  await driver.press(acts.arrive)
  await expect(page.getByText(driver.words.waiting(1))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(driver.words.refusals["wrong-state"])).toBeVisible()
  await page.getByRole("button", { name: driver.words.drop }).click()

  const taken = booked.map(({ bkref }) => bkref).find((bkref) => bkref !== signed && bkref !== cancelled) ?? ""
  await expect(driver.next).toContainText(taken)
  await giveToAnother(taken)
  await expect(page.getByText(driver.words.taken(taken))).toBeVisible()
  await expect(page.getByText(driver.words.allDone)).toBeVisible()
})

test("cash of a booking that was cancelled meanwhile is said after a reload too, and is not asked for", async ({
  page,
  product,
  words,
}) => {
  const { booked, tell, logOf } = await dayAtWork(page, product)
  const bkref = booked[0]?.bkref ?? ""
  const driver = new DriverPage(page, words)
  const { acts } = driver.words
  await driver.open()
  await driver.press(acts.startPickup)
  await driver.press(acts.arrive)
  await expect.poll(() => logOf(bkref)).toEqual(["assign", "start", "arrive"])
  await tell(bkref, { command: "cancel", reason: "asked-by-customer" })
  await page.reload()
  await expect(page.getByText(driver.words.allDone)).toBeVisible()
  await expect(page.getByText(driver.words.cashDue)).toHaveCount(0)
  await page.getByText(driver.words.done(1)).click()
  const had = page.getByRole("button", { name: driver.words.hadCash })
  await had.click()
  await expect(driver.sheet).toContainText(driver.words.hadCashText)
  await driver.sheet.getByRole("button", { name: /\d+\.\d\d/ }).click()
  await expect.poll(() => logOf(bkref)).toEqual(["assign", "start", "arrive", "cancel", "takeCash"])
  await expect(had).toHaveCount(0)
  await expect(page.getByText(driver.words.done(1))).toBeFocused()
  await expect(page.getByText(driver.words.cashOfDayText(1))).toBeVisible()
})

test("cash is sent although its booking's first step was refused, and stays when the rest is discarded", async ({
  page,
  context,
  product,
  words,
}) => {
  const { booked, tell, logOf } = await dayAtWork(page, product)
  const bkref = booked[0]?.bkref ?? ""
  const driver = new DriverPage(page, words)
  const { acts } = driver.words
  await driver.open()
  await expect(driver.next.getByRole("button", { name: acts.startPickup })).toBeVisible()
  await context.setOffline(true)
  await tell(bkref, { command: "cancel", reason: "asked-by-customer" })
  await driver.press(acts.startPickup)
  await driver.press(acts.arrive)
  await driver.next.getByRole("button", { name: /\d+\.\d\d/ }).click()
  await driver.sheet.getByRole("button", { name: /\d+\.\d\d/ }).click()
  await driver.press(acts.collect)
  await expect(page.getByText(driver.words.waiting(4))).toBeVisible()

  await context.setOffline(false)
  await expect.poll(() => logOf(bkref)).toEqual(["assign", "cancel", "takeCash"])
  await expect(page.getByText(driver.words.heldBehind(2))).toBeVisible()
  await expect(page.getByText(driver.words.refusals["wrong-state"])).toBeVisible()
  await page.getByRole("button", { name: driver.words.dropAll }).click()
  await expect(page.getByText(driver.words.refusals["wrong-state"])).toHaveCount(0)
  await expect(page.getByText(driver.words.cashOfDayText(1))).toBeVisible()
  expect(await logOf(bkref)).toEqual(["assign", "cancel", "takeCash"])
})

test("the phone tells where it is on the way alone, and what was said outlives a session", async ({
  page,
  context,
  product,
  words,
}) => {
  const { booked, driver: person, positionOf, logOf } = await dayAtWork(page, product)
  const bkref = booked[0]?.bkref ?? ""
  const [home, here] = [
    { latitude: 25.25, longitude: 55.35 },
    { latitude: 25.1124, longitude: 55.1389 },
  ]
  const told: unknown[] = []
  page.on("request", (request) => request.url().endsWith("/v1.0/driver/position") && told.push(request.postDataJSON()))
  await context.grantPermissions(["geolocation"])
  await context.setGeolocation(home)
  const driver = new DriverPage(page, words)
  const { acts } = driver.words
  await driver.open()
  await page.getByRole("button", { name: driver.words.shareYes }).click()
  await expect(page.getByText(driver.words.shareIdle)).toBeVisible()
  await context.setGeolocation(here)
  await driver.press(acts.startPickup)
  await expect(page.getByText(driver.words.sharing)).toBeVisible()
  await expect.poll(() => positionOf(person.id)).toMatchObject({ lat: here.latitude, lon: here.longitude })
  expect(told).not.toContainEqual({ lat: home.latitude, lon: home.longitude })

  // A staff session lasts at most an hour without use. The page keeps calling and may notice its end before the driver
  // does, so he acts while offline.
  await expect.poll(() => logOf(bkref)).toEqual(["assign", "start"])
  await context.setOffline(true)
  await driver.press(acts.arrive)
  await expect(page.getByText(driver.words.waiting(1))).toBeVisible()
  await product.setClock("2026-11-21T11:30:00+04:00")
  await context.setOffline(false)
  await expect(driver.sheet).toBeVisible()
  await driver.sheet.getByLabel(words.staff.email).fill(person.email)
  await driver.sheet.getByLabel(words.staff.password).fill(person.password)
  await driver.sheet.getByRole("button", { name: words.staff.signIn }).click()
  await expect(page.getByText(driver.words.signedOut)).toBeHidden()
  await expect(driver.next.getByRole("button", { name: acts.collect })).toBeVisible()
  await expect.poll(() => logOf(bkref)).toEqual(["assign", "start", "arrive"])
})
