import { bookElsewhere } from "./owned-bookings.ts"
import { newPerson } from "./people.ts"
import { expect, test } from "./test.ts"

test("a double press that opens a dialog does not close it again, and a later press beside it does", async ({
  page,
  product,
  words,
}) => {
  const { cancel, cancelTitle, keepBooking } = words.myBookings
  const { bkref, accessToken } = await bookElsewhere(product, newPerson())
  await page.goto(`/tracking/status?bookingId=${bkref}#access=${accessToken}`)
  await page.getByRole("link", { name: words.live.manage }).click()
  const opener = page.getByRole("button", { name: cancel, exact: true })
  await opener.scrollIntoViewIfNeeded()
  // At the edge of the page, where the second press meets the backdrop.
  await opener.dblclick({ position: { x: 4, y: 4 } })
  const dialog = page.getByRole("dialog", { name: cancelTitle })
  await expect(dialog.getByRole("button", { name: keepBooking })).toBeVisible()
  await expect(async () => {
    await page.mouse.click(2, 2)
    await expect(dialog).toBeHidden({ timeout: 50 })
  }).toPass()
})
