import { sharedScript } from "./built-file.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

/** No American number begins with a zero, and no mobile of the market with 01. */
const noNumber = "+1 012 555 0100"

test("a phone that is none is refused at both stops", async ({ page, words, detailsPage }) => {
  await openWith(page, "/go/details")
  await detailsPage.guestPhone.fill("12")
  await detailsPage.contactPhone.fill("34")
  await detailsPage.continueButton.click()
  await expect(detailsPage.alert.getByRole("link")).toHaveText([words.details.phoneInvalid, words.details.phoneInvalid])
})

test("nothing is found fault with while it is being typed", async ({ page, detailsPage }) => {
  await openWith(page, "/go/details", { ...completeDraft, guest: { ...completeDraft.guest, phone: "" } })
  await detailsPage.guestPhone.pressSequentially("05")
  await expect(detailsPage.guestPhone).toBeFocused()
  await expect(detailsPage.alert).toHaveCount(0)
  await expect(detailsPage.guestPhone).not.toHaveAttribute("aria-invalid", "true")
})

test("a number that its country does not have is refused at its field", async ({ page, words, detailsPage }) => {
  await openWith(page, "/go/details")
  await detailsPage.contactPhone.fill(noNumber)
  await detailsPage.continueButton.click()
  await expect(detailsPage.alert.getByRole("link")).toHaveText([words.details.phoneInvalid])
  await expect(detailsPage.contactPhone).toHaveAttribute("aria-invalid", "true")
})

test("a local mobile typed over a number of another country is the market's again", async ({ page, detailsPage }) => {
  await openWith(page, "/go/details")
  await detailsPage.contactPhone.fill("+1 212 555 0100")
  await expect(page.locator("#dropOff-contactPhone-code")).toHaveText("+1")
  await detailsPage.contactPhone.fill("0507654321")
  await detailsPage.contactPhone.blur()
  await expect(page.locator("#dropOff-contactPhone-code")).toHaveText("+971")
  await expect(detailsPage.contactPhone).toHaveValue("0507654321")
})

test("what only the server refuses is marked and linked", async ({ page, words, pages, detailsPage }) => {
  // Without the numbering of all countries the page cannot tell.
  await page.route(`**${sharedScript("phone-worldwide")}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error()" }),
  )
  const dropOff = { ...completeDraft.dropOff, contact: { ...completeDraft.dropOff.contact, phone: noNumber } }
  await openWith(page, "/go/payment", { ...completeDraft, dropOff })
  await pages.paymentPage.cashTab.check()
  await pages.paymentPage.atPickup.check()
  await pages.paymentPage.bookNow.click()
  await expect(page).toHaveURL(/\/go\/details$/)
  await expect(detailsPage.alert.getByRole("link")).toHaveText([words.details.phoneInvalid])
  await expect(detailsPage.contactPhone).toHaveAttribute("aria-invalid", "true")
  await detailsPage.alert.getByRole("link").click()
  await expect(detailsPage.contactPhone).toBeFocused()
  await detailsPage.contactPhone.fill("0501234567")
  await expect(detailsPage.alert).toHaveCount(0)
})
