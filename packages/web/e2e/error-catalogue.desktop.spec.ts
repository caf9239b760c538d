import type { Page, Route } from "@playwright/test"
import { holdBack } from "./held-back.ts"
import { typed } from "./pages/details-page.ts"
import { newPerson } from "./people.ts"
import { completeDraft, openWith, sands } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

/**
 * Rows of section 8 that no other file's walk meets, each with its text, its place and role alert. Server failures are
 * simulated at the network's edge.
 */

/** Answers in the server's stead with a refusal that has this text. */
const refusing =
  (code: string, ...sentences: readonly string[]) =>
  (route: Route) =>
    route.fulfill({
      status: 422,
      json: { success: false, errors: sentences.map((errorMessage) => ({ code, errorMessage, errorDetails: "" })) },
    })

/** The same for a promo, with one text in both places. */
const refusingPromo = (code: string, errorDetails: string) => (route: Route) =>
  route.fulfill({
    status: 422,
    json: { success: false, errors: [{ code, errorMessage: errorDetails, errorDetails }] },
  })

test("an end that is not served is said at the addresses and by Continue", async ({ page, words, bookPage }) => {
  await openWith(page, "/go/book", { ...completeDraft, dropOff: { ...completeDraft.dropOff, place: sands } })
  const { unserved } = words.booking
  await expect(page.getByRole("alert").filter({ hasText: unserved })).toBeVisible()
  await bookPage.continueButton.click()
  const summary = page.getByRole("alert").filter({ has: page.getByRole("link", { name: unserved }) })
  await expect(summary).toBeFocused()
  await summary.getByRole("link").first().click()
  await expect(bookPage.pickup.or(bookPage.dropOff).and(page.locator(":focus"))).toHaveAccessibleDescription(unserved)
})

test("a promo says under its code why it is refused, or what became of the call", async ({
  page,
  words,
  guestPage,
}) => {
  await openWith(page, "/go/guest")
  const code = guestPage.summary.getByLabel(words.promo.question)
  const fault = guestPage.summary.getByRole("alert")
  const apply = async (text: string) => {
    await code.fill(text)
    await code.press("Enter")
  }
  const { refusals } = words.promo
  await expect(code).toHaveAttribute("placeholder", words.promo.placeholder)
  const validation = "**/v1.0/promocode/mobile/validate_apply"
  const letAnswer = await holdBack(page, validation)
  await apply("VANSAVER")
  await expect(guestPage.summary.getByRole("button", { name: words.promo.applying })).toBeVisible()
  const refusal = page.waitForResponse(validation)
  letAnswer()
  const [{ errorDetails }] = (await (await refusal).json()).errors
  expect(errorDetails).toBe(refusals["not-for-type"]([words.booking.types.nextDay]))
  await expect(fault).toHaveText(errorDetails)
  await expect(code).toHaveAccessibleDescription(refusals["not-for-type"]([words.booking.types.nextDay]))

  await page.unroute(validation)
  const unknown = page.waitForResponse(validation)
  await apply("NEVERWAS")
  await expect(fault).toHaveText((await (await unknown).json()).errors[0].errorDetails)
  await expect(fault).toHaveText(refusals["not-found"])
  await page.route(
    validation,
    refusingPromo("of-a-later-version", "This code is for bookings of more than one parcel."),
  )
  await apply("FRIENDS25")
  await expect(fault).toHaveText("This code is for bookings of more than one parcel.")
  await page.route(validation, (route) => route.abort())
  await apply("FRIENDS25")
  await expect(fault).toHaveText(words.booking.networkError)
  await page.route(validation, (route) => route.fulfill({ status: 500, body: "" }))
  await apply("FRIENDS25")
  await expect(fault).toHaveText(words.booking.somethingWrong)
})

test("Book Now asks for a way to pay, and leads back to the details from a look-up that comes back empty", async ({
  page,
  words,
  detailsPage,
  paymentPage,
}) => {
  await openWith(page, "/go/payment")
  await paymentPage.cashTab.check()
  await paymentPage.bookNow.click()
  const missing = words.payment.payerMissing
  await expect(paymentPage.alert).toHaveText(missing)
  await expect(page.getByRole("group", { name: words.payment.whoPays })).toHaveAccessibleDescription(missing)
  await paymentPage.atPickup.check()
  await expect(paymentPage.alert).toHaveCount(0)

  await page.route("**/slots/retrieve_all", async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, data: [] } })
  })
  await paymentPage.bookNow.click()
  await page.waitForURL("**/go/details")
  await expect(detailsPage.alert).toHaveCSS("color", await dangerColour(page))
  await expect(detailsPage.building("pickup")).toHaveValue(typed.pickup.building)
  await detailsPage.alert.getByRole("button", { name: words.details.dismiss }).click()
  await expect(detailsPage.alert).toHaveCount(0)
})

