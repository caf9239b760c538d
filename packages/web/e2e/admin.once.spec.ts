import type { Locator, Page } from "@playwright/test"
import { walkToDetails } from "./booking-walk.ts"
import { photo } from "./driver-day.ts"
import { holdBack } from "./held-back.ts"
import { inspect } from "./inspection.ts"
import { bookElsewhere } from "./owned-bookings.ts"
import { newPerson } from "./people.ts"
import { atWork, callsOf, hire } from "./staff.ts"
import { expect, onOneProduct, test } from "./test.ts"
import type { Words } from "./words.ts"

test.use({ productOf: "admin" })
test.describe.configure(onOneProduct)

/** The line of an entry by its id. */
const entry = (page: Page, id: string): Locator => page.getByRole("listitem").filter({ hasText: id })

/** Ends the entry, so that it does not affect other tests. */
async function end(page: Page, { admin }: Words, id: string) {
  await page.getByRole("button", { name: `${admin.end}: ${id}` }).click()
  await page.getByRole("dialog").getByRole("button", { name: admin.end, exact: true }).click()
  await expect(entry(page, id)).toContainText(admin.ended)
}

async function openKind(page: Page, words: Words, kind: keyof Words["admin"]["kinds"]) {
  await page.goto(`/ops/admin/${kind}`)
  await expect(page.getByRole("heading", { level: 2, name: words.admin.kinds[kind], exact: true })).toBeVisible()
}

test("an admin tries a price list on recent bookings, publishes it, ends it and brings it back", async ({
  page,
  product,
  words,
}) => {
  const { admin } = words
  const { bkref } = await bookElsewhere(product, newPerson())
  await atWork(page, product, "admin", "Amal")
  const letListsCome = await holdBack(page, "**/v1.0/admin/tariffs?*")
  await openKind(page, words, "tariffs")
  // A new list begins with the last one's figures, so the list must have loaded first.
  const add = page.getByRole("button", { name: admin.add, exact: true })
  await expect(add).toHaveAttribute("aria-busy", "true")
  letListsCome()
  await add.click()
  await page.getByLabel(admin.fields.minimum, { exact: true }).fill("none")
  await page.getByRole("button", { name: admin.save }).click()
  await expect(page.getByRole("alert")).toContainText(admin.notANumber)
  await page.getByLabel(admin.id, { exact: true }).fill("dear-2026")
  await page.getByLabel(admin.fields.validFrom).fill("2026-12-01")
  await page.getByLabel(admin.fields.minimum, { exact: true }).fill("500")
  await page.getByRole("button", { name: admin.previewTariff }).click()
  await expect(page.getByRole("row", { name: new RegExp(`${bkref}.*AED 503\\.00`) })).toBeVisible()
  await inspect(page, "the form of a price list")
  await page.getByRole("button", { name: admin.save }).click()
  await expect(page.getByText(admin.saved("dear-2026"))).toBeVisible()
  await expect(entry(page, "dear-2026")).toContainText(admin.toCome)

  await end(page, words, "dear-2026")
  await page.getByRole("button", { name: admin.undo, exact: true }).click()
  await expect(entry(page, "dear-2026")).toContainText(admin.toCome)
  await end(page, words, "dear-2026")
})

