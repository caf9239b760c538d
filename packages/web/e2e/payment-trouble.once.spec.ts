import type { Page, Route } from "@playwright/test"
import { openCardPayment, openCashPayment } from "./booking-start.ts"
import { walkToPayment } from "./booking-walk.ts"
import { builtScript } from "./built-file.ts"
import { CardForm, cards } from "./pages/card-form.ts"
import { ConfirmationPage } from "./pages/confirmation-page.ts"
import { PaymentPage } from "./pages/payment-page.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"
import type { Words } from "./words.ts"

test("Book Now without a method asks for one and leads to the choice", async ({
  page,
  product,
  words,
  paymentPage,
}) => {
  // A host that begins with cash leaves the method to the customer.
  await openWith(page, `${product.urlOf("staging.localhost")}/go/payment`)
  await paymentPage.bookNow.click()
  await expect(paymentPage.alert).toHaveText(words.payment.methodMissing)
  await expect(paymentPage.atPickup).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${words.shell.errorTitle("")}`))
  await paymentPage.atDropOff.check()
  await expect(paymentPage.alert).toHaveCount(0)
})

test("a broken connection is told, and the next press books once", async ({
  page,
  words,
  pages,
  paymentPage,
  confirmationPage,
}) => {
  // On a phone the button is far below its message.
  await page.setViewportSize({ width: 390, height: 560 })
  await openCashPayment(pages)
  await page.route("**/order/createOrder", (route) => route.abort())
  await paymentPage.atPickup.check()
  await expect(paymentPage.heading).not.toBeInViewport()
  await paymentPage.bookNow.click()
  await expect(paymentPage.alert).toContainText(words.booking.networkError)
  await expect(paymentPage.alert).toContainText(words.notPlaced.networkHelp(words.notPlaced.bookNow))
  await expect(paymentPage.alert).toBeInViewport({ ratio: 1 })
  await expect(paymentPage.atPickup).toBeChecked()

  await page.unroute("**/order/createOrder")
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
})

test("a booking that is long in coming is told once, and a server that fails or is too busy says what became of it", async ({
  context,
  words,
}) => {
  const { notPlaced, priceNotice, booking } = words
  // In its own page, because its console reports what the server refused.
  const page = await context.newPage()
  const paymentPage = new PaymentPage(page, words)
  await openWith(page, "/go/payment", completeDraft)
  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  await expect(paymentPage.bookNow).toContainText(/\d+\.\d\d/)
  const answer = async (reply: Parameters<Route["fulfill"]>[0]) => {
    await page.unroute("**/order/createOrder")
    await page.route("**/order/createOrder", (route) => route.fulfill(reply))
  }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/order/createOrder", async (route) => {
    await released
    await route.fulfill({ status: 500, body: "" })
  })
  await paymentPage.bookNow.click()
  await expect(page.getByRole("status").filter({ hasText: priceNotice.waiting.booking })).toHaveCount(1)
  release()
  await expect(paymentPage.alert).toContainText(booking.somethingWrong)
  await expect(paymentPage.alert).toContainText(notPlaced.serverHelp(notPlaced.bookNow))

  const errors = [{ errorMessage: "Too many requests.", errorDetails: "", code: "too-many-requests" }]
  await answer({ status: 429, json: { success: false, errors } })
  await paymentPage.bookNow.click()
  await expect(paymentPage.alert).toContainText(notPlaced.bookedNothing)
  await page.unroute("**/order/createOrder")
  await paymentPage.bookNow.click()
  await expect(new ConfirmationPage(page, words).heading).toBeVisible()
})

test("'Try again' for a price keeps the focus at the bar of Book Now", async ({ page, words, paymentPage }) => {
  await page.route("**/price/**", (route) => route.abort())
  await openWith(page, "/go/payment", completeDraft)
  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  const again = page.locator("main form").getByRole("button", { name: words.booking.retry })
  await expect(again).toBeVisible()
  await page.unroute("**/price/**")
  await again.press("Enter")
  await expect(paymentPage.bookNow).toContainText(/\d+\.\d\d/)
  await expect(page.locator("body")).not.toBeFocused()
  await page.keyboard.press("Tab")
  await expect(paymentPage.bookNow).toBeFocused()
})

test("what a page can spare does not come: it is not loaded again, and a refusal is told all the same", async ({
  context,
  words,
}) => {
  // In its own page, because its console reports what could not be loaded.
  const page = await context.newPage()
  const failWithout = async (source: string) => {
    const script = `**${builtScript(source)}`
    await page.route(script, (route) => route.fulfill({ status: 404 }))
    return script
  }
  await failWithout("src/features/payment/NotPlaced.tsx")
  const paying = await failWithout("src/app/composition/paying-composition.ts")
  const extras = await failWithout("src/app/shell/Extras.tsx")
  const footer = await failWithout("src/app/shell/Footer.tsx")
  let loads = 0
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1
  })

  const besideTheScreen = [footer, extras].map((script) => page.waitForResponse(script))
  await openWith(page, "/go/payment")
  const payment = new PaymentPage(page, words)
  await Promise.all(besideTheScreen)
  await payment.cashTab.check()
  await payment.atPickup.check()
  // The order is pending until the code for its next step has been requested.
  const isPayingMissing = page.waitForResponse(paying)
  await page.route("**/order/createOrder", async (route) => {
    await isPayingMissing
    await route.abort()
  })
  await payment.bookNow.click()
  await expect(payment.alert).toContainText(words.booking.networkError)
  await page.unroute("**/order/createOrder")
  await page.route("**/order/createOrder", (route) => route.fulfill({ status: 500, body: "" }))
  await payment.bookNow.click()
  await expect(payment.alert).toContainText(words.booking.somethingWrong)
  expect(loads).toBe(1)

  const isExtrasMissing = page.waitForResponse(extras)
  await page.goto("/go/book")
  await isExtrasMissing
  await page.getByRole("button", { name: words.booking.continue, exact: true }).click()
  await page.waitForURL("**/go/details")
  expect(loads).toBe(2)
})

test("a card that is typed stays where what sends it does not come, and another press fetches it, or the page, again", async ({
  context,
  words,
}) => {
  // In its own page, because its console reports what could not be loaded.
  const page = await context.newPage()
  const script = `**${builtScript("src/app/composition/paying-composition.ts")}`
  await page.route(script, (route) => route.fulfill({ status: 404 }))
  await openWith(page, "/go/payment", { ...completeDraft, guest: { ...completeDraft.guest, email: "a@example.com" } })
  const form = new CardForm(page, words)
  await form.payBy(cards.plain)
  await expect(new PaymentPage(page, words).alert).toContainText(words.booking.networkError)
  await expect(form.cvc).toHaveValue(cards.plain.cvc)
  await page.unroute(script)
  const isLoadedAgain = page.waitForEvent("domcontentloaded").then(() => page.url().endsWith("/go/payment"))
  await form.pay.click()
  // A browser that loads a missing script again pays with this press; an older one begins again after a reload.
  if (await isLoadedAgain) {
    await expect(form.cvc).toHaveValue("")
    await form.payBy(cards.plain)
  }
  await expect(new ConfirmationPage(page, words).heading).toBeVisible()
})

/**
 * Books while the answers are lost. The browser already has its cookie, by which the server recognises the next press
 * as the same customer's, although the lost one comes from another address. Answers the lost references, with the
 * connection restored.
 */
async function bookAndLoseTheAnswer(page: Page, paymentPage: PaymentPage, words: Words): Promise<readonly string[]> {
  const placed: string[] = []
  await page.route("**/order/createOrder", async (route) => {
    const answer = await route.fetch()
    placed.push((await answer.json()).data.bkref)
    await route.abort()
  })
  await paymentPage.atPickup.check()
  await paymentPage.bookNow.click()
  await expect(paymentPage.alert).toContainText(words.booking.networkError)
  await page.unroute("**/order/createOrder")
  return placed
}

test("an answer lost on the way makes no second booking", async ({
  page,
  words,
  pages,
  paymentPage,
  confirmationPage,
}) => {
  await walkToPayment(pages)
  const placed = await bookAndLoseTheAnswer(page, paymentPage, words)
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
  const reference = await confirmationPage.reference()
  expect(new Set([...placed, reference]).size).toBe(1)
})

test("a booking whose answer was lost is found again after a reload", async ({
  page,
  words,
  pages,
  paymentPage,
  confirmationPage,
}) => {
  await walkToPayment(pages)
  const placed = await bookAndLoseTheAnswer(page, paymentPage, words)
  await page.reload()
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
  expect(new Set([...placed, await confirmationPage.reference()]).size).toBe(1)
})

test("two tabs that book one draft make one booking", async ({ context, words, pages, confirmationPage }) => {
  await openCashPayment(pages)
  await pages.paymentPage.atPickup.check()
  const otherTab = await context.newPage()
  await otherTab.goto("/go/payment")
  await expect(new PaymentPage(otherTab, words).atPickup).toBeChecked()

  await pages.paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
  await expect(otherTab.getByText(words.stepNotice.finishedElsewhere)).toBeVisible()
  await expect(otherTab).toHaveURL(/\/go\/book$/)
  await expect(confirmationPage.heading).toBeVisible()
})

test("a server that breaks gives a number to tell", async ({ page, words, pages, paymentPage }) => {
  await openCashPayment(pages)
  await page.route("**/order/createOrder", (route) =>
    route.fulfill({ status: 500, headers: { "request-id": "request-42" }, body: "" }),
  )
  await paymentPage.atPickup.check()
  await paymentPage.bookNow.click()
  await expect(paymentPage.alert).toContainText(words.booking.somethingWrong)
  await expect(paymentPage.alert).toContainText("request-42")
})

test("a price that has changed is shown beside the old one before it is booked", async ({
  page,
  words,
  pages,
  paymentPage,
  confirmationPage,
}) => {
  await openCashPayment(pages)
  // The customer has seen one dirham; the server knows the real price.
  await page.route("**/order/createOrder", (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), tamt: 1 }) }),
  )
  await paymentPage.atPickup.check()
  await paymentPage.bookNow.click()
  const [beginning = ""] = words.notPlaced.priceChanged("|", "|", "|").split("|")
  await expect(paymentPage.alert).toContainText(beginning.trim())
  await expect(paymentPage.alert).toContainText(/\d+\.\d\d.*\d+\.\d\d/)

  await page.unroute("**/order/createOrder")
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
})

test("another price than the customer saw is accepted by the button that a card has, which the alert names", async ({
  page,
  words,
  pages,
  paymentPage,
  cardForm,
}) => {
  await openCardPayment(pages)
  await page.route("**/order/createOrder", (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), tamt: 1 }) }),
  )
  await cardForm.payBy(cards.plain)
  await expect(paymentPage.alert).toBeVisible()
  const label = await cardForm.pay.innerText()
  expect(label).toContain(words.card.pay(""))
  await expect(paymentPage.alert).toContainText(`${label} to accept it`)
})

test("a double press on Book Now makes one booking", async ({ page, pages, paymentPage, confirmationPage }) => {
  await openCashPayment(pages)
  const orders: string[] = []
  page.on("request", (request) => request.url().includes("/order/createOrder") && orders.push(request.url()))
  await paymentPage.atDropOff.check()
  await paymentPage.bookNow.dblclick()
  await expect(confirmationPage.heading).toBeVisible()
  expect(orders).toHaveLength(1)
})