test("the popups show the first sentence of a sign-up and of a phone, and every one of a login", async ({
  page,
  words,
  account,
}) => {
  const [first, second] = ["The server says so.", "And it says this."] as const
  await page.goto("/go/book?login")
  await page.route("**/v1.0/auth/login", refusing("of-a-later-version", first, second))
  const noor = newPerson("Noor")
  await account.email.fill(noor.email)
  await account.password.fill(noor.password)
  await account.send.click()
  await expect(account.alert.getByRole("listitem")).toHaveText([first, second])

  await account.button(words.account.createAccount).click()
  await page.route("**/v1.0/user/register", refusing("of-a-later-version", first, second))
  const register = async () => {
    await account.name.fill(noor.name)
    await account.email.fill(noor.email)
    await account.phone.fill(noor.phone)
    await account.password.fill(noor.password)
    await account.repeatedPassword.fill(noor.password)
    await account.send.click()
  }
  await register()
  await expect(account.alert).toHaveText(first)
  await expect(account.alert).toHaveCSS("color", await dangerColour(page))
  const isAbove = await account.alert.evaluate(
    (alert, field) => alert.compareDocumentPosition(field as Node) === Node.DOCUMENT_POSITION_FOLLOWING,
    await account.name.elementHandle(),
  )
  expect(isAbove).toBe(true)
  await page.route("**/v1.0/user/register", refusing("code-not-sent", first))
  await account.send.click()
  await expect(account.alert).toHaveText(words.account.codeNotSent)
  await page.unroute("**/v1.0/user/register")
  await account.send.click()
  await account.titled("code").waitFor()

  await account.button(words.account.otherPhone).click()
  await page.route("**/v1.0/user/number", refusing("of-a-later-version", first, second))
  await account.phone.fill(newPerson().phone)
  await account.send.click()
  await expect(account.alert).toHaveText(first)

  await page.goto("/go/account#set-password=0123456789abcdef")
  await page.route("**/auth/password", refusing("of-a-later-version", first, second))
  await account.newPassword.fill(noor.password)
  await account.send.click()
  await expect(account.alert.getByRole("listitem")).toHaveText([first, second])
})

/** The colour of the page's danger alerts. */
const dangerColour = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"))
    probe.style.color = "var(--on-danger-surface)"
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

test("tracking is answered at its field, by the support, or at the form that a link led to", async ({
  page,
  words,
  trackingPage,
}) => {
  await trackingPage.open()
  await trackingPage.continueButton.click()
  const alert = page.getByRole("alert")
  await expect(alert).toHaveText(words.tracking.empty)
  await page.route("**/order/tracking?*", (route) => route.fulfill({ json: { success: true, data: { trkdtls: [] } } }))
  await trackingPage.lookUp("AE4K7M2XQ9TB3HV")
  await expect(alert).toContainText(words.tracking.contactSupport("Mersal"))
  await page.goto("/tracking/status?bookingId=AE4K7M2XQ9TB3HV")
  await expect(alert).toContainText(words.tracking.contactSupport("Mersal"))
  await page.unroute("**/order/tracking?*")
  const errors = [{ code: "something-went-wrong", errorMessage: "Something went wrong" }]
  await page.route("**/order/tracking?*", (route) => route.fulfill({ status: 500, json: { success: false, errors } }))
  await page.reload()
  await expect(alert).toContainText(words.tracking.somethingWrong)
  await expect(alert).not.toContainText(words.tracking.contactSupport("Mersal"))
  await page.unroute("**/order/tracking?*")

  await page.goto("/go/book?trackMyOrder&id=AE4K7M2XQ9TB3HV")
  await expect(page).toHaveURL(/\/tracking\?/)
  await expect(alert).toHaveText(words.tracking.invalid)
  await page.route("**/order/tracking?*", (route) => route.abort())
  await trackingPage.lookUp("AE4K7M2XQ9TB3HV")
  await expect(alert).toHaveText(words.tracking.networkError)
})
