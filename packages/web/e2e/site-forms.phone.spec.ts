import type { Page } from "@playwright/test"
import { holdBack } from "./held-back.ts"
import { inspect } from "./inspection.ts"
import { signIn } from "./owned-bookings.ts"
import { newPerson, ownAddress, signUp } from "./people.ts"
import { siteWords } from "./site-words.ts"
import { callsOf, hire } from "./staff.ts"
import { expect, test } from "./test.ts"

const at = (language: "en" | "ar", path: string) => (language === "ar" ? `/ar${path}` : path)

/** Presses the button of a form and reads the API call and its answer. */
async function sent(page: Page, form: string, path: string) {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await page.locator(`#${form} button[type=submit]`).click()
  const response = await answered
  return { status: response.status(), asked: response.request().postDataJSON(), answer: await response.json() }
}

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownAddress()))

test("a form whose script nobody answers for can be sent again after 120 seconds", async ({ page, language }) => {
  const { siteForms, contactPage } = siteWords[language]
  await page.clock.install()
  await page.route("**/assets/page-form-*", () => {})
  await page.goto(at(language, "/contact-us/"))
  await page.getByLabel(siteForms.name, { exact: true }).fill("Amna")
  await page.getByLabel(siteForms.phone, { exact: true }).fill("050 123 4567")
  await page.getByLabel(siteForms.message, { exact: true }).fill("Do you carry flowers?")
  const send = page.getByRole("button", { name: siteForms.send })
  await send.click()
  await expect(page.getByRole("button", { name: siteForms.sending })).toHaveAttribute("aria-busy", "true")
  await page.clock.runFor(121_000)
  await expect(page.getByText(siteForms.failed)).toBeVisible()
  await page.unrouteAll()
  await send.click()
  await expect(page.getByText(contactPage.doneHeading)).toBeVisible()
})

test("who writes, asks for rates, or wants to be told leaves a lead", async ({ page, language, words }) => {
  const { siteForms, contactPage, businessPage, coveragePage } = siteWords[language]
  await page.route("**/assets/page-form-*", (route) => route.abort("internetdisconnected"))
  await page.goto(at(language, "/contact-us/"))
  await page.getByRole("button", { name: siteForms.send }).click()
  await expect(page.getByText(siteForms.failed)).toBeVisible()
  // The next press waits for the form's script, and then continues.
  const letCome = await holdBack(page, /page-form-/)
  await page.getByRole("button", { name: siteForms.send }).click()
  await expect(page.getByRole("button", { name: siteForms.sending })).toHaveAttribute("aria-busy", "true")
  await expect(page.getByText(siteForms.failed)).toBeHidden()
  letCome()
  const summary = page.getByRole("alert")
  await expect(summary).toBeFocused()
  const titled = new RegExp(`^${words.shell.errorTitle("")}${contactPage.title}`)
  await expect(page).toHaveTitle(titled)
  await expect(summary.getByRole("link")).toHaveText([
    siteForms.problems["enter-name"],
    siteForms.problems["enter-email-or-phone"],
    siteForms.problems["enter-message"],
  ])
  await inspect(page, "a contact form with errors")
  await summary.getByRole("link").first().click()
  const name = page.getByLabel(siteForms.name, { exact: true })
  await expect(name).toBeFocused()
  await name.fill("Amna")
  await expect(name).not.toHaveAttribute("aria-invalid")
  await page.getByLabel(siteForms.message, { exact: true }).fill("Do you carry flowers?")
  const phone = page.getByLabel(siteForms.phone, { exact: true })
  await phone.fill("050 12")
  // The server decides whether a phone is valid, and the fault is shown in its field.
  expect((await sent(page, "contact", "/v1.0/leads")).status).toBe(422)
  await expect(phone).toHaveAccessibleDescription(siteForms.problems["phone-invalid"])
  await phone.fill("050 123 4567")
  // Without a connection nothing is lost, and a second press sends it.
  await page.context().setOffline(true)
  await page.getByRole("button", { name: siteForms.send }).click()
  await expect(page.getByText(siteForms.failed)).toBeVisible()
  await page.context().setOffline(false)
  const contact = await sent(page, "contact", "/v1.0/leads")
  expect(contact.asked).toMatchObject({ kind: "contact", domain: "AE", name: "Amna", phone: "050 123 4567" })
  expect(contact.answer.data.id).toBeTruthy()
  const done = page.getByRole("status").filter({ hasText: contactPage.doneHeading })
  await expect(done).toBeFocused()
  await expect(page).not.toHaveTitle(titled)
  await inspect(page, "a contact form that was sent")

  // Nobody has touched the form: its script loads by itself, but only after everything else has loaded and is visible.
  const fetched = page.waitForRequest(/page-form-/)
  let isFetched = false
  void fetched.then(() => {
    isFetched = true
  })
  const unseen = await page.addInitScript(() =>
    document.addEventListener("readystatechange", () => {
      document.documentElement.style.display = "none"
    }),
  )
  await page.goto(at(language, "/business/"))
  await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested)))
  expect(isFetched).toBe(false)
  await page.evaluate(() => {
    document.documentElement.style.display = ""
  })
  await fetched
  await unseen.dispose()
  const lateness = await page.waitForFunction(() => {
    const script = performance.getEntriesByType("resource").find(({ name }) => name.includes("/page-form-"))
    const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    return script && page && { ms: script.startTime - page.loadEventStart }
  })
  expect((await lateness.jsonValue())?.ms).toBeGreaterThanOrEqual(0)
  await page.getByLabel(siteForms.name, { exact: true }).fill("Amna")
  await page.getByLabel(siteForms.company, { exact: true }).fill("Palm Trading")
  await page.getByLabel(siteForms.email, { exact: true }).fill("amna@example.com")
  await page.getByLabel(siteForms.volume).selectOption({ index: 1 })
  const rates = await sent(page, "rates", "/v1.0/leads")
  expect([rates.status, rates.asked.kind, rates.asked.message]).toEqual([200, "rates", siteForms.volumes[1]])
  await expect(page.getByText(businessPage.doneText)).toBeVisible()

  await page.goto(at(language, "/shyft-courier-uae-delivery-service-coverage#tell-me-when"))
  await page.getByLabel(siteForms.place, { exact: true }).fill("Hatta")
  await page.getByLabel(siteForms.email, { exact: true }).fill("amna@example.com")
  const tell = await sent(page, "tell", "/v1.0/leads")
  expect([tell.status, tell.asked.kind, tell.asked.place]).toEqual([200, "tell-me-when", "Hatta"])
  await expect(page.getByText(coveragePage.tellDoneText)).toBeVisible()
})