test("what the server refuses stands at its field, and what somebody else has edited meanwhile can be taken", async ({
  page,
  product,
  words,
}) => {
  const { admin } = words
  await atWork(page, product, "admin", "Amal")
  await openKind(page, words, "banners")
  await page.getByRole("button", { name: admin.add, exact: true }).click()
  await page.getByLabel(admin.id, { exact: true }).fill("eid")
  await page.getByLabel(admin.fields.titleEn).fill("Eid hours")
  await page.getByLabel(admin.fields.titleAr).fill("ساعات العيد")
  await page.getByLabel(admin.fields.textEn).fill("We deliver until noon.")
  await page.getByLabel(admin.fields.validFrom).fill("2026-11-21T09:00")
  await page.getByRole("button", { name: admin.save }).click()
  await expect(page.getByLabel(admin.fields.textAr)).toHaveAttribute("aria-invalid", "true")
  await page.getByLabel(admin.fields.textAr).fill("نوصل حتى الظهر.")
  await page.getByRole("button", { name: admin.save }).click()
  await expect(entry(page, "eid")).toContainText(admin.inForce)

  await page.getByRole("button", { name: admin.edit("eid") }).click()
  const value = {
    ...{ id: "eid", domain: "AE", channel: "c2c", path: null, validFrom: "2026-11-21T05:00:00.000Z", validUntil: null },
    ...{ title: { en: "Eid Mubarak", ar: "عيد مبارك" }, text: { en: "Closed at noon.", ar: "نغلق ظهرًا." } },
  }
  const headers = { origin: product.url }
  const other = await page.request.put("/v1.0/admin/banners/eid", { headers, data: { version: 1, value } })
  expect(other.status()).toBe(200)
  await page.getByLabel(admin.fields.titleEn).fill("Mine")
  await page.getByRole("button", { name: admin.save }).click()
  await expect(page.getByRole("alert")).toContainText(admin.changedTitle)
  await page.getByRole("button", { name: admin.takeTheirs }).click()
  await expect(page.getByLabel(admin.fields.titleEn)).toHaveValue("Eid Mubarak")
  await expect(page.getByLabel(admin.fields.titleEn)).toBeFocused()
  await page.getByLabel(admin.fields.titleEn).fill("Eid hours")
  await page.getByRole("button", { name: admin.save }).click()
  await expect(entry(page, "eid")).toContainText(admin.version(3))
  await end(page, words, "eid")
})

test("what an admin has typed and not saved is there again after Back, until he cancels it", async ({
  page,
  product,
  words,
}) => {
  const { admin } = words
  await atWork(page, product, "admin", "Amal")
  await page.goto("/ops/admin")
  await page.getByRole("link", { name: admin.kinds.banners }).click()
  await page.getByRole("button", { name: admin.add, exact: true }).click()
  await page.getByLabel(admin.fields.titleEn).fill("National Day")
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: admin.title })).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel(admin.fields.titleEn)).toHaveValue("National Day")
  await inspect(page, "a form that was left without being saved")
  await page.reload()
  await expect(page.getByLabel(admin.fields.titleEn)).toHaveValue("National Day")
  await expect(page.getByText(admin.unsent)).toBeVisible()
  await page.getByRole("button", { name: admin.cancel, exact: true }).click()
  await page.reload()
  await expect(page.getByRole("heading", { level: 2, name: admin.kinds.banners, exact: true })).toBeVisible()
})

