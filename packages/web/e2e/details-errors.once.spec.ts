import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

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
