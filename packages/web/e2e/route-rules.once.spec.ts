import { callsOf, hire } from "./staff.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

// The rules published here would close windows for other files.
test.use({ productOf: "route rules" })

const fujairah = { address: "Fujairah", position: { lat: 25.1288, lon: 56.3265 }, cityName: "Fujairah" }

test("a rule of a class of ways shuts the page's dates on its ways only, and moves their delivery", async ({
  page,
  product,
  detailsPage,
}) => {
  const admin = await callsOf(product, await hire(product, "admin", "Amal"))
  const { now } = (await admin("GET", "/v1.0/admin/rules/in-force?domain=AE")) as { now: number }
  const patch = { routes: { "old-to-new": { cutoff: "00:00", leadDays: 3, only: ["nextDay"] } } }
  const value = { id: "far", domain: "AE", validFrom: now, readings: [], patch }
  await admin("POST", "/v1.0/admin/rules", { value })
  const near = { ...completeDraft, bookingType: "nextDay", pickupWindow: null } as const

  await openWith(page, "/go/details", near)
  await expect(detailsPage.dates.first()).toBeEnabled()
  await expect(detailsPage.dates.first()).toBeChecked()

  await openWith(page, "/go/details", { ...near, dropOff: { ...near.dropOff, place: fujairah } })
  await expect(detailsPage.dates.first()).toBeDisabled()
  await expect(detailsPage.dates.nth(1)).toBeChecked()
  await expect(detailsPage.stop("dropOff")).toContainText("25th Nov")
})
