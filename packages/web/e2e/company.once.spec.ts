import { inspect } from "./inspection.ts"
import { callBy, signIn } from "./owned-bookings.ts"
import { newPerson, signUp } from "./people.ts"
import { callsOf, hire } from "./staff.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test.use({ productOf: "company" })

const header = [
  "service",
  "pickup_date",
  "pickup_place",
  "pickup_building",
  "pickup_contact",
  "pickup_phone",
  "dropoff_place",
  "dropoff_building",
  "dropoff_contact",
  "dropoff_phone",
  "cost_centre",
]
const rowFor = (centre: string) =>
  [
    "next day",
    "2026-11-23",
    "Dubai Marina",
    "Marina Plaza",
    "Aisha",
    "+971501234567",
    "Deira",
    "Creek Tower",
    "Omar",
    "+971551234567",
    centre,
  ].join(",")

test("whoever is signed in no more can log in again on the page of his company", async ({
  page,
  product,
  words,
  account,
}) => {
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await page.goto("/robots.txt")
  await page.context().clearCookies({ name: "sid" })
  await page.goto("/go/account/company")
  const main = page.getByRole("main")
  await expect(main.getByRole("alert")).toContainText(words.myAccount.signedOutMeanwhile)
  await main.getByRole("button", { name: words.shell.loginOrSignUp }).click()
  await account.logIn(amna)
  await expect(account.dialog).toBeHidden()
  await expect(page.getByLabel(words.company.name)).toBeVisible()
})

