import { walkToConfirmation, walkToPayment } from "./booking-walk.ts"
import { expect, test } from "./test.ts"

test("a guest books Same Day for cash and tracks it", async ({
  page,
  words,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
  confirmationPage,
  trackingPage,
}) => {
  await bookPage.open()
  await bookPage.fill("sameDay")
  await bookPage.proceed()
  await expect(detailsPage.heading).toBeFocused()
  await detailsPage.fill()
  await detailsPage.proceed()

  await expect(guestPage.summary).toContainText(words.summary.typeDelivery(words.booking.types.sameDay))
  await expect(guestPage.summary).toContainText("+971 50 123 4567")
  await expect(guestPage.summary).toContainText("Marina Plaza, floor 12")
  await guestPage.proceed()
  await expect(page.getByText("Aisha Rahman").first()).toBeVisible()
  await paymentPage.cashTab.check()
  await expect(paymentPage.bookNow).toContainText(/\d+\.\d\d/)
  const price = (await paymentPage.bookNow.innerText()).match(/\d+\.\d\d/)?.[0] ?? ""
  await paymentPage.proceed()

  await expect(confirmationPage.heading).toBeFocused()
  await expect(page.getByRole("main")).toContainText(price)
  await expect(confirmationPage.calendarLink).toHaveAttribute("href", /^data:text\/calendar/)
  const reference = await confirmationPage.reference()
  await confirmationPage.trackLink.click()

  await expect(trackingPage.statusHeading).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`bookingId=${reference}`))
  await expect(trackingPage.timeline).toContainText(words.tracking.steps.orderPlaced)
  await expect(trackingPage.ownBooking).toContainText("Villa 7")
  await expect(trackingPage.ownBooking).toContainText("+971 50 765 4321")
})

test("a Next Day booking is told its window on the confirmation", async ({
  page,
  words,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
  confirmationPage,
}) => {
  await bookPage.open()
  await bookPage.fill("nextDay")
  await bookPage.proceed()
  await expect(page.getByText(words.details.nextDayNote)).toBeVisible()
  await expect(detailsPage.slots).toHaveCount(0)
  await detailsPage.fill()
  await detailsPage.proceed()
  await guestPage.proceed()
  await paymentPage.proceed()
  await expect(confirmationPage.heading).toBeVisible()
  await expect(page.getByRole("main")).toContainText(/12PM to 5PM|12 م – 5 م/)
})

test("an On Demand booking starts on the hour and is delivered two hours later", async ({
  page,
  words,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
  confirmationPage,
}) => {
  await bookPage.open()
  await bookPage.fill("onDemand")
  await bookPage.proceed()
  await expect(detailsPage.slots.first()).toHaveValue("10")
  await expect(page.getByRole("button", { name: words.details.changeDeliverySlot })).toHaveCount(0)
  await detailsPage.fill()
  await detailsPage.proceed()
  await guestPage.proceed()
  await paymentPage.proceed()
  await expect(confirmationPage.heading).toBeVisible()
  await expect(page.getByRole("main")).toContainText(/Before 12PM|قبل 12 م/)
})

test("the confirmation survives a reload, and another booking begins empty", async ({
  page,
  pages,
  bookPage,
  confirmationPage,
}) => {
  await walkToConfirmation(pages)
  const reference = await confirmationPage.reference()

  await page.reload()
  await expect(confirmationPage.heading).toBeVisible()
  expect(await confirmationPage.reference()).toBe(reference)

  await confirmationPage.bookAnother.click()
  await expect(bookPage.heading).toBeVisible()
  await expect(bookPage.pickup).toHaveValue("")
})

test("phones read the same after a reload of the steps that show them", async ({ page, pages, guestPage }) => {
  await walkToPayment(pages)
  await page.reload()
  await expect(page.getByRole("main")).toContainText("+971 50 123 4567")
  await page.goto("/go/guest")
  await page.reload()
  await expect(guestPage.summary).toContainText("+971 50 123 4567")
})

test("the reference takes one line on the narrowest phone", async ({ page, pages, confirmationPage }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await walkToConfirmation(pages)
  const lines = await confirmationPage.spokenReference.evaluate(
    (shown) => shown.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(shown).lineHeight),
  )
  expect(lines).toBeLessThan(2)
})

test("a double press on Book Now makes one booking", async ({ page, pages, paymentPage, confirmationPage }) => {
  await walkToPayment(pages)
  const orders: string[] = []
  page.on("request", (request) => request.url().includes("/order/createOrder") && orders.push(request.url()))
  await paymentPage.atDropOff.check()
  await paymentPage.bookNow.dblclick()
  await expect(confirmationPage.heading).toBeVisible()
  expect(orders).toHaveLength(1)
})
