import type { Route } from "@playwright/test"
import { openCashPayment } from "./booking-start.ts"
import { builtScript, sharedScript } from "./built-file.ts"
import { BookPage } from "./pages/book-page.ts"
import { ConfirmationPage } from "./pages/confirmation-page.ts"
import { typed } from "./pages/details-page.ts"
import { PaymentPage } from "./pages/payment-page.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"
import { expectNote, hearNotes } from "./told-notes.ts"

test("without a connection nothing is sent, and what changed meanwhile is told before it is booked", async ({
  page,
  context,
  words,
  pages,
  paymentPage,
  confirmationPage,
}) => {
  // A part that loads late and fails: the page stays as it is.
  const late = builtScript("src/app/shell/Extras.tsx")
  const { promise: isLost, resolve: lose } = Promise.withResolvers<void>()
  await page.route(late, async (route) => {
    await isLost
    await route.abort("internetdisconnected")
  })
  const isAsked = page.waitForRequest(late)
  await openCashPayment(pages)
  await paymentPage.atPickup.check()
  await isAsked
  await context.setOffline(true)
  const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith(late))
  lose()
  await lost
  // From here on no request is held back, in particular when the page closes.
  await page.unroute(late)
  await expect(page.getByText(words.payment.offlineHeld)).toBeVisible()
  await expect(paymentPage.bookNow).toHaveAttribute("aria-disabled", "true")
  await expect(paymentPage.bookNow).toHaveAccessibleDescription(words.payment.offlineHeld)
  await paymentPage.bookNow.click({ force: true })
  const asked = page.waitForRequest("**/slots/retrieve_all")
  await context.setOffline(false)
  await asked
  await expect(page.getByText(words.payment.offlineHeld)).toBeHidden()
  await expect(paymentPage.heading).toBeVisible()
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
})

test("where the browser takes a dead line for a live one the page says that it is offline, and goes on once it is answered", async ({
  context,
  words,
}) => {
  // In its own page, because its console reports what could not be reached.
  const page = await context.newPage()
  const { cashTab, atPickup } = new PaymentPage(page, words)
  const bookNow = page.locator("main form button[type=submit]")
  const banner = page.getByText(words.shell.offline)
  await hearNotes(page)
  const late = page.waitForResponse(`**${builtScript("src/app/shell/Extras.tsx")}`)
  await openWith(page, "/go/payment")
  await (await late).finished()
  await cashTab.check()
  await atPickup.check()
  await expect(bookNow).toContainText(/\d+\.\d\d/)

  // Only this call fails: the connection is there.
  await page.route("**/price/**", (route) => route.abort())
  const found = page.waitForResponse("**/healthz")
  await page.evaluate(() => dispatchEvent(new Event("online")))
  await found
  const retry = page.locator("main form").getByRole("button", { name: words.booking.retry })
  await expect(retry).toBeVisible()
  await expect(banner).toHaveCount(0)

  // Nothing answers any more.
  await page.route("**", (route) => route.abort())
  await retry.click()
  await expect(banner).toBeVisible()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await expect(bookNow).toHaveAttribute("aria-disabled", "true")
  await expect(bookNow).toHaveAccessibleDescription(words.payment.offlineHeld)

  await page.unrouteAll()
  await expect(banner).toHaveCount(0)
  await expectNote(page, words.shell.backOnline)
  // The price is requested again by itself.
  await expect(bookNow).toContainText(/\d+\.\d\d/)
  await bookNow.click()
  await expect(new ConfirmationPage(page, words).heading).toBeVisible()
})

test("an address that is half typed stays where a part of the page does not come, whatever the browser believes of the line", async ({
  context,
  words,
}) => {
  // In its own page, because its console reports what could not be loaded.
  const page = await context.newPage()
  let loads = 0
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const parts = [sharedScript("Combobox"), builtScript("src/features/summary/PromoBlock.tsx")]
  for (const part of parts) await page.route(`**${part}`, (route) => route.abort())
  const lost = parts.map((part) => page.waitForEvent("requestfailed", (request) => request.url().endsWith(part)))
  await hearNotes(page)
  await page.goto("/go/book")
  const pickup = page.getByRole("combobox", { name: words.booking.pickupAddress })
  const searched = page.waitForResponse("**/places/search*")
  await pickup.fill("Dubai Mar")
  await Promise.all([...lost, searched])
  await expect(page.getByText(words.promo.question)).toHaveCount(0)
  await expect(pickup).toHaveValue("Dubai Mar")
  for (const part of parts) await page.unroute(`**${part}`)

  await context.setOffline(true)
  await expect(page.getByText(words.shell.offline)).toBeVisible()
  await context.setOffline(false)
  await expectNote(page, words.shell.backOnline)
  await expect(pickup).toHaveValue("Dubai Mar")
  expect(loads).toBe(1)
})

