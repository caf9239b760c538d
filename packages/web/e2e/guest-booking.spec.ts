import { passTo, shiftsOf, watchShifts } from "./page-shifts.ts"
import { typed } from "./pages/details-page.ts"
import { shownPhone } from "./people.ts"
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

  await expect(guestPage.summary).toContainText(words.booking.typeDelivery(words.booking.types.sameDay))
  await expect(guestPage.summary).toContainText(shownPhone(typed.guest.phone))
  await expect(guestPage.summary).toContainText(typed.pickup.building)
  await passTo(page, async () => {
    await guestPage.proceed()
    await paymentPage.cashTab.check()
  })
  await expect(page.getByText(typed.guest.name).first()).toBeVisible()
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
  await expect(trackingPage.ownBooking).toContainText(typed.dropOff.building)
  await expect(trackingPage.ownBooking).toContainText(shownPhone(typed.dropOff.phone))
  expect(await shiftsOf(page), "what moved without a press").toEqual([])
})
