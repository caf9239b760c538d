import type { BookingState } from "@mersal/domain/booking/booking"
import { pushOffer } from "@mersal/domain/messages/ar/push-offer"
import type { Page } from "@playwright/test"
import { openBankPage, openCashPayment, openConfirmation, openSummary } from "./booking-start.ts"
import { onTheRoad } from "./delivery-walk.ts"
import { inspect } from "./inspection.ts"
import { withoutApplication } from "./late-application.ts"
import { bookElsewhere, type PlacedBooking, signIn } from "./owned-bookings.ts"
import { newPerson, signUp } from "./people.ts"
import { openWith } from "./stored-draft.ts"
import { expect, onOneProduct, test } from "./test.ts"

// States that the walk through every screen does not reach. In Arabic, with its long words and right-to-left lines, on
// a narrow screen and in the dark: what fits here also fits in English.
test.use({
  productOf: "accessibility-states",
  locale: "ar-AE",
  viewport: { width: 390, height: 844 },
  colorScheme: "dark",
  reducedMotion: "reduce",
})
test.describe.configure(onOneProduct)

const alert = (page: Page) => page.getByRole("alert").first()

test("what opens over a booking, and what goes wrong in it, can be used by everybody and fits", async ({
  page,
  context,
  product,
  words,
  pages,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
}) => {
  const { booking, firstStep, promo } = words
  await bookPage.open()
  await page.getByRole("button", { name: firstStep.guideOpen, exact: true }).click()
  await inspect(page, "the package guide")
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: `${firstStep.mapOpen}: ${booking.pickupAddress}` }).click()
  await page.getByRole("application", { name: firstStep.mapLabel }).waitFor()
  await inspect(page, "the map")
  await page.keyboard.press("Escape")
  const prices = /\/ctc\/price\/retrieve/
  await page.route(prices, (route) => route.abort())
  await bookPage.choosePlaces("Dubai Marina", "Al Majaz")
  await expect(page.getByText(booking.priceFailed).first()).toBeVisible()
  await inspect(page, "a price that could not be had")
  await page.unroute(prices)

  await openWith(page, "/go/details")
  await detailsPage.phoneCountry("dropOff").click()
  await page.getByRole("combobox", { name: words.countries.search }).fill("+1")
  await inspect(page, "the list of countries")
  await page.keyboard.type("zz")
  await inspect(page, "a country that there is not")

  await openSummary(pages)
  const code = guestPage.summary.getByLabel(promo.question)
  await code.fill("NOBODYS1")
  await code.press("Enter")
  await expect(alert(page)).toBeVisible()
  await inspect(page, "a promo that was refused")
  await code.fill("WELCOME10")
  await code.press("Enter")
  await expect(guestPage.summary.getByText(promo.applied("WELCOME10"))).toBeVisible()
  await inspect(page, "a promo that was taken")

  await openCashPayment(pages)
  await context.setOffline(true)
  await expect(page.getByText(words.payment.offlineHeld)).toBeVisible()
  await inspect(page, "a payment without network")
  await context.setOffline(false)
  await expect(page.getByText(words.payment.offlineHeld)).toBeHidden()
  await paymentPage.atPickup.check()
  await product.setClock("2026-11-21T16:00:00+04:00", "standing")
  await paymentPage.bookNow.click()
  await expect(detailsPage.alert).toContainText(words.slotAlert.cutOffPassed)
  await inspect(page, "a booking that was too late")

  await page.goto("/go/account")
  await page.getByRole("button", { name: words.shell.loginOrSignUp, exact: true }).first().click()
  await page.getByRole("dialog").waitFor()
  await inspect(page, "the login")
})

