import type { Page } from "@playwright/test"
import { drawn } from "./held-back.ts"
import { book } from "./owned-bookings.ts"
import { newPerson } from "./people.ts"
import { expect, test } from "./test.ts"

test.use({ reducedMotion: "reduce" })

const main = (page: Page) => page.getByRole("main")
const dialog = (page: Page) => page.getByRole("dialog")
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

test("a cancelling whose answer is lost, and the look after it, is told as unknown until another look succeeds", async ({
  page,
  product,
  words,
}) => {
  const { booking, myAccount, myBookings, shell } = words
  await page.goto("/go/book")
  const { bkref } = await book(page, product, newPerson())
  await page.goto(`/go/account/bookings/${bkref}`)
  await button(page, myBookings.cancel).click()
  await page.route("**/task/taskdetails*", (route) => route.abort())
  // The booking is cancelled, and the answer is lost.
  await page.route(`**/bookings/${bkref}/cancel`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog(page).getByRole("button", { name: myBookings.cancel }).click()
  await expect(dialog(page).getByRole("alert")).toContainText(myAccount.notKnown)
  await dialog(page).getByRole("button", { name: shell.close }).click()
  await expect(main(page).getByRole("alert")).toContainText(myBookings.bookingFailed)
  await page.unroute("**/task/taskdetails*")
  await main(page).getByRole("button", { name: booking.retry }).click()
  await expect(main(page)).toContainText(myBookings.states.cancelled)
  await expect(main(page).getByRole("alert")).toHaveCount(0)
})

test("a cancelling whose answer is lost is told as done by the look after it", async ({ page, product, words }) => {
  const { myBookings } = words
  await page.goto("/go/book")
  const { bkref } = await book(page, product, newPerson())
  await page.goto(`/go/account/bookings/${bkref}`)
  await page.route(`**/bookings/${bkref}/cancel`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(page, myBookings.cancel).click()
  await dialog(page).getByRole("button", { name: myBookings.cancel }).click()
  await expect(dialog(page).getByRole("alert")).toHaveText(myBookings.cancelled)
  await expect(dialog(page).getByRole("button", { name: myBookings.cancel })).toHaveCount(0)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("heading", { level: 1, name: myBookings.bookingTitle })).toBeFocused()
})

test("a question to the recipient whose answer is lost is sent once, and told by the look after it", async ({
  page,
  product,
  words,
}) => {
  const { myAccount, myBookings } = words
  await page.goto("/go/book")
  const { bkref } = await book(page, product, newPerson())
  await page.goto(`/go/account/bookings/${bkref}`)
  await expect(main(page)).toContainText(myBookings.askText)
  const sent: string[] = []
  await page.route("**/recipient-request", async (route) => {
    if (route.request().method() !== "POST") return route.continue()
    sent.push((await (await route.fetch()).json()).data.link)
    await route.abort()
  })
  await button(page, myBookings.ask).click()
  await expect(button(page, myBookings.askAgain)).toBeEnabled()
  await expect(main(page).getByRole("alert")).toHaveCount(0)
  const [first] = sent

  // Requested again; neither the answer nor the read after it arrives.
  await page.route("**/recipient-request", (route) =>
    route.request().method() === "POST" ? route.fallback() : route.abort(),
  )
  await button(page, myBookings.askAgain).click()
  await expect(main(page).getByRole("alert").filter({ hasText: myAccount.notKnown })).toBeVisible()
  await expect(main(page).getByRole("alert").filter({ hasText: myAccount.loadFailed })).toBeVisible()
  await page.unroute("**/recipient-request")
  const second = sent.at(-1)
  expect(second).not.toBe(first)
  const asking = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/recipient-request"),
  )
  await button(page, myBookings.askAgain).click()
  expect((await (await asking).json()).data.link).toBe(second)
  await expect(button(page, myBookings.copyLink)).toBeVisible()
  await expect(main(page).getByRole("alert")).toHaveCount(0)
})

test("a purchase that gets no answer is checked, and only the server's word fails it", async ({ page, words }) => {
  await page.route("**/v1.0/payment/purchase", (route) => route.abort())
  await page.route("**/v1.0/payment/attempt?*", (route) => route.abort())
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/v1.0/payment/attempt?"))
  await page.goto("/payment-verifying?attempt=0123456789abcdef")
  await lost
  await drawn(page)
  await expect(page.getByRole("heading", { level: 1, name: words.cardReturn.verifying })).toBeVisible()
  await expect(page.getByRole("alert")).toHaveCount(0)
  const icon = page.getByRole("main").locator("svg")
  await expect(icon).toHaveCount(0)
  const spinner = page.getByRole("main").locator("span[aria-hidden=true]:empty")
  await expect(spinner).toBeVisible()
  await page.unroute("**/v1.0/payment/attempt?*")
  await expect(page.getByRole("alert")).toContainText(words.notPlaced.failed)
  await expect(icon.first()).toBeVisible()
  await expect(spinner).toHaveCount(0)
})
