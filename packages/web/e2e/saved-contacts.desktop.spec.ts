import { savedContacts as arabic } from "@mersal/domain/messages/ar/saved-contacts"
import { savedContacts as english } from "@mersal/domain/messages/en/saved-contacts"
import { drawn, holdBack } from "./held-back.ts"
import { inspect } from "./inspection.ts"
import { callBy, signIn } from "./owned-bookings.ts"
import { newPerson, signUp } from "./people.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

const nobody = { choice: "other", name: "", phone: "" } as const
const draft = () => ({ ...completeDraft, dropOff: { ...completeDraft.dropOff, contact: nobody } })

test("whom an account keeps is taken from a list for either end of the way, by keys and by press", async ({
  page,
  product,
  words,
  language,
  detailsPage,
}) => {
  const { label, choose } = language === "ar" ? arabic : english
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  const keep = (name: string, phone: string) =>
    callBy(page.request, product.url, "POST", "/v1.0/account/contacts", { name, ph: phone })
  await keep("Basel Haddad", "+971507654321")
  await keep("Mei Lin", "+442079460123")
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openWith(page, "/go/details", draft())

  const dropOff = detailsPage.stop("dropOff")
  const list = dropOff.getByLabel(label)
  await expect(list).toHaveAccessibleName(label)
  await expect(list.locator("option").first()).toHaveText(choose)
  await inspect(page, "saved contacts")
  await list.focus()
  await page.keyboard.type("Bas")
  await expect(detailsPage.contactName).toHaveValue("Basel Haddad")
  await expect(detailsPage.contactPhone).toHaveValue("50 765 4321")
  await expect(list.locator("option:checked")).toContainText("Basel Haddad")

  // A field that is touched shows the number in its own format, and the person stays the same.
  await detailsPage.contactPhone.focus()
  await detailsPage.contactName.focus()
  await expect(list.locator("option:checked")).toContainText("Basel Haddad")
  await detailsPage.contactName.fill("Basel the younger")
  await expect(list.locator("option:checked")).toHaveText(choose)

  const pickup = detailsPage.stop("pickup")
  await expect(pickup.getByLabel(label)).toHaveCount(0)
  await pickup.locator("label").filter({ hasText: words.details.addContact }).click()
  await expect(pickup.getByLabel(words.details.contactName)).toBeFocused()
  const [mei] = await pickup.getByLabel(label).locator("option", { hasText: "Mei Lin" }).allInnerTexts()
  await pickup.getByLabel(label).selectOption(mei ?? "nobody")
  await expect(pickup.getByLabel(words.details.contactPhone)).toHaveValue("20 7946 0123")
  await expect(detailsPage.phoneCountry("pickup")).toHaveText("+44")
  await detailsPage.proceed()
  const summary = page.getByRole("region", { name: words.summary.heading })
  await expect(summary).toContainText("Mei Lin")
  await expect(summary).toContainText("Basel the younger")
})

test("the list of saved contacts comes to a place that was kept for it", async ({
  page,
  product,
  language,
  detailsPage,
}) => {
  const { label } = language === "ar" ? arabic : english
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await callBy(page.request, product.url, "POST", "/v1.0/account/contacts", { name: "Mei Lin", ph: "+442079460123" })
  const letCome = await holdBack(page, "**/v1.0/account/contacts")
  await openWith(page, "/go/details", draft())
  const { contactName } = detailsPage
  await contactName.fill("Basel")
  const before = await contactName.boundingBox()
  letCome()
  await expect(detailsPage.stop("dropOff").getByLabel(label)).toBeVisible()
  expect(await contactName.boundingBox()).toEqual(before)
})

test("where an account keeps nobody the room for the list goes with the next choice, and the next visit has none", async ({
  page,
  product,
  words,
  detailsPage,
}) => {
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  const heightBelow = async () => {
    const answer = page.waitForResponse("**/v1.0/account/contacts")
    await openWith(page, "/go/details", draft())
    const { contactName } = detailsPage
    await contactName.waitFor()
    const before = await contactName.boundingBox()
    await (await answer).finished()
    await drawn(page)
    expect(await contactName.boundingBox()).toEqual(before)
    return before?.y ?? 0
  }
  const above = await heightBelow()
  const dropOff = detailsPage.stop("dropOff")
  const height = async () => (await dropOff.boundingBox())?.height ?? 0
  const before = await height()
  const choose = (label: string) => dropOff.locator("label").filter({ hasText: label }).click()
  await choose(words.details.contactMe)
  await choose(words.details.addContact)
  expect(before - (await height())).toBeGreaterThan(50)
  expect(above - (await heightBelow())).toBeGreaterThan(50)
})

test("a guest is asked for his contact and nobody for theirs", async ({ page, words, language, detailsPage }) => {
  const asked: string[] = []
  page.on("request", (request) => request.url().includes("/account/contacts") && asked.push(request.url()))
  await openWith(page, "/go/details", draft())
  await detailsPage.contactName.fill("Basel Haddad")
  await expect(page.getByLabel((language === "ar" ? arabic : english).label)).toHaveCount(0)
  await detailsPage.contactPhone.fill("050 765 4321")
  await detailsPage.proceed()
  await expect(page.getByRole("region", { name: words.summary.heading })).toContainText("Basel Haddad")
  expect(asked).toEqual([])
})