test("a company registers, is approved, buys a plan, books a file with one bad row, and sees what it owes", async ({
  page,
  product,
  words,
  browser,
}) => {
  const { company } = words
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await page.goto("/go/account/company")
  await expect(page.getByRole("link", { name: company.title, exact: true })).toHaveAttribute("aria-current", "page")
  // The page explains that a person decides between the registration and the first booking.
  const way = page.getByRole("region", { name: company.howTitle }).getByRole("listitem")
  await expect(way.last()).toContainText(company.youBookText)
  await page.getByLabel(company.name).fill("Palm Trading")
  await page.getByLabel(company.contactName).fill("Amna Al Marri")
  await page.getByLabel(company.email).fill("accounts@palm.example")
  await page.getByLabel(company.phone).fill("0501234567")
  await page.getByRole("button", { name: company.register, exact: true }).click()
  const taxNumber = page.getByLabel(company.taxNumber)
  await expect(taxNumber).toBeFocused()
  await expect(taxNumber).toHaveAccessibleDescription(company.invalid.taxNumber.AE)
  const admin = await hire(product, "admin", "Nora")
  const desk = await browser.newPage({ baseURL: product.url })
  await signIn(desk, product, admin)
  await desk.goto("/ops/companies")
  await expect(desk.getByText(company.noCompanies)).toBeVisible()
  await taxNumber.fill("100000000000003")
  await expect(page.getByText(company.invalid.taxNumber.AE)).toBeHidden()
  await page.getByRole("button", { name: company.register, exact: true }).click()
  await expect(page.getByText(company.states.pending)).toBeVisible()

  // The new company appears on the page that the admin had open.
  await desk.getByRole("button", { name: company.open("Palm Trading") }).click()
  await desk.getByRole("button", { name: company.refuse, exact: true }).click()
  await expect(desk.getByLabel(company.reasonLabel)).toHaveAccessibleDescription(company.reasonNeeded)
  await desk.getByLabel(company.reasonLabel).fill("No such number")
  await desk.getByRole("button", { name: company.refuse, exact: true }).click()
  await expect(desk.getByText("No such number")).toBeVisible()

  // A refused company sees the reason, corrects it and applies again; the admin sees that it is the second time.
  await page.reload()
  await expect(page.getByText("No such number")).toBeVisible()
  await expect(taxNumber).toHaveValue("100000000000003")
  await taxNumber.fill("100000000000004")
  await page.getByRole("button", { name: company.sendAgain }).click()
  await expect(page.getByText(company.states.pending)).toBeVisible()
  await expect(page.getByText(company.sentAgain(""))).toBeVisible()
  await expect(desk.getByText(company.changedFields(company.taxNumber))).toBeVisible()
  await expect(desk.getByRole("listitem").filter({ hasText: company.application(2, "") })).toHaveCount(1)

  // An approval needs a limit.
  const limit = desk.getByLabel(company.limitLabel, { exact: true })
  await desk.getByRole("button", { name: company.approve, exact: true }).click()
  await expect(limit).toHaveAccessibleDescription(`${company.limitHint} ${company.enterAmount}`)
  await limit.fill("2,000")
  await desk.getByRole("button", { name: company.approve, exact: true }).click()
  await expect(desk.getByRole("status").filter({ hasText: company.saved })).toBeVisible()
  await expect(desk.getByRole("button", { name: company.suspend })).toBeVisible()
  // The pressed button is gone; the focus is on the company's name.
  await expect(desk.getByRole("heading", { name: "Palm Trading" }).locator("bdi")).toBeFocused()
  await expect(desk.locator("dd").nth(2)).toContainText("2,000.00")
  // A missing value of one form is not a fault of another.
  await limit.fill("")
  await desk.getByRole("button", { name: company.recordPayment }).click()
  await expect(desk.getByLabel(company.paymentAmount, { exact: true })).toHaveAccessibleDescription(company.enterAmount)
  await expect(limit).toHaveAccessibleDescription(company.limitHint)
  await limit.fill("a lot")
  await desk.getByRole("button", { name: company.setLimit }).click()
  await expect(limit).toHaveAccessibleDescription(`${company.limitHint} ${company.enterAmount}`)

  await page.reload()
  await expect(page.getByText(company.states.approved)).toBeVisible()
  await page.getByRole("button", { name: company.addCentre, exact: true }).click()
  await expect(page.getByLabel(company.centreName)).toHaveAccessibleDescription(company.enterName)
  await page.getByLabel(company.centreName).fill("Shop")
  await page.getByRole("button", { name: company.addCentre, exact: true }).click()
  await expect(page.getByRole("button", { name: company.retireCentre("Shop") })).toBeVisible()
  // A wrong invitation can be withdrawn.
  await page.getByLabel(company.inviteEmail).fill("omar@palm.example")
  await page.getByRole("button", { name: company.invite, exact: true }).click()
  await page.getByRole("button", { name: company.withdrawFrom("omar@palm.example") }).click()
  await expect(page.getByText("omar@palm.example")).toBeHidden()
  await expect(page.getByRole("heading", { name: company.membersTitle }).locator("span")).toBeFocused()
  await expect(page.getByRole("status").filter({ hasText: company.saved })).toBeVisible()
  // A refusal goes with the next action.
  await page.getByRole("button", { name: company.removeMember("Amna Al Marri") }).click()
  await expect(page.getByText(company.lastOwner)).toBeVisible()
  await page.getByLabel(company.inviteEmail).fill("omar@palm.example")
  await page.getByRole("button", { name: company.invite, exact: true }).click()
  await expect(page.getByText("omar@palm.example")).toBeVisible()
  await expect(page.getByText(company.lastOwner)).toBeHidden()
  await page.getByRole("button", { name: `${company.choosePlan} Starter` }).click()
  // One press buys nothing: it first shows the price and that the plan renews.
  await expect(page.getByText(company.confirmRenewal)).toBeVisible()
  await page.getByRole("button", { name: company.takePlan }).click()
  await expect(page.getByRole("button", { name: company.endPlan })).toBeVisible()
  await expect(page.getByRole("heading", { name: company.plansTitle }).locator("span")).toBeFocused()
  await expect(page.locator("dd").first()).toContainText("1,000.00")
  await expect(page.getByRole("rowheader", { name: "2026-11" })).toBeVisible()

  // The default encoding of Arabic spreadsheets is not misread: the page says how to save the file.
  const omar = Buffer.from([0xda, 0xe3, 0xd1])
  const inWindows = Buffer.concat([Buffer.from(`${header.join(",")}\n${rowFor("Shop")}`), omar])
  await page
    .getByLabel(company.chooseFile)
    .setInputFiles({ name: "arabic.csv", mimeType: "text/csv", buffer: inWindows })
  await page.getByRole("button", { name: company.checkFile }).click()
  await expect(page.getByText(company.fileLetters)).toBeVisible()
  await page.reload()

  const csv = [header.join(","), rowFor("Shop"), rowFor("Nobody")].join("\n")
  // The file field has our texts, not the browser's, and works by keys and by press.
  const file = page.getByLabel(company.chooseFile)
  await expect(file).toHaveAccessibleDescription(company.choosing.none)
  // Listen before focus moves: otherwise the browser opens its own file chooser.
  const choosing = page.waitForEvent("filechooser")
  await file.focus()
  await page.keyboard.press("Enter")
  await (await choosing).setFiles({ name: "bookings.csv", mimeType: "text/csv", buffer: Buffer.from(csv) })
  await expect(page.getByRole("status").filter({ hasText: "bookings.csv" })).toBeVisible()
  await expect(page.getByText(company.choosing.another)).toBeVisible()
  await page.getByRole("button", { name: company.checkFile }).click()
  await expect(page.getByText(company.bulkChecked(1, 1))).toBeVisible()
  await expect(page.getByText(company.problems["unknown-cost-centre"])).toBeVisible()
  await page.getByRole("button", { name: company.bookRows(1) }).click()
  await expect(page.getByText(company.bulkBooked(1, 1))).toBeVisible()

  const call = await callsOf(product, amna)
  const statement = await call("GET", "/v1.0/corporate/statements/2026-11")
  const lines = statement.lines as readonly { kind: string; onCredit: { amount: number } }[]
  expect(lines.map(({ kind }) => kind)).toEqual(["plan", "booking"])
  expect(lines[1]?.onCredit.amount).toBeGreaterThan(0)
  expect(statement.closing).toEqual({ amount: 950, cur: "AED" })
  await desk.close()

  await openWith(page, "/go/payment")
  await page.getByRole("radio", { name: words.onAccount.name }).check()
  await expect(page.getByLabel(words.onAccount.centre)).toHaveValue(/./)
  await page.locator("button[type=submit]").click()
  await expect(page.getByRole("heading", { name: words.confirmation.title })).toBeVisible()
  await expect(page.getByText(words.confirmation.payment.onAccount("").trim())).toBeVisible()
  const after = await call("GET", "/v1.0/corporate/statements/2026-11")
  expect((after.lines as readonly { kind: string }[]).map(({ kind }) => kind)).toEqual(["plan", "booking", "booking"])

  // The difference of a changed booking also goes on the account: no card is asked for.
  await page.getByRole("link", { name: words.confirmation.manage }).click()
  await page.getByRole("link", { name: words.myBookings.change }).click()
  await page.getByRole("combobox", { name: words.booking.dropOffAddress }).fill("Ras Al Khaimah")
  await page.getByRole("option").first().click()
  await page.getByLabel(words.details.building).last().fill("Villa 8")
  await page.getByRole("button", { name: words.myBookings.checkChange }).click()
  await page.getByRole("dialog").getByRole("button", { name: words.myBookings.confirmChange }).click()
  await expect(page.getByText(words.myBookings.changed)).toBeVisible()
  const changed = await call("GET", "/v1.0/corporate/statements/2026-11")
  expect(changed.lines).toHaveLength((after.lines as readonly unknown[]).length + 1)

  // All bookings are on one screen, each with its price, and the month's total by cost centre.
  await page.goto("/go/account/company")
  await page.getByRole("link", { name: company.toBookings }).click()
  await expect(page.getByRole("heading", { name: company.bookingsTitle })).toBeVisible()
  const listed = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: words.myBookings.receipt }) })
  await expect(listed).toHaveCount(2)
  await expect(listed.first()).toContainText(amna.name)
  await inspect(page, "a company's bookings")
  // On paper no booking is cut by the end of a page, and what only leads elsewhere is left out.
  await page.emulateMedia({ media: "print" })
  await expect(listed.first()).toHaveCSS("break-inside", "avoid")
  await expect(page.getByRole("navigation", { name: words.myAccount.sections })).toBeHidden()
  await page.emulateMedia({ media: null })
  type Line = Readonly<Record<"onAccount" | "onCredit", { readonly amount: number }>> & { readonly kind: string }
  const ofBookings = (changed.lines as readonly Line[]).filter(({ kind }) => kind === "booking")
  const total = ofBookings.reduce((sum, { onAccount, onCredit }) => sum + onAccount.amount + onCredit.amount, 0)
  await expect(page.getByText(company.together).locator("xpath=..")).toContainText(total.toFixed(2))
  await page.getByLabel(company.deskFilter, { exact: true }).selectOption("cancelled")
  await expect(page.getByText(company.noBookings)).toBeVisible()
  await expect(page).toHaveURL(/state=cancelled/)
  await page.reload()
  await expect(page.getByLabel(company.deskFilter, { exact: true })).toHaveValue("cancelled")
  await page.getByLabel(company.deskFilter, { exact: true }).selectOption("")
  await listed.first().getByRole("link", { name: words.myBookings.receipt }).click()
  await expect(page).toHaveURL(/payment-recipt/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()

  // Making a key continues after an old login: the customer logs in again to confirm his identity.
  await product.setClock("2026-11-21T10:10:00+04:00")
  await page.goto("/go/account/company")
  await page.getByLabel(company.keyName).fill("Shop front")
  await page.getByRole("button", { name: company.makeKey }).click()
  const proof = page.getByLabel(company.keyPassword)
  await expect(page.getByRole("alert")).toHaveText(company.keyPasswordAsked)
  await expect(proof).toHaveAccessibleDescription(company.keyPasswordAsked)
  await proof.fill("not-this-1!")
  await page.getByRole("button", { name: company.makeKey }).click()
  await expect(proof).toHaveAccessibleDescription(company.keyPasswordWrong)
  await proof.fill(amna.password)
  await page.getByRole("button", { name: company.makeKey }).click()
  await expect(page.getByText(company.keyMade)).toBeVisible()
  await expect(proof).toBeHidden()
  await expect(page.getByRole("button", { name: company.revokeKey("Shop front") })).toBeVisible()

  // Nobody has collected the parcels in time, and the list says of them what tracking says.
  await product.setClock("2026-11-25T09:30:00+04:00")
  await page.goto("/go/account/company?bookings=2026-11")
  await expect(listed.filter({ hasText: words.myBookings.delayed })).toHaveCount(2)
  await expect(listed.filter({ hasText: words.myBookings.states.confirmed })).toHaveCount(0)
})

