import { callBy, signIn } from "./owned-bookings.ts"
import { newPerson, signUp } from "./people.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test("an address is chosen on the map by keys, also without an answer of the server", async ({
  page,
  words,
  bookPage,
}) => {
  const { booking, firstStep } = words
  await bookPage.open()
  const foreign: string[] = []
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) foreign.push(request.url())
  })
  await page.route(/\/v1\.0\/(places|polygon)\//, (route) => route.abort())
  await page.getByRole("button", { name: `${firstStep.mapOpen}: ${booking.pickupAddress}` }).press("Enter")
  const map = page.getByRole("application", { name: firstStep.mapLabel })
  const use = page.getByRole("button", { name: firstStep.mapUse })
  await expect(use).toHaveAttribute("aria-disabled", "true")
  await map.focus()
  // The first key puts the pin in the middle, south-west of Abu Dhabi; the next ones move it.
  await map.press("ArrowUp")
  await map.press("+")
  await map.press("Shift+ArrowRight")
  const city = /Abu Dhabi|أبوظبي/
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(city)
  await use.click()
  await expect(bookPage.pickup).toHaveValue(city)
  await expect(page.getByRole("dialog")).toBeHidden()

  await page.unroute(/\/v1\.0\/(places|polygon)\//)
  await page.getByRole("button", { name: `${firstStep.mapOpen}: ${booking.dropOffAddress}` }).click()
  // Zoomed out completely: the Gulf is at the top, and the desert of Abu Dhabi in the middle.
  for (const _ of "12345") await page.getByRole("button", { name: booking.mapZoomOut }).click()
  // Its position once the dialog has opened, which a press waits for.
  const box = await map.boundingBox()
  if (!box) throw new Error("There is no map")
  await page.mouse.click(box.x + 30, box.y + 30)
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(firstStep.addressOutsideNote)
  await expect(use).toHaveAttribute("aria-disabled", "true")
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 + 20)
  await expect(page.getByRole("dialog").getByRole("status")).not.toHaveText(firstStep.addressOutsideNote)
  await use.click()
  await expect(bookPage.dropOff).not.toHaveValue("")
  await expect(bookPage.priced).toBeAttached()
  expect(foreign).toEqual([])
})

test("a moved pin is read out once, when the server has named its place", async ({ page, bookPage, words }) => {
  const { booking, firstStep } = words
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await bookPage.open()
  await page.route(/\/v1\.0\/places\//, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole("button", { name: `${firstStep.mapOpen}: ${booking.pickupAddress}` }).press("Enter")
  const map = page.getByRole("application", { name: firstStep.mapLabel })
  await map.focus()
  await map.press("ArrowUp")
  const said = page.getByRole("dialog").getByRole("status").locator("span")
  await expect(said).toHaveAttribute("aria-hidden", "true")
  release()
  await expect(said).toHaveAttribute("aria-hidden", "false")
})

test("the map of one end says where the other is, on it and to whoever does not see it", async ({ page, words }) => {
  const { booking, firstStep } = words
  await openWith(page, "/go/book", { ...completeDraft, dropOff: { ...completeDraft.dropOff, place: null } })
  await page.getByRole("button", { name: `${firstStep.mapOpen}: ${booking.dropOffAddress}` }).click()
  const map = page.getByRole("application", { name: firstStep.mapLabel })
  await expect(map.getByText(booking.pickup, { exact: true })).toBeVisible()
  await expect(map).toHaveAccessibleDescription(new RegExp(`${booking.pickup}: .*(Dubai Marina|دبي مارينا)`))
})

test("whoever is signed in takes a place that he keeps, with its building, which another address leaves behind", async ({
  page,
  product,
  words,
  bookPage,
  detailsPage,
}) => {
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  const home = { label: "Home", add: "Dubai Marina, Dubai", addtl: "Marina Plaza", lmark: "Gate 2", cnam: "Dubai" }
  await callBy(page.request, product.url, "POST", "/v1.0/account/addresses", { ...home, lat: 25.0805, lon: 55.1403 })
  await bookPage.open()
  await bookPage.pickup.click()
  const list = page.getByRole("listbox", { name: words.booking.pickupAddress })
  await list.getByRole("group", { name: words.firstStep.savedPlaces }).getByRole("option", { name: /Home/ }).click()
  await expect(bookPage.pickup).toHaveValue("Dubai Marina, Dubai")
  await bookPage.dropOff.fill("Al Majaz")
  await page.getByRole("listbox", { name: words.booking.dropOffAddress }).getByRole("option").first().click()
  await bookPage.proceed()
  await expect(detailsPage.building("pickup")).toHaveValue("Marina Plaza")
  await page.goBack()
  // The address is removed now and another one chosen later, after a reload.
  await bookPage.pickup.fill("")
  await page.reload()
  await bookPage.pickup.fill("Al Barsha")
  await list.getByRole("option").first().click()
  await bookPage.proceed()
  await expect(detailsPage.building("pickup")).toHaveValue("")
})
