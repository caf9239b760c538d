import { onTheRoad } from "./delivery-walk.ts"
import { dayAtWork } from "./driver-day.ts"
import { inspect } from "./inspection.ts"
import { bookElsewhere, callBy, signIn } from "./owned-bookings.ts"
import { DriverPage } from "./pages/driver-page.ts"
import { newPerson, signUp } from "./people.ts"
import { atWork, hire } from "./staff.ts"
import { expect, test } from "./test.ts"

// In Arabic, with its long words and right-to-left lines: what fits here also fits in English.
test.use({ productOf: "staff-screens", locale: "ar-AE" })

const width = 390

test("every screen of staff fits and can be used by everybody, in the dark", async ({ page, product, words }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
  await page.setViewportSize({ width, height: 900 })
  const open = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
    await inspect(page, `${path} at ${width}`)
  }

  // A day with content: one booking that waits, one delivered for cash, and one lead.
  const { bkref } = await bookElsewhere(product, newPerson(), { pickupDate: "2026-11-21" })
  const paid = await bookElsewhere(product, newPerson(), { pickupDate: "2026-11-21" })
  const road = await onTheRoad(product, paid.bkref)
  for (const command of ["start", "arrive"]) await road.driver({ command })
  await road.takeCash()
  for (const command of ["collect", "start", "arrive"]) await road.driver({ command })
  await road.handOver()
  const lead = { kind: "contact", domain: "AE", name: "Huda", email: "huda@example.com", message: "حتا؟" }
  const headers = { "content-type": "application/json" }
  await fetch(`${product.url}/v1.0/leads`, { method: "POST", headers, body: JSON.stringify(lead) })

  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await open("/go/account/company")
  await callBy(page.request, product.url, "POST", "/v1.0/corporate/register", {
    name: "Palm Trading",
    dom: "AE",
    trn: "100000000000003",
    contact: "Amna Al Marri",
    email: "accounts@palm.example",
    phn: "+971501234567",
  })
  await open("/go/account/company")

  await dayAtWork(page, product)
  const driver = new DriverPage(page, words)
  await driver.open()
  await page.getByRole("button", { name: driver.words.shareNo }).click()
  await inspect(page, "a driver's run")
  await driver.press(driver.words.acts.startPickup)
  await driver.press(driver.words.acts.arrive)
  await inspect(page, "a driver who waits")

  await atWork(page, product, "ops", "Olga")
  for (const path of ["", "/map", "/leads", "/payments", "/cash", "/reports"]) await open(`/ops${path}`)
  for (const reference of [paid.bkref, bkref]) await open(`/ops/bookings/${reference}`)
  await page.getByRole("button", { name: words.dispatch.assign, exact: true }).click()
  await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible()
  await inspect(page, "a driver is chosen")

  const amal = await hire(product, "admin", "Amal")
  await signIn(page, product, amal)
  for (const kind of Object.keys(words.admin.leads)) await open(`/ops/admin/${kind}`)
  for (const path of ["/admin", "/admin/staff", "/admin/changes", "/rules", "/companies"]) await open(`/ops${path}`)
  await page.getByRole("button", { name: words.company.open("Palm Trading") }).click()
  await expect(page.getByRole("button", { name: words.company.approve, exact: true })).toBeVisible()
  await inspect(page, "a company that waits")
})
