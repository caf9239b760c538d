import { randomUUID } from "node:crypto"
import type { Browser, Page } from "@playwright/test"
import { photo } from "./driver-day.ts"
import { DriverPage } from "./pages/driver-page.ts"
import type { PaymentPage } from "./pages/payment-page.ts"
import { newPerson, ownAddress } from "./people.ts"
import type { ProductServer } from "./product-server.ts"
import { atWork } from "./staff.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"
import type { Words } from "./words.ts"

test.use({ productOf: "whole-day" })

/** A new person, because the messages sent to him are read. */
const { email } = newPerson()
const day = "2026-11-21"

test("three people and one parcel: it is booked, given to a driver, fetched and brought, and each sees what the others do", async ({
  page,
  browser,
  product,
  words,
  paymentPage,
  confirmationPage,
  trackingPage,
}) => {
  const [desk, phone] = [await newWindow(browser, product, 1440, 900), await newWindow(browser, product, 390, 844)]
  const { name: dawud } = await atWork(phone, product, "porter", `Dawud ${randomUUID().slice(0, 8)}`)
  await atWork(desk, product, "ops", "Olga Petrova")
  const driver = new DriverPage(phone, words)
  await phone.goto(`/driver?date=${day}`)
  await expect(phone.getByText(driver.words.none)).toBeVisible()
  await desk.goto("/ops")
  await expect(desk.getByText(words.operations.live, { exact: true })).toBeVisible()
  const others = [desk, phone]
  for (const each of others) await markLoaded(each)

  // The customer books, and the booking appears at the desk.
  await bookInCash(page, paymentPage)
  const reference = await confirmationPage.reference()
  await confirmationPage.trackLink.click()
  const { steps } = words.tracking
  const current = trackingPage.timeline.locator("[aria-current=step]")
  await expect(current).toContainText(steps.orderPlaced)
  await markLoaded(page)
  await assign(desk, words, reference, dawud)

  // The driver gets it without reloading. He is online on the way and offline at the door.
  await expect(driver.next).toContainText("Dubai Marina, Dubai")
  await driver.press(driver.words.acts.startPickup)
  await expect(current).toContainText(steps.pickupInProgress)
  await phone.context().setOffline(true)
  await driver.press(driver.words.acts.arrive)
  await takeCash(driver)
  await driver.press(driver.words.acts.collect)
  await expect(phone.getByText(driver.words.waiting(3))).toBeVisible()
  await expect(current).toContainText(steps.pickupInProgress)
  await phone.context().setOffline(false)
  await expect(current).toContainText(steps.pickupCompleted)

  await driver.press(driver.words.acts.startDelivery)
  await expect(current).toContainText(steps.deliveryInProgress)
  await driver.press(driver.words.acts.arrive)
  await driver.handOver("photo")
  await driver.sheet.getByLabel(driver.words.takePhoto).first().setInputFiles(photo)
  await driver.confirmProof()
  await expect(phone.getByText(driver.words.allDone)).toBeVisible()
  await expect(trackingPage.timeline).toContainText(steps.deliveryCompleted)
  await expect(desk.getByRole("row", { name: reference })).toContainText(words.operations.states.delivered)
  for (const each of [page, ...others]) expect(await wasReloaded(each)).toBe(false)

  // The invoice comes with the e-mail about the delivery, and on its own page.
  await expect
    .poll(() => papersSentTo(product, email))
    .toEqual([expect.stringMatching(/^INV-AE-2026-\d{6}\.pdf %PDF-$/)])
  await page.goto(`/go/payment-recipt/${reference}`)
  await expect(page.getByRole("heading", { level: 1, name: words.receipt.titles["tax-invoice"] })).toBeVisible()
  await expect(page.getByText(/INV-AE-2026-\d{6}/)).toBeVisible()
  for (const each of others) await each.context().close()
})

/** A new window with its own storage. */
async function newWindow(browser: Browser, { url }: ProductServer, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    extraHTTPHeaders: ownAddress(),
  })
  return context.newPage()
}

async function bookInCash(page: Page, paymentPage: PaymentPage): Promise<void> {
  await openWith(page, "/go/payment", { ...completeDraft, guest: { ...completeDraft.guest, email } })
  await paymentPage.proceed()
}

/** Assigns it to one of the suggested drivers. Other tests have drivers, too. */
async function assign(desk: Page, words: Words, reference: string, driver: string): Promise<void> {
  const { operations, dispatch } = words
  await desk
    .getByRole("button", { name: operations.assignNamed(reference) })
    .first()
    .click()
  const dialog = desk.getByRole("dialog")
  await dialog.getByRole("radio", { name: driver }).check()
  await dialog.getByRole("button", { name: dispatch.assign, exact: true }).click()
}

async function takeCash(driver: DriverPage): Promise<void> {
  await driver.next.getByRole("button", { name: /\d/ }).click()
  await driver.sheet.getByRole("button", { name: /\d/ }).click()
}

/** The documents attached to the messages to an e-mail, each by its name and its first bytes. */
async function papersSentTo({ url }: ProductServer, to: string): Promise<readonly string[]> {
  const headers = { accept: "application/json" }
  const answer = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(to)}`, { headers })
  const { data } = (await answer.json()) as { readonly data: readonly { readonly attachments: readonly Paper[] }[] }
  const nameOf = ({ name, base64 }: Paper) => `${name} ${Buffer.from(base64, "base64").subarray(0, 5)}`
  return data.flatMap(({ attachments }) => attachments.map(nameOf))
}

interface Paper {
  readonly name: string
  readonly base64: string
}

/** Marks the page; a reload removes the mark. */
const markLoaded = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isSame: true }))
const wasReloaded = (page: Page): Promise<boolean> => page.evaluate(() => !("isSame" in window))
