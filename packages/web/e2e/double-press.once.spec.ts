import { bookElsewhere } from "./owned-bookings.ts"
import { newPerson } from "./people.ts"
import { expect, test } from "./test.ts"

test("a double press that opens a dialog neither answers nor closes it, and a later press does", async ({
  page,
  product,
  words,
}) => {
  const { cancel, cancelTitle, cancelled, keepBooking } = words.myBookings
  const { bkref, accessToken } = await bookElsewhere(product, newPerson())
  await page.goto(`/tracking/status?bookingId=${bkref}#access=${accessToken}`)
  await page.getByRole("link", { name: words.live.manage }).click()
  const opener = page.getByRole("button", { name: cancel, exact: true })
  const dialog = page.getByRole("dialog", { name: cancelTitle })
  const answer = dialog.getByRole("button", { name: cancel, exact: true })
  const keep = dialog.getByRole("button", { name: keepBooking })

  // At the edge of the opener, where the second press meets the backdrop.
  await opener.dblclick({ position: { x: 4, y: 4 } })
  await expect(keep).toBeVisible()
  const place = await answer.boundingBox()
  await keep.click()
  await expect(dialog).toBeHidden()

  // With the opener where the answer will be.
  const { x, y } = await opener.evaluate((button, top) => {
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: "instant" })
    return button.getBoundingClientRect()
  }, place?.y ?? 0)
  await page.mouse.dblclick(x + 24, y + 8)
  await expect(keep).toBeVisible()
  await keep.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(cancelled)).toHaveCount(0)

  await opener.click()
  await expect(async () => {
    await page.mouse.click(2, 2)
    await expect(dialog).toBeHidden({ timeout: 50 })
  }).toPass()
})