test("a holiday is confirmed, and a corner of an area moved by its figures and on the map", async ({
  page,
  product,
  words,
}) => {
  const { admin } = words
  await atWork(page, product, "admin", "Amal")
  await openKind(page, words, "closures")
  // A past day, because other tests of this product book on the other days.
  const past = entry(page, "ae-eid-al-fitr-2026")
  await expect(past).toContainText(admin.provisional)
  await past.getByRole("button", { name: admin.confirm }).click()
  await expect(past).toContainText(admin.version(2))
  await expect(past).not.toContainText(admin.provisional)

  await openKind(page, words, "areas")
  await page.getByRole("button", { name: admin.edit("fujairah") }).click()
  const map = page.getByRole("application", { name: admin.mapLabel })
  await expect(map).toBeVisible()
  const latitude = page.getByLabel(admin.latitude)
  const before = await latitude.inputValue()
  await map.focus()
  await page.keyboard.press("ArrowDown")
  await expect(latitude).not.toHaveValue(before)
  await inspect(page, "the outline of an area")
  await page.getByRole("button", { name: admin.nextCorner }).click()
  await expect(page.getByText(/^Corner 2 of/).first()).toBeVisible()
  // Into the sea off Dubai, which belongs to another area.
  await latitude.fill("25.10000")
  await page.getByLabel(admin.longitude).fill("55.20000")
  await page.getByRole("button", { name: admin.save }).click()
  await expect(page.getByRole("alert").first()).toBeVisible()
  await page.getByRole("button", { name: admin.cancel }).click()
  await page.getByRole("button", { name: admin.edit("fujairah") }).click()
  await latitude.fill((Number(before) - 0.00001).toFixed(5))
  await page.getByRole("button", { name: admin.save }).click()
  await expect(entry(page, "fujairah")).toContainText(admin.version(2))
  const changed = page.getByText(admin.changeOf(admin.kinds.areas, "fujairah", admin.actions.edit))
  // A log longer than a page, as after a year.
  await page.route("**/admin/changes?*", async (route) => {
    const { searchParams } = new URL(route.request().url())
    if (searchParams.has("cursor")) return route.abort()
    const answer = await route.fetch()
    const next = `1.older.${searchParams.get("domain") ?? "all"}.changes`
    await route.fulfill({ response: answer, json: { ...(await answer.json()), next } })
  })
  await page.goto("/ops/admin/changes")
  await expect(changed).toBeVisible()
  await page.getByRole("button", { name: admin.more }).click()
  await expect(page.getByRole("alert")).toContainText(admin.notLoaded)
  await expect(changed).toBeVisible()
  await page.unroute("**/admin/changes?*")
  await page.route("**/admin/changes?*", async (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/[?&]cursor=[^&]*/, ""),
    }),
  )
  await page.getByRole("button", { name: admin.retry }).click()
  await expect(changed).toHaveCount(2)
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("a promo code, places of a window, a tax rate and a price abroad are made and ended", async ({
  page,
  product,
  words,
}) => {
  const { admin } = words
  const { fields } = admin
  await atWork(page, product, "admin", "Amal")
  const begin = async (kind: keyof Words["admin"]["kinds"]) => {
    await openKind(page, words, kind)
    await page.getByRole("button", { name: admin.add, exact: true }).click()
  }
  const save = (says: string) => async (id: string) => {
    await page.getByRole("button", { name: admin.save }).click()
    await expect(entry(page, id).filter({ hasText: says })).toBeVisible()
    await end(page, words, id)
  }

  await begin("promos")
  await page.getByLabel(fields.code, { exact: true }).fill("AUTUMN30")
  await page.getByLabel(fields.discount, { exact: true }).fill("130")
  await page.getByLabel(fields.validFrom).fill("2026-12-01T00:00")
  await page.getByRole("button", { name: admin.save }).click()
  await expect(page.getByLabel(fields.discount, { exact: true })).toHaveAttribute("aria-invalid", "true")
  await page.getByLabel(fields.discount, { exact: true }).fill("30")
  await save("30 %")("AUTUMN30")

  await begin("capacities")
  await page.getByLabel(fields.window).fill("11-14")
  await page.getByLabel(fields.capacity, { exact: true }).fill("77")
  await save("77")("sameDay.11-14")

  await begin("tax-rates")
  await page.getByLabel(fields.validFrom).fill("2027-06-01")
  await page.getByLabel(fields.percent).fill("7")
  await save("7 %")("2027-06-01")

  await begin("international-rates")
  await page.getByLabel(admin.id, { exact: true }).fill("in-summer")
  await page.getByLabel(fields.validFrom).fill("2027-06-01")
  await page.getByLabel(fields.upToKg).fill("5")
  await page.getByLabel(fields.price).fill("1x")
  await page.getByRole("button", { name: admin.save }).click()
  await expect(page.getByLabel(fields.price)).toHaveAttribute("aria-invalid", "true")
  await page.getByLabel(fields.price).fill("180")
  await inspect(page, "the form of prices abroad")
  await save(admin.countries.IN)("in-summer")
})

