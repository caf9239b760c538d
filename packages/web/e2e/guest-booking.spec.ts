import { passTo, shiftsOf, watchShifts } from "./page-shifts.ts"
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
  await watchShifts(page)
  await bookPage.open()
  await bookPage.fill("sameDay")
  await passTo(page, async () => {
    await bookPage.proceed()
    await expect(detailsPage.heading).toBeFocused()
    await expect(detailsPage.slots.first()).toBeAttached()
  })
  await detailsPage.fill()
  await passTo(page, () => detailsPage.proceed())

  await expect(guestPage.summary).toContainText(words.summary.typeDelivery(words.booking.types.sameDay))
  await expect(guestPage.summary).toContainText("+971 50 123 4567")
  await expect(guestPage.summary).toContainText("Marina Plaza, floor 12")
  await passTo(page, async () => {
    await guestPage.proceed()
    await paymentPage.cashTab.check()
  })
  await expect(page.getByText("Aisha Rahman").first()).toBeVisible()
  await expect(paymentPage.bookNow).toContainText(/\d+\.\d\d/)
  const price = (await paymentPage.bookNow.innerText()).match(/\d+\.\d\d/)?.[0] ?? ""
  await passTo(page, async () => {
    await paymentPage.proceed()
    await expect(confirmationPage.heading).toBeFocused()
  })
  await expect(page.getByRole("main")).toContainText(price)
  await expect(confirmationPage.calendarLink).toHaveAttribute("href", /^data:text\/calendar/)
  const reference = await confirmationPage.reference()
  await passTo(page, async () => {
    await confirmationPage.trackLink.click()
    await expect(trackingPage.statusHeading).toBeVisible()
    await expect(trackingPage.ownBooking).toBeVisible()
  })
  await expect(page).toHaveURL(new RegExp(`bookingId=${reference}`))
  await expect(trackingPage.timeline).toContainText(words.tracking.steps.orderPlaced)
  await expect(trackingPage.ownBooking).toContainText("Villa 7")
  await expect(trackingPage.ownBooking).toContainText("+971 50 765 4321")
  expect(await shiftsOf(page), "what moved without a press").toEqual([])
})
