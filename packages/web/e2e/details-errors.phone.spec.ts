import { walkToDetails } from "./booking-walk.ts"
import { builtScript } from "./built-file.ts"
import { holdBack } from "./held-back.ts"
import { typed } from "./pages/details-page.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test("the checks of the details step are named in one list that leads to each field", async ({
  page,
  words,
  pages,
  detailsPage,
}) => {
  const { enterAddressDetails, enterName, enterPhone } = words.details
  await walkToDetails(pages)
  await detailsPage.continueButton.click()

  await expect(detailsPage.alert).toBeFocused()
  await expect(detailsPage.alert).toContainText(words.booking.problemHeading)
  // Section 5 in the order of the page: pick-up address, name and phone, then the drop-off's.
  await expect(detailsPage.alert.getByRole("link")).toHaveText([
    enterAddressDetails,
    enterName,
    enterPhone,
    enterAddressDetails,
    enterName,
    enterPhone,
  ])
  // Both stops have the same messages: each is under its stop's heading, and is described by it for screen readers.
  for (const [at, stop] of [words.booking.pickup, words.booking.dropOff].entries()) {
    const list = detailsPage.alert.getByRole("list", { name: stop, exact: true })
    await expect(detailsPage.alert.getByRole("heading", { level: 3 }).nth(at)).toHaveText(stop)
    await expect(list.getByRole("link")).toHaveText([enterAddressDetails, enterName, enterPhone])
    await expect(list.getByRole("link").first()).toHaveAccessibleDescription(stop)
  }
  await expect(page).toHaveTitle(new RegExp(`^${words.shell.errorTitle("")}`))

  const fields = [
    [detailsPage.building("pickup"), enterAddressDetails],
    [detailsPage.guestName, enterName],
    [detailsPage.guestPhone, enterPhone],
    [detailsPage.building("dropOff"), enterAddressDetails],
    [detailsPage.contactName, enterName],
    [detailsPage.contactPhone, enterPhone],
  ] as const
  for (const [at, [field, message]] of fields.entries()) {
    await expect(field).toHaveAttribute("aria-invalid", "true")
    await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll(".", "\\.")))
    await detailsPage.alert.getByRole("link").nth(at).click()
    await expect(field).toBeFocused()
  }

  await detailsPage.guestName.fill("Aisha")
  await expect(detailsPage.guestName).not.toHaveAttribute("aria-invalid", "true")
})

test("a guest reads beside his e-mail, which he may leave out, that a card needs it", async ({
  page,
  words,
  detailsPage,
}) => {
  await openWith(page, "/go/details")
  await expect(detailsPage.guestEmail).toHaveAccessibleDescription(/needed for cards|للدفع بالبطاقة/)
  await detailsPage.proceed()
  await expect(page).toHaveURL(/\/go\/guest$/)
  await expect(page.getByRole("heading", { level: 1, name: words.details.title })).toHaveCount(0)
})

test("the booking step names what is missing and leads to it", async ({ words, bookPage, detailsPage }) => {
  await bookPage.open()
  await bookPage.continueButton.click()
  await expect(detailsPage.alert).toBeFocused()
  await expect(detailsPage.alert.getByRole("link")).toHaveText([
    words.firstStep.missingPickup,
    words.firstStep.missingDropOff,
  ])
  await detailsPage.alert.getByRole("link").first().click()
  await expect(bookPage.pickup).toBeFocused()
})

test("a recipient's landline is taken, and is said to get no text message", async ({
  page,
  words,
  pages,
  detailsPage,
}) => {
  const note = words.landline.note
  // On a slow connection the phone rules arrive while the number is typed.
  const letRead = await holdBack(page, `**${builtScript("src/fields/known-phones.ts")}`)
  await walkToDetails(pages)
  await detailsPage.fill({ ...typed, dropOff: { ...typed.dropOff, phone: "04 330 0000" } })
  const dropOff = detailsPage.stop("dropOff")
  await expect(dropOff).not.toContainText(note)
  letRead()
  await expect(dropOff).toContainText(note)
  await expect(detailsPage.contactPhone).toHaveAccessibleDescription(new RegExp(note.replaceAll(".", "\\.")))
  await detailsPage.contactPhone.fill(typed.dropOff.phone)
  await expect(dropOff).not.toContainText(note)
  await detailsPage.contactPhone.fill("04 330 0000")
  await expect(dropOff).toContainText(note)
  await detailsPage.proceed()
})
