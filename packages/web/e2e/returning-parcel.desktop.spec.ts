import { addressIn } from "@mersal/domain/site/page-address"
import { onTheRoad } from "./delivery-walk.ts"
import { bookElsewhere } from "./owned-bookings.ts"
import { newPerson } from "./people.ts"
import { expect, test } from "./test.ts"

test.use({ reducedMotion: "reduce" })

test("a parcel whose booking is cancelled on the road comes back, and its owner and whoever follows it are told", async ({
  page,
  product,
  language,
  words,
}) => {
  const { live, myBookings, notComing } = words
  const { bkref, accessToken } = await bookElsewhere(product, newPerson())
  const road = await onTheRoad(product, bkref)
  for (const command of ["start", "arrive"]) await road.driver({ command })
  await road.takeCash()
  await road.driver({ command: "collect" })

  await page.goto(`/tracking/status?bookingId=${bkref}#access=${accessToken}`)
  await page.getByRole("link", { name: live.manage }).click()
  const main = page.getByRole("main")
  const dialog = page.getByRole("dialog")
  await page.getByRole("button", { name: myBookings.cancel, exact: true }).click()
  await expect(dialog).toContainText(myBookings.cancelCollected)
  await dialog.getByRole("button", { name: myBookings.cancel }).click()
  await expect(main).toContainText(myBookings.states.returning)
  await page.getByRole("link", { name: myBookings.track, exact: true }).click()
  await expect(main).toContainText(`${notComing.cancelled.text} ${notComing.comesBack}`)

  await road.driver({ command: "arrive" })
  await road.handOver()
  await page.reload()
  await expect(main).toContainText(`${notComing.cancelled.text} ${notComing.isBack}`)
  await expect(main.getByRole("link", { name: notComing.support })).toHaveAttribute(
    "href",
    addressIn(language, "/contact-us/"),
  )
})