test("a booking in each of its states, and an account with nothing in it, can be used by everybody and fit", async ({
  page,
  product,
  words,
  pages,
  confirmationPage,
  trackingPage,
}) => {
  const { myBookings, payLink, receipt } = words
  await openConfirmation(pages)
  const reference = await confirmationPage.reference()
  const token = await page.evaluate(async (id) => {
    const answer = await fetch(`/v1.0/bookings/${id}/pay-link`, { method: "POST" })
    return (await answer.json()).data.token as string
  }, reference)
  await page.goto(`/paymentUnique/?bookingId=${reference}#pay=${token}`)
  await expect(page.getByLabel(words.cardFields.number)).toBeVisible()
  await inspect(page, "a pay link")
  await page.goto("/paymentUnique/?bookingId=AE4K7M2XQ9TB3HV#pay=0123456789abcdef")
  await expect(page.getByText(payLink.invalid)).toBeVisible()
  await inspect(page, "a pay link that is none")

  const look = async (state: string, shown: string) => {
    await page.goto(`/tracking/status?bookingId=${reference}`)
    await expect(trackingPage.timeline).toContainText(shown)
    await inspect(page, `tracking, ${state}`)
  }
  const { steps } = words.tracking
  const road = await onTheRoad(product, reference)
  for (const command of ["start", "arrive"]) await road.driver({ command })
  await road.takeCash()
  await road.driver({ command: "collect" })
  await look("collected", steps.pickupCompleted)
  for (const command of ["start", "arrive"]) await road.driver({ command })
  await road.handOver()
  await look("delivered", steps.deliveryCompleted)
  await page.goto(`/go/payment-recipt/${reference}`)
  await expect(page.getByRole("heading", { level: 1, name: receipt.titles["tax-invoice"] })).toBeVisible()
  await inspect(page, "a receipt")

  await page.goto("/locationidentify")
  await expect(page.getByRole("heading", { name: words.account.location.title })).toBeVisible()
  await inspect(page, "/locationidentify")

  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await page.goto("/go/account")
  await expect(page.getByRole("heading", { name: myBookings.none })).toBeVisible()
  await inspect(page, "no bookings")
  for (const [tab, shown] of [
    ["addresses", words.myAccount.noAddresses],
    ["contacts", words.myAccount.noContacts],
    ["notifications", words.myAccount.notices.events.booked],
  ] as const) {
    await page.goto(`/go/account/${tab}`)
    await expect(page.getByRole("main")).toContainText(shown)
    await inspect(page, `${tab}, with nothing in it`)
  }
  await page.context().clearCookies()
  const stranger = await bookElsewhere(product, newPerson())
  await page.goto(`/tracking/status?bookingId=${stranger.bkref}#access=${stranger.accessToken}`)
  await page.getByRole("link", { name: words.live.manage }).click()
  await page.getByRole("button", { name: myBookings.cancel, exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: myBookings.cancel }).click()
  await expect(page.getByRole("main")).toContainText(myBookings.states.cancelled)
  await inspect(page, "a cancelled booking")
})

test("a booking that waits, lapsed, is held up or comes back can be used by everybody and fits, its owner's view too", async ({
  page,
  product,
  words,
  trackingPage,
}) => {
  const look = async ({ bkref, accessToken }: PlacedBooking, state: BookingState) => {
    await page.goto(`/tracking/status?bookingId=${bkref}`)
    await expect(trackingPage.timeline).toBeVisible()
    await inspect(page, `tracking, ${state}`)
    await page.goto(`/tracking/status?bookingId=${bkref}#access=${accessToken}`)
    await expect(page.getByRole("main")).toContainText("Omar Khalid")
    await inspect(page, `its owner's tracking, ${state}`)
    await page.goto(`/go/account/bookings/${bkref}`)
    await expect(page.getByRole("main")).toContainText(words.myBookings.states[state])
    await inspect(page, `what is mine, ${state}`)
  }
  const held = await bookElsewhere(product, newPerson())
  await (await onTheRoad(product, held.bkref, "Hamad Saleh")).desk({ command: "hold", reason: "weather" })
  await look(held, "onHold")
  const carried = await bookElsewhere(product, newPerson())
  const { desk, driver, takeCash, handOver } = await onTheRoad(product, carried.bkref)
  for (const command of ["start", "arrive"]) await driver({ command })
  await takeCash()
  await driver({ command: "collect" })
  await desk({ command: "cancel", reason: "not-serviceable" })
  await look(carried, "returning")
  await driver({ command: "arrive" })
  await handOver()
  await look(carried, "returned")

  const unpaid = await bookElsewhere(product, newPerson(), { paytyp: "card" })
  await look(unpaid, "awaitingPayment")
  await product.setClock("2026-11-21T11:00:00+04:00")
  await page.goto(`/tracking/status?bookingId=${unpaid.bkref}`)
  await expect(page.getByText(words.notComing.expired.title)).toBeVisible()
  await look(unpaid, "expired")
})