test("an address that is half typed stays where what the first call needs is cut off and the line is back", async ({
  context,
  words,
}) => {
  // In its own page, because its console reports what was cut off.
  const page = await context.newPage()
  let loads = 0
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const part = builtScript("src/app/composition/booking-composition.ts")
  const { promise: isBack, resolve: cutOff } = Promise.withResolvers<void>()
  await page.route(`**${part}`, async (route) => {
    await isBack
    await route.abort("internetdisconnected")
  })
  const isAsked = page.waitForRequest(`**${part}`)
  await hearNotes(page)
  await page.goto("/go/book")
  const pickup = page.getByRole("combobox", { name: words.booking.pickupAddress })
  await pickup.fill("Dubai Mar")
  await isAsked
  await context.setOffline(true)
  await expect(page.getByText(words.shell.offline)).toBeVisible()
  await context.setOffline(false)
  await expectNote(page, words.shell.backOnline)
  const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith(part))
  // The server is asked whether it still has the script; it does.
  const isThere = page.waitForResponse(
    (response) => response.url().endsWith(part) && response.request().method() === "HEAD",
  )
  cutOff()
  await lost
  await page.unroute(`**${part}`)
  expect((await isThere).status()).toBe(200)
  await expect(pickup).toHaveValue("Dubai Mar")
  // The next letter loads the script again.
  await pickup.pressSequentially("i")
  await page.getByRole("listbox", { name: words.booking.pickupAddress }).getByRole("option").first().click()
  await expect(pickup).toHaveValue(/^Dubai Mar/)
  expect(loads).toBe(1)
})

test("an address that was searched without a line is found when the line is back, without a letter more", async ({
  page,
  context,
  words,
  bookPage,
}) => {
  await bookPage.open()
  // The list loads with the first focus.
  await bookPage.pickup.focus()
  await expect(bookPage.pickup).toHaveAttribute("aria-controls", /./)
  await context.setOffline(true)
  await bookPage.pickup.fill("Dubai Marina")
  await expect(page.getByText(words.firstStep.addressFailed).first()).toBeVisible()
  await context.setOffline(false)
  await page.getByRole("listbox", { name: words.booking.pickupAddress }).getByRole("option").first().click()
  await expect(bookPage.pickup).toHaveValue(/^Dubai Marina/)
})

test("a look-up without an answer leads back to the details, and nothing typed is lost", async ({
  page,
  words,
  pages,
  detailsPage,
  guestPage,
  paymentPage,
  confirmationPage,
}) => {
  await openCashPayment(pages)
  await paymentPage.atPickup.check()
  await page.route("**/slots/retrieve_all", (route) => route.abort())
  await paymentPage.bookNow.click()
  await page.waitForURL("**/go/details")
  await expect(detailsPage.alert.first()).toContainText(words.notPlaced.slotUnchecked)
  await expect(detailsPage.alert.first()).toContainText(words.booking.networkError)
  await page.unroute("**/slots/retrieve_all")
  await detailsPage.proceed()
  await guestPage.proceed()
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
})

test("a step that did not come over a lost line comes when the line is back, without a press", async ({
  context,
  words,
}) => {
  // In its own page, because its console reports what could not be loaded.
  const page = await context.newPage()
  const screen = `**${builtScript("src/routes/go/guest.tsx")}`
  await page.route(screen, (route) => route.abort("internetdisconnected"))
  await openWith(page, "/go/details")
  await expect(page.getByRole("group", { name: words.details.pickupSlot })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole("button", { name: words.booking.continue, exact: true }).click()
  await expect(page.getByRole("alert")).toContainText(words.shell.unreachedText)
  await page.unroute(screen)
  await context.setOffline(false)
  await expect(page.getByRole("heading", { level: 1, name: words.summary.title })).toBeVisible()
  await expect(page.getByRole("region", { name: words.summary.heading })).toContainText(typed.pickup.building)
})

test("an address search, a price and a receipt that get no answer each say what could not be had", async ({
  context,
  words,
}) => {
  // In its own page, because its console reports what could not be loaded.
  const page = await context.newPage()
  const bookPage = new BookPage(page, words)
  const lost = (route: Route) => route.abort()
  const broken = (route: Route) => route.fulfill({ status: 500, json: { success: false, errors: [] } })
  for (const [answer, how] of [
    [lost, words.booking.networkError],
    [broken, words.booking.somethingWrong],
  ] as const) {
    for (const call of [/\/ctc\/price\/retrieve/, /\/places\/search/, /\/receipt(\?|$)/]) await page.unroute(call)
    await bookPage.open()
    await page.route(/\/ctc\/price\/retrieve/, answer)
    await bookPage.choosePlaces("Dubai Marina", "Al Majaz")
    await expect(bookPage.summary).toContainText(`${how}${words.booking.priceFailed}`)
    await page.route(/\/places\/search/, answer)
    await bookPage.pickup.fill("Al Qu")
    await expect(page.getByText(`${how}. ${words.firstStep.addressFailed}`).first()).toBeVisible()
    await page.route(/\/receipt(\?|$)/, answer)
    await page.goto("/go/payment-recipt/AE4K7M2XQ9TB3HV")
    await expect(page.getByRole("alert")).toContainText(how)
    await expect(page.getByRole("alert")).toContainText(words.receipt.loadFailed)
  }
})

test("a payment without a price that goes offline says that there is none, not that it is calculated, and has it when the line is back", async ({
  context,
  words,
}) => {
  // In its own page, because its console reports what could not be loaded.
  const page = await context.newPage()
  const paymentPage = new PaymentPage(page, words)
  await page.route(/\/ctc\/price\/retrieve/, (route) => route.abort())
  await openWith(page, "/go/payment")
  await paymentPage.cashTab.check()
  await expect(page.getByRole("paragraph").filter({ hasText: words.booking.priceFailed }).first()).toBeVisible()
  await context.setOffline(true)
  const held = page.getByRole("button", { name: words.booking.priceFailed })
  await expect(held).toHaveAttribute("aria-disabled", "true")
  await expect(held).toHaveAccessibleDescription(words.payment.offlineHeld)
  await page.unroute(/\/ctc\/price\/retrieve/)
  await context.setOffline(false)
  await expect(paymentPage.bookNow).toBeVisible()
})
