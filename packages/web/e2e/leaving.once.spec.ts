import { errors } from "@mersal/domain/messages/en/errors"
import { openConfirmation } from "./booking-start.ts"
import { builtScript } from "./built-file.ts"
import { drawn, holdBack } from "./held-back.ts"
import { book, signIn } from "./owned-bookings.ts"
import { newPerson, signUp } from "./people.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

/* A page stays until the next one has loaded, which takes time on a slow connection: tests of presses and answers in
   between. */

test("Back before the next step has come leaves a step that goes on as before", async ({
  page,
  bookPage,
  detailsPage,
  guestPage,
}) => {
  const letCome = await holdBack(page, builtScript("src/routes/go/guest.tsx"))
  await openWith(page, "/go/book", completeDraft)
  await bookPage.continueButton.click()
  await expect(detailsPage.heading).toBeVisible()
  await detailsPage.continueButton.click()
  await page.waitForURL("**/go/guest")
  await page.goBack()
  await page.waitForURL("**/go/details")
  letCome()
  await expect(detailsPage.heading).toBeVisible()
  await detailsPage.continueButton.click()
  await expect(guestPage.heading).toBeVisible()
})

test("whoever presses Back while his order is on its way is told at his payment what became of it", async ({
  page,
  paymentPage,
  guestPage,
  confirmationPage,
}) => {
  await openWith(page, "/go/guest", completeDraft)
  await guestPage.proceed()
  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  const { promise: release, resolve: fail } = Promise.withResolvers<void>()
  await page.route("**/order/createOrder", async (route) => {
    await release
    await route.abort()
  })
  const sent = page.waitForRequest("**/order/createOrder")
  await paymentPage.bookNow.click()
  await sent
  await page.goBack()
  fail()
  await expect(page.getByRole("alert")).toBeVisible()
  await expect(paymentPage.heading).toBeVisible()
  await page.unroute("**/order/createOrder")
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
})

test("whoever leaves his details while they are kept for him goes where he has pressed", async ({
  page,
  words,
  detailsPage,
  trackingPage,
}) => {
  await openWith(page, "/go/details", completeDraft)
  const letKeep = await holdBack(page, "**/lead/create")
  const letCome = await holdBack(page, builtScript("src/routes/tracking/entry.tsx"))
  const kept = page.waitForResponse("**/lead/create")
  await detailsPage.continueButton.click()
  await page.getByRole("banner").getByRole("link", { name: words.shell.trackDelivery }).click()
  await page.waitForURL("**/tracking")
  letKeep()
  await (await kept).finished()
  letCome()
  await expect(trackingPage.heading).toBeVisible()
  await expect(page).toHaveURL(/\/tracking$/)
})

test("a booking that is found after its form was left leads nobody away", async ({
  page,
  pages,
  words,
  confirmationPage,
  trackingPage,
  bookPage,
}) => {
  await openConfirmation(pages)
  const reference = await confirmationPage.reference()
  await trackingPage.open()
  const letAnswer = await holdBack(page, "**/order/tracking?*")
  const answer = page.waitForResponse("**/order/tracking?*")
  await trackingPage.lookUp(reference)
  await page.getByRole("link", { name: words.shell.home("Mersal") }).click()
  await expect(bookPage.heading).toBeVisible()
  letAnswer()
  await (await answer).finished()
  await drawn(page)
  await expect(page).toHaveURL(/\/go\/book$/)
})

test("a booking that nobody knows leads nobody back who has pressed on meanwhile", async ({
  page,
  words,
  bookPage,
}) => {
  const letAnswer = await holdBack(page, "**/order/tracking?*")
  const letCome = await holdBack(page, builtScript("src/routes/go/book.tsx"))
  await page.goto("/tracking/status?bookingId=AE4K7M2XQ9TB3HV")
  const answer = page.waitForResponse("**/order/tracking?*")
  await page.getByRole("link", { name: words.shell.home("Mersal") }).click()
  await page.waitForURL("**/go/book")
  letAnswer()
  await (await answer).finished()
  await drawn(page)
  letCome()
  await expect(bookPage.heading).toBeVisible()
  await expect(page).toHaveURL(/\/go\/book$/)
})

test("whoever leaves before a booking can be made again stays where he went, with his own draft", async ({
  page,
  product,
  words,
  trackingPage,
  bookPage,
}) => {
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await book(page, product, amna)
  const script = builtScript("src/app/booking/BookingFrame.tsx")
  const letCome = await holdBack(page, `**${script}`)
  await page.goto("/go/account")
  const frame = page.waitForResponse(`**${script}`)
  await page.getByRole("button", { name: words.myBookings.bookAgain }).click()
  await page.getByRole("banner").getByRole("link", { name: words.shell.trackDelivery }).click()
  await expect(trackingPage.heading).toBeVisible()
  letCome()
  await (await frame).finished()
  await drawn(page)
  await expect(page).toHaveURL(/\/tracking$/)
  await page.getByRole("link", { name: words.shell.home("Mersal") }).click()
  await expect(bookPage.heading).toBeVisible()
  await expect(page.getByRole("combobox", { name: words.booking.pickupAddress })).toHaveValue("")
})

test("whoever is logged out by another device while he books is told so before he books as a guest", async ({
  page,
  product,
  guestPage,
  paymentPage,
  confirmationPage,
  account,
}) => {
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await openWith(page, "/go/guest", completeDraft)
  await guestPage.proceed()
  await expect(account.profile).toBeVisible()
  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  // Sent with the same cookie, outside this browser.
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ")
  await fetch(`${product.url}/v1.0/auth/logout`, { method: "POST", headers: { origin: product.url, cookie } })
  await paymentPage.bookNow.click()
  await expect(paymentPage.alert).toContainText(errors.sessionEnded)
  await expect(account.opener).toBeVisible()
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
})
