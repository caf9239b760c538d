import { onTheRoad } from "./delivery-walk.ts"
import { withoutApplication } from "./late-application.ts"
import { book, bookElsewhere, callBy } from "./owned-bookings.ts"
import { lettersCame, shiftsOf, watchShifts } from "./page-shifts.ts"
import { newPerson } from "./people.ts"
import { expect, test } from "./test.ts"

test.use({ timezoneId: "Europe/London" })

test("whoever reads in another zone is told the market's beside each window of his bookings", async ({
  page,
  product,
  words,
}) => {
  await page.goto("/go/book")
  const { bkref } = await book(page, product, newPerson())
  await page.goto("/go/account")
  const list = page.getByRole("region", { name: words.myBookings.browserHeading })
  await expect(list.getByText(`1PM to 6PM ${words.booking.dubaiTime}`)).toBeVisible()
  await expect(list.getByText(new RegExp(`Before 8PM|to .+PM ${words.booking.dubaiTime}`))).toHaveCount(2)

  const { link } = await callBy(page.request, product.url, "POST", `/v1.0/bookings/${bkref}/recipient-request`, {})
  await page.goto(new URL(link).pathname + new URL(link).hash)
  const [comes = ""] = words.recipient.deliveryOn("22nd Nov 2026", "SLOT").split("SLOT")
  await expect(page.getByText(comes)).toContainText(`PM (${words.booking.dubaiTime})`)
  // No line breaks between the two ends of a window.
  await expect.poll(() => page.getByText(comes).innerText()).toMatch(/M\u00a0to\u00a0\d+PM/)
})

test("when a driver is expected is told in the market's zone, by its name to whoever is in another: by the drawn page already", async ({
  context,
  product,
  words,
}) => {
  const { bkref } = await bookElsewhere(product, newPerson())
  const road = await onTheRoad(product, bkref)
  await road.driver({ command: "start" })
  await road.position({ lat: 25.1, lon: 55.2 })
  const { page, letIn } = await withoutApplication(context)
  await watchShifts(page, 0)
  await page.goto(`/tracking/status?bookingId=${bkref}`, { waitUntil: "commit" })
  const zone = `\\(${words.booking.dubaiTime}\\)`
  await expect(page.getByText(new RegExp(words.live.expected.pickup(".+[AP]M", `.+[AP]M ${zone}`)))).toBeVisible()
  await expect(page.getByText(new RegExp(words.live.seenAt(`.+ ${zone}`)))).toBeVisible()
  await lettersCame(page)
  const placesOfZone = async () => (await page.getByRole("main").innerText()).split(words.booking.dubaiTime).length
  const drawn = await placesOfZone()
  await letIn()
  expect(await placesOfZone()).toBe(drawn)
  expect(await shiftsOf(page)).toEqual([])
})