test("a parcel abroad is priced by its weight breaks, to the country of the link", async ({ page, language }) => {
  const { siteForms, quotePage, internationalPage } = siteWords[language]
  await page.goto(at(language, "/go/international?to=PH"))
  await expect(page.getByLabel(siteForms.destination, { exact: true })).toHaveValue("PH")
  const weight = page.getByLabel(siteForms.weight, { exact: true })
  // The four measures share a message, so each line of the summary names its own.
  await page.locator("#quote").getByRole("button", { name: quotePage.submit }).click()
  const links = page.locator("#quote [data-summary] a")
  for (const [at, name] of [siteForms.weight, siteForms.length, siteForms.width, siteForms.height].entries())
    await expect(links.nth(at)).toHaveText(`${name}: ${siteForms.problems["measure-invalid"]}`)

  const first = page.locator("#quote").getByRole("status")
  for (const [label, value] of [
    [siteForms.length, "40"],
    [siteForms.width, "٣٠"],
    [siteForms.height, "20"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await expect(page.getByText(quotePage.price, { exact: true }).filter({ visible: true })).toHaveCount(0)
  await weight.fill("900")
  await expect(first).toContainText(quotePage.tooHeavy("30", internationalPage.countries.PH))
  // The price is shown before anybody gives his name.
  await weight.fill("4,5")
  const price = first.locator("[data-fill=price]").filter({ visible: true })
  await expect(price).toContainText(/\d+\.\d\d/)
  const shown = await price.textContent()

  // A weight that the call would refuse is answered as well: it is too heavy, too.
  await weight.fill("5000")
  await expect(first).toContainText(quotePage.tooHeavy("30", internationalPage.countries.PH))
  await weight.blur()
  await expect(weight).toHaveAccessibleDescription(quotePage.tooHeavy("30", internationalPage.countries.PH))
  await weight.fill("-3")
  await weight.blur()
  await expect(weight).toHaveAccessibleDescription(siteForms.problems["measure-invalid"])
  await weight.fill("4,5kg")
  await expect(price).toHaveText(shown ?? "")
  await expect(weight).not.toHaveAttribute("aria-invalid")

  await weight.fill("900")
  await page.getByLabel(siteForms.name, { exact: true }).fill("Amna")
  await page.getByLabel(siteForms.email, { exact: true }).fill("amna@example.com")
  const refused = await sent(page, "quote", "/v1.0/international/quote")
  expect([refused.status, refused.answer.errors[0].code]).toEqual([422, "international-too-heavy"])
  await expect(weight).toHaveAccessibleDescription(refused.answer.errors[0].errorMessage)
  await weight.fill("4,5")
  const { asked, answer } = await sent(page, "quote", "/v1.0/international/quote")
  expect(asked).toMatchObject({ to: "PH", weight: 4.5, width: 30, domain: "AE" })
  expect(answer.data.chargeableWeight).toBe(5)
  await expect(page.getByText(quotePage.doneText)).toBeVisible()
  const done = page.locator("#quote-done")
  await expect(done.locator("[data-fill=price]")).toHaveText(shown ?? "")
  await expect(done.locator("[data-fill=price]")).toContainText(answer.data.price.toFixed(2))
  // Seven days after the 21st.
  await expect(done.locator("[data-fill=until]")).toHaveText(
    { en: "Saturday 28 November", ar: "السبت 28 نوفمبر" }[language],
  )
})

test("a price that was kept is still shown after a reload, and is not sent again", async ({ page, language }) => {
  const { siteForms, quotePage } = siteWords[language]
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await page.goto(at(language, "/international/quote"))
  for (const [label, value] of [
    [siteForms.weight, "4"],
    [siteForms.length, "40"],
    [siteForms.width, "30"],
    [siteForms.height, "20"],
    [siteForms.name, "Amna"],
    [siteForms.email, "amna@example.com"],
  ] as const)
    await field(label).fill(value)
  expect((await sent(page, "quote", "/v1.0/international/quote")).status).toBe(200)
  const done = page.locator("#quote-done")
  await expect(done).toBeFocused()
  const said = await done.innerText()
  await page.reload()
  await expect(done).toBeVisible()
  expect(await done.innerText()).toBe(said)
  await expect(field(siteForms.weight)).toBeHidden()
  await page.getByRole("link", { name: quotePage.another }).click()
  await expect(field(siteForms.weight)).toHaveValue("")
})

test("a message stands there again after a reload, until it was sent", async ({ page, language }) => {
  const { siteForms, contactPage } = siteWords[language]
  const message = page.getByLabel(siteForms.message, { exact: true })
  const name = page.getByLabel(siteForms.name, { exact: true })
  await page.goto(at(language, "/contact-us/"))
  await name.fill("Amna")
  await message.fill("Do you carry flowers?")
  // Stored as soon as the form's script is loaded.
  await page.waitForFunction(() => history.state?.contact?.typed.message)
  await page.reload()
  await expect(message).toHaveValue("Do you carry flowers?")
  await expect(name).toHaveValue("")
  await name.fill("Amna")
  await page.getByLabel(siteForms.phone, { exact: true }).fill("050 123 4567")
  expect((await sent(page, "contact", "/v1.0/leads")).status).toBe(200)
  await expect(page.getByText(contactPage.doneHeading)).toBeVisible()
  await page.reload()
  await expect(name).toBeVisible()
  await expect(message).toHaveValue("")
})

test("a parcel abroad and its price stand there again after a reload, and who asks does not", async ({
  page,
  language,
}) => {
  const { siteForms } = siteWords[language]
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const price = page.locator("#quote").getByRole("status").locator("[data-fill=price]").filter({ visible: true })
  for (const [address, to] of [
    ["/international/quote", "PH"],
    ["/international/quote?to=PH", "IN"],
  ] as const) {
    await page.goto(at(language, address))
    await field(siteForms.destination).selectOption(to)
    for (const [label, value] of [
      [siteForms.weight, "4,5"],
      [siteForms.length, "40"],
      [siteForms.width, "30"],
      [siteForms.height, "20"],
      [siteForms.name, "Amna"],
    ] as const)
      await field(label).fill(value)
    await expect(price).toContainText(/\d+\.\d\d/)
    const shown = await price.textContent()
    await page.reload()
    await expect(price).toHaveText(shown ?? "")
    await expect(field(siteForms.destination)).toHaveValue(to)
    await expect(field(siteForms.weight)).toHaveValue("4,5")
    await expect(field(siteForms.name)).toHaveValue("")
    // A newly opened page is empty.
    await page.goto(at(language, "/international"))
    await page.goto(at(language, "/international/quote"))
    await expect(field(siteForms.weight)).toHaveValue("")
  }
})

test("a guest is led from a plan to the registration, and a customer registers a company", async ({
  page,
  language,
  product,
}) => {
  const { siteForms, corporateRegisterPage, corporatePlansPage } = siteWords[language]
  const choose = page.getByRole("button").filter({ hasText: /Starter|البداية/ })
  await page.goto(at(language, "/corporate-subscriptions/"))
  await choose.click()
  await expect(page).toHaveURL(/\/corporate-register\/\??$/)
  await expect(page.getByRole("link", { name: corporateRegisterPage.logIn })).toBeVisible()
  const ask = page.locator("#ask")
  await ask.getByLabel(siteForms.name, { exact: true }).fill("Amna")
  await ask.getByLabel(siteForms.company, { exact: true }).fill("Palm Trading")
  await ask.getByLabel(siteForms.phone, { exact: true }).fill("050 123 4567")
  expect((await sent(page, "ask", "/v1.0/leads")).asked.kind).toBe("corporate")
  await expect(page.getByText(corporateRegisterPage.askDoneText)).toBeVisible()

  const person = newPerson()
  await signUp(product, person)
  await signIn(page, product, person)
  await page.goto(at(language, "/corporate-subscriptions/"))
  await choose.click()
  await expect(page.getByText(corporatePlansPage.refusals["no-company"])).toBeVisible()
  await page.goto(at(language, "/corporate-register/"))
  await expect(page.getByRole("link", { name: corporateRegisterPage.logIn })).toBeHidden()
  const company = page.locator("#company")
  const taxNumber = company.getByLabel(siteForms.taxNumber, { exact: true })
  await company.getByLabel(corporateRegisterPage.companyName, { exact: true }).fill("Palm Trading")
  await company.getByLabel(siteForms.contactName, { exact: true }).fill(person.name)
  await company.getByLabel(siteForms.email, { exact: true }).fill(person.email)
  await company.getByLabel(siteForms.phone, { exact: true }).fill(person.phone)
  await taxNumber.fill("12")
  await page.getByRole("button", { name: corporateRegisterPage.submit }).click()
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([siteForms.taxNumberInvalid.AE])
  await taxNumber.fill(`${Date.now()}00`)
  await inspect(page, "the registration of a company")
  const { answer } = await sent(page, "company", "/v1.0/corporate/register")
  expect([answer.data.role, answer.data.company.state]).toEqual(["owner", "pending"])
  await expect(page.getByText(corporateRegisterPage.doneText)).toBeVisible()

  await page.goto(at(language, "/corporate-subscriptions/"))
  await choose.click()
  await expect(page.getByText(corporatePlansPage.refusals["not-approved"])).toBeVisible()

  // The first press says what the second does.
  const { id, version } = answer.data.company
  const decide = await callsOf(product, await hire(product, "admin", "Nora"))
  const approval = { state: "approved", reason: "", limit: 2000, version }
  await decide("POST", `/v1.0/corporate/companies/${id}/decision`, approval)
  let orders = 0
  await page.route("**/v1.0/corporate/plan", (route) => {
    orders += 1
    return orders === 1 ? route.abort() : route.continue()
  })
  const plan = page.locator("form").filter({ has: choose })
  const asked = plan.getByText(corporatePlansPage.confirmText)
  await choose.click()
  await expect(asked).toBeFocused()
  expect(orders).toBe(0)
  // One that failed is not the first press of the next.
  await choose.click()
  await expect(plan.getByRole("alert")).toHaveText(siteForms.failed)
  await expect(asked).toBeHidden()
  await choose.click()
  await expect(asked).toBeFocused()
  expect(orders).toBe(1)
  await choose.click()
  const done = page.getByRole("status").filter({ hasText: corporatePlansPage.doneHeading })
  await expect(done).toContainText("1,000.00")
  expect(orders).toBe(2)
})