test("an owner who logs in elsewhere is asked to log in again before he makes a key, and for no password", async ({
  page,
  product,
  words,
  account,
}) => {
  const { company } = words
  const amna = newPerson()
  await page.goto("/go/book")
  await account.open()
  await account.logInElsewhere(amna)
  const { name: contact, email } = amna
  const form = { dom: "AE", name: "Reef", trn: "100000000000077", contact, email, phn: "+97142345678" }
  const registered = await callBy(page.request, product.url, "POST", "/v1.0/corporate/register", form)
  const decision = { state: "approved", reason: "", limit: 0, version: registered.company.version }
  const decide = await callsOf(product, await hire(product, "admin", "Nora"))
  await decide("POST", `/v1.0/corporate/companies/${registered.company.id}/decision`, decision)

  await product.setClock("2026-11-21T09:50:00+04:00")
  await page.goto("/go/account/company")
  await page.getByLabel(company.keyName).fill("Shop front")
  await page.getByRole("button", { name: company.makeKey }).click()
  await expect(page.getByRole("alert")).toContainText(company.keyLoginAsked)
  await expect(page.getByLabel(company.keyPassword)).toBeHidden()
  await inspect(page, "a key that asks for another login")
  await page.getByRole("button", { name: company.keyLogin }).click()
  await account.logInElsewhere(amna)
  // It continues where he had stopped, without another press.
  await expect(page.getByText(company.keyMade)).toBeVisible()
  await expect(page.getByText(company.keyLoginAsked)).toBeHidden()
  await expect(page.getByRole("button", { name: company.makeKey })).toBeFocused()
})