test("rules are tried, published for tomorrow, met by a customer tomorrow and not today, and undone", async ({
  page,
  product,
  words,
  pages,
  detailsPage,
}) => {
  const { ruleLab, admin } = words
  const { bkref } = await bookElsewhere(product, newPerson())
  await atWork(page, product, "admin", "Amal")
  await page.goto("/ops/rules")
  await expect(page.getByText(ruleLab.noDifference)).toBeVisible()
  await inspect(page, "the rule lab")
  const sameDay = page.getByRole("region", { name: ruleLab.windowsOf(admin.bookingTypes.sameDay) })
  await sameDay.getByRole("button", { name: ruleLab.changeWindows }).click()
  await sameDay.getByRole("button", { name: ruleLab.removeWindow("13-18") }).click()
  await expect(page.getByText(ruleLab.differences("1"))).toBeVisible()
  // The remaining window is delivered an hour later, on every day but Friday.
  await sameDay.getByRole("button", { name: ruleLab.changeDelivery }).click()
  const delivery = sameDay.getByRole("region", { name: ruleLab.delivery })
  await delivery.getByLabel(ruleLab.start).fill("18:00")
  await delivery.getByText(ruleLab.weekdays).click()
  await delivery.getByRole("checkbox", { name: String(admin.weekdays[4]) }).uncheck()
  await expect(page.getByText("18-22").first()).toBeVisible()
  await page.getByRole("button", { name: ruleLab.tryIt }).click()
  await expect(page.getByRole("row").filter({ hasText: bkref })).toContainText(ruleLab.notThere)

  await page.getByLabel(ruleLab.id, { exact: true }).fill("mornings")
  await page.getByLabel(ruleLab.fromWhen).fill("2026-11-20T00:00")
  await page.getByRole("button", { name: ruleLab.publish }).click()
  await expect(page.getByLabel(ruleLab.fromWhen)).toHaveAttribute("aria-invalid", "true")
  await page.getByLabel(ruleLab.fromWhen).fill("2026-11-22T00:00")
  await page.getByRole("button", { name: ruleLab.publish }).click()
  await expect(entry(page, "mornings")).toContainText(admin.toCome)

  await walkToDetails(pages)
  await expect(detailsPage.slots).toHaveCount(2)
  await product.setClock("2026-11-22T09:00:00+04:00")
  await page.reload()
  await expect(detailsPage.slots).toHaveCount(1)
  await expect(detailsPage.slots).toHaveValue("11-14")
  await expect(page.getByText(/6PM to 10PM/).first()).toBeVisible()

  await atWork(page, product, "admin", "Aziz")
  await page.goto("/ops/rules")
  await expect(page.getByText(ruleLab.inForceNow("mornings"))).toBeVisible()
  await page.getByRole("button", { name: `${ruleLab.undo}: mornings` }).click()
  await page.getByRole("dialog").getByRole("button", { name: ruleLab.undo, exact: true }).click()
  await expect(page.getByText(ruleLab.undone("mornings"))).toBeVisible()
  await page.goto("/go/details")
  await expect(detailsPage.slots).toHaveCount(2)
})

test("staff are invited, disabled and enabled again, and the log says so", async ({ page, product, words }) => {
  const { admin } = words
  await atWork(page, product, "admin", "Amal")
  await page.goto("/ops/admin")
  await page.getByRole("link", { name: admin.staff }).click()
  const dialog = page.getByRole("dialog")
  const invite = page.getByRole("button", { name: admin.invite, exact: true })
  await invite.click()
  await expect(dialog).toBeVisible()
  // Back closes what is open and stays on the page.
  await page.goBack()
  await expect(dialog).toBeHidden()
  await invite.click()
  await dialog.getByLabel(admin.name, { exact: true }).fill("Dawud the second")
  await dialog.getByLabel(admin.email).fill("dawud.second@example.com")
  await dialog.getByRole("button", { name: admin.invite }).click()
  await expect(page.getByText(admin.invitedNow("dawud.second@example.com"))).toBeVisible()
  await expect(entry(page, "Dawud the second")).toContainText(admin.invited)
  await page.getByRole("button", { name: `${admin.disable}: Dawud the second` }).click()
  await expect(dialog.getByText(admin.hasNothing)).toBeVisible()
  await dialog.getByRole("button", { name: admin.disable, exact: true }).click()
  await expect(entry(page, "Dawud the second")).toContainText(admin.disabled)
  await page.getByRole("button", { name: `${admin.enable}: Dawud the second` }).click()
  await expect(page.getByText(admin.enabledNow("Dawud the second"))).toBeVisible()
  await expect(entry(page, "Dawud the second")).toContainText(admin.invited)
  await page.getByText(admin.staffLog).click()
  const [enabled, disabled] = [admin.staffEvents.enable, admin.staffEvents.disable].map((say) =>
    say("Dawud the second"),
  )
  await expect(page.getByText(enabled ?? "")).toBeVisible()
  await expect(page.getByText(disabled ?? "")).toBeVisible()
})

