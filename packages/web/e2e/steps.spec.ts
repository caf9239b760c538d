import { openSummary } from "./booking-start.ts"
import { walkToPayment } from "./booking-walk.ts"
import { typed } from "./pages/details-page.ts"
import { expect, test } from "./test.ts"

test("what was typed survives a reload at every step", async ({
  page,
  pages,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
}) => {
  await bookPage.open()
  await bookPage.fill("sameDay")
  const pickup = await bookPage.pickup.inputValue()
  await page.reload()
  await expect(bookPage.pickup).toHaveValue(pickup)
  await expect(bookPage.type("sameDay")).toBeChecked()
  await bookPage.proceed()

  await detailsPage.fill()
  await page.reload()
  await expect(detailsPage.building("pickup")).toHaveValue(typed.pickup.building)
  await expect(detailsPage.guestName).toHaveValue(typed.guest.name)
  await detailsPage.proceed()

  await page.reload()
  await expect(guestPage.summary).toContainText(typed.dropOff.name)
  await guestPage.proceed()

  await pages.paymentPage.cashTab.check()
  await pages.paymentPage.atDropOff.check()
  await page.reload()
  await expect(paymentPage.atDropOff).toBeChecked()
})

test("Back and Forward keep every value", async ({ page, pages, bookPage, detailsPage, guestPage, paymentPage }) => {
  await walkToPayment(pages)
  await paymentPage.atPickup.check()
  await page.goBack()
  await expect(guestPage.heading).toBeVisible()
  await page.goBack()
  await expect(detailsPage.heading).toBeVisible()
  await expect(detailsPage.contactName).toHaveValue(typed.dropOff.name)
  await page.goBack()
  await expect(bookPage.heading).toBeVisible()
  await page.goForward()
  await expect(detailsPage.building("dropOff")).toHaveValue(typed.dropOff.building)
  await page.goForward()
  await page.goForward()
  await expect(paymentPage.atPickup).toBeChecked()
})

test("an edit button of the summary leads to the address that it names", async ({
  page,
  words,
  pages,
  bookPage,
  detailsPage,
  guestPage,
}) => {
  await openSummary(pages)
  const { pickup, dropOff } = words.booking
  for (const [stop, address, flags] of [
    [pickup, bookPage.pickup, { pickupEdited: true, pedit: true }],
    [dropOff, bookPage.dropOff, { deliveryEdited: true, dedit: true }],
  ] as const) {
    await guestPage.summary.getByRole("button", { name: `${words.summary.edit}: ${stop}` }).click()
    await expect(address).toBeFocused()
    expect(await page.evaluate(() => history.state)).toMatchObject(flags)
    // The flags of the address outlive a reload, which the booking's own memory of the button does not.
    await page.reload()
    await expect(address).toBeFocused()
    if (stop === pickup) await page.goBack()
  }
  await bookPage.proceed()
  await expect(detailsPage.contactName).toHaveValue(typed.dropOff.name)
})