test("what is still loading, what was paid by card and what fails on the road can be used by everybody and fit", async ({
  page,
  context,
  product,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
  trackingPage,
}) => {
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  const drawn = await withoutApplication(context)
  await drawn.page.goto("/go/book?promo=WELCOME10", { waitUntil: "commit" })
  await drawn.page.getByRole("button", { name: words.shell.myProfile, exact: true }).waitFor()
  await inspect(drawn.page, "the drawn screen of whoever is signed in")
  await drawn.page.addInitScript(() => localStorage.setItem("mersal.promo", "WELCOME10"))
  await drawn.page.reload({ waitUntil: "commit" })
  await expect(drawn.page.locator("#first-screen form")).toBeAttached()
  await expect(drawn.page.locator("#first-screen form")).toBeHidden()
  await inspect(drawn.page, "the drawn screen of whoever has begun")
  await drawn.page.close()

  await page.route("**/v1.0/**", () => {})
  const waits = page.getByRole("main").locator("[aria-hidden=true] > span:empty").first()
  await openWith(page, "/go/book")
  await expect(waits).toBeVisible()
  await inspect(page, "prices on their way")
  for (const path of ["/tracking/status?bookingId=AE4K7M2XQ9TB3HV", "/go/account/notifications"]) {
    await page.goto(path)
    await expect(waits).toBeVisible()
    await inspect(page, `${path}, loading`)
  }
  await page.unroute("**/v1.0/**")
  await page.goto("/social-return")
  await expect(page.getByRole("main")).toContainText(words.account.windowDone)
  await inspect(page, "/social-return")

  await openBankPage(pages, cardForm)
  await page.goBack()
  await page.waitForURL("**/go/payment")
  const [begun = ""] = words.notPlaced.begunUntil("TIME").split("TIME")
  await expect(alert(page)).toContainText(begun)
  await inspect(page, "a payment that is under way")
  // A Chromium without windows reports notifications as refused without asking.
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "default" }))
  await page.route("**/v1.0/push/key", (route) =>
    route.fulfill({ json: { success: true, data: { publicKey: "BNo" }, errors: [] } }),
  )
  await page.getByRole("link", { name: words.notPlaced.goOn }).click()
  await bankPage.decide("approve")
  await confirmationPage.heading.waitFor()
  await expect(page.getByRole("region", { name: pushOffer.title })).toBeVisible()
  await inspect(page, "a confirmation of what was paid by card, with the offer of notifications")
  const reference = await confirmationPage.reference()
  const look = async (step: string) => {
    await page.goto(`/tracking/status?bookingId=${reference}`)
    await expect(trackingPage.timeline).toContainText(step)
    await inspect(page, `tracking, ${step}`)
  }
  const { driver } = await onTheRoad(product, reference)
  await driver({ command: "start" })
  await driver({ command: "fail", reason: "wrong-address" })
  await look(words.tracking.steps.pickupFailed)
  for (const command of ["start", "arrive", "collect", "start"]) await driver({ command })
  await driver({ command: "fail", reason: "no-access" })
  await look(words.tracking.steps.deliveryFailed)
})