test("an admin says what a driver drives and how much he carries, and shows customers who comes", async ({
  page,
  product,
  words,
}) => {
  const { admin } = words
  const salem = await hire(product, "porter", "Salem Saeed")
  await atWork(page, product, "admin", "Amal")
  await page.goto("/ops/admin/staff")
  const line = entry(page, salem.email)
  await expect(line).toContainText(admin.drivesWith(admin.vehicles.bike, 6))
  await page.getByRole("button", { name: `${admin.equip}: Salem Saeed` }).click()
  const form = page.getByRole("dialog")
  await form.locator("input[type=file]").setInputFiles(photo)
  await expect(form.getByRole("img", { name: admin.pictureOf("Salem Saeed") })).toBeVisible()
  await form.getByLabel(admin.vehicle).selectOption("van")
  const capacity = form.getByLabel(admin.driverCapacity)
  await expect(capacity).toHaveValue("20")
  await capacity.fill("0")
  await form.getByRole("button", { name: admin.save }).click()
  await expect(capacity).toHaveAttribute("aria-invalid", "true")
  await capacity.fill("15")
  await inspect(page, "what a driver drives")
  await form.getByRole("button", { name: admin.save }).click()
  await expect(page.getByText(admin.equippedNow("Salem Saeed"))).toBeVisible()
  await expect(line).toContainText(admin.drivesWith(admin.vehicles.van, 15))

  // The changes that somebody else has made meanwhile are not lost unnoticed.
  await page.getByRole("button", { name: `${admin.equip}: Salem Saeed` }).click()
  const other = await callsOf(product, await hire(product, "ops", "Huda"))
  await other("PUT", `/v1.0/operations/drivers/${salem.id}`, { vtyp: "Car", capacity: 9 })
  await capacity.fill("14")
  await form.getByRole("button", { name: admin.save }).click()
  const changed = form.getByRole("alert")
  await expect(changed).toContainText(admin.drivesWith(admin.vehicles.car, 9))
  await inspect(page, "what a driver drives, changed meanwhile")
  await changed.getByRole("button", { name: admin.takeTheirs }).click()
  await expect(capacity).toHaveValue("9")
  await expect(capacity).toBeFocused()
  await other("PUT", `/v1.0/operations/drivers/${salem.id}`, { vtyp: "Bike", capacity: 5 })
  await form.getByLabel(admin.vehicle).selectOption("van")
  await capacity.fill("15")
  await form.getByRole("button", { name: admin.save }).click()
  await expect(changed).toContainText(admin.drivesWith(admin.vehicles.bike, 5))
  await changed.getByRole("button", { name: admin.keepMine }).click()
  await expect(form).toBeHidden()
  await expect(line).toContainText(admin.drivesWith(admin.vehicles.van, 15))

  // Dispatchers see this limit when they assign a parcel that no bike can carry.
  const desk = await callsOf(product, await hire(product, "ops", "Omar"))
  const drivers = (await desk("GET", "/v1.0/operations/drivers")) as unknown as readonly { readonly id: string }[]
  expect(drivers.find(({ id }) => id === salem.id)).toMatchObject({ vtyp: "Van", capacity: 15 })
})
