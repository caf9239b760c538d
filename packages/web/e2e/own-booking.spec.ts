import { spokenReference } from "@mersal/domain/booking/order/reference"
import type { Page } from "@playwright/test"
import { inspect } from "./inspection.ts"
import { book, signIn } from "./owned-bookings.ts"
import { newPerson, signUp } from "./people.ts"
import { expect, test } from "./test.ts"
import { expectNote, hearNotes } from "./told-notes.ts"

test.use({ reducedMotion: "reduce" })

const main = (page: Page) => page.getByRole("main")
const dialog = (page: Page) => page.getByRole("dialog")
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

test.beforeEach(({ page }) => hearNotes(page))

test("a booking is listed, changed for a price that is seen first, and cancelled", async ({ page, product, words }) => {
  const { myBookings, details, booking: common } = words
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  const { bkref } = await book(page, product, amna)
  const spoken = spokenReference(bkref)

  await page.goto("/my-account/")
  const list = main(page).getByRole("listitem").filter({ hasText: spoken })
  await expect(list).toContainText(myBookings.states.confirmed)
  await expect(list).toContainText("Al Majaz, Sharjah")
  await expect(list).toContainText("61.97")
  const receipt = list.getByRole("link", { name: myBookings.receipt })
  await expect(receipt).toHaveAttribute("href", `/go/payment-recipt/${bkref}`)
  await inspect(page, "bookings")
  await list.getByRole("link", { name: myBookings.openNamed(spoken) }).click()
  await expect(page.getByRole("heading", { level: 1, name: myBookings.bookingTitle })).toBeFocused()
  await expect(main(page)).toContainText(myBookings.pin)
  // That it is paid in cash, where and by whom, as the confirmation's e-mail says it.
  const [due = ""] = myBookings.cashDue.cashAtPickup("AMOUNT").split("AMOUNT")
  await expect(main(page)).toContainText(due)
  await inspect(page, "one booking")

  // Nothing is paid, so a statement opens, and the link says so.
  await page.getByRole("link", { name: myBookings.receiptTitles.statement, exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: words.receipt.titles.statement, exact: true })).toBeVisible()
  await page.goBack()
  await expect(main(page)).toContainText(myBookings.pin)

  await page.getByRole("link", { name: myBookings.change }).click()
  await expect(page.getByRole("heading", { level: 1, name: myBookings.changeTitle })).toBeVisible()
  await expect(main(page)).not.toContainText(myBookings.promoStays)
  // The times come last, above the button.
  await expect(page.getByRole("group", { name: details.pickupDate })).toBeVisible()
  await button(page, myBookings.checkChange).click()
  await expect(main(page)).toContainText(myBookings.nothingEdited)
  const building = page.getByLabel(details.building).last()
  await building.fill("")
  await button(page, myBookings.saveChange).click()
  await expect(page.getByRole("alert")).toBeFocused()
  // Both stops have the same texts, so the list says whose they are.
  await expect(page.getByRole("alert").getByRole("heading", { name: common.dropOff, exact: true })).toBeVisible()
  await expect(building).toHaveAccessibleDescription(new RegExp(details.enterAddressDetails))
  await building.fill("Villa 7")

  // Directions for the driver cost nothing: one press saves them, and no price is announced.
  await page.getByLabel(details.landmark).last().fill("Blue gate")
  await expect(button(page, myBookings.checkChange)).toHaveCount(0)
  await button(page, myBookings.saveChange).click()
  await expectNote(page, myBookings.changed)
  await expect(main(page)).toContainText("Blue gate")
  await page.getByRole("link", { name: myBookings.change }).click()
  await expect(page.getByRole("group", { name: details.pickupDate })).toBeVisible()
  await page.getByRole("combobox", { name: common.dropOffAddress }).fill("Al Barsha")
  await page.getByRole("option").first().click()
  await expect(building).toHaveValue("")
  await building.fill("Villa 8")
  await page.getByRole("group", { name: details.pickupDate }).locator("label").filter({ hasText: "23" }).click()
  await inspect(page, "a booking that is changed")
  await button(page, myBookings.checkChange).click()
  await expect(dialog(page)).toContainText("61.97")
  // The old and new values: the building, and the day of both ends.
  await expect(dialog(page).getByRole("definition").filter({ hasText: "Villa 8" })).toContainText("Villa 7")
  await expect(
    dialog(page)
      .getByRole("definition")
      .filter({ hasText: /23rd Nov|23 نوفمبر/ })
      .first(),
  ).toContainText(/22nd Nov|22 نوفمبر/)
  // All of them below their names: beside a short one and below a long one there would be two layouts.
  const besideName = await dialog(page)
    .locator("dl")
    .first()
    .locator("dt + dd")
    .evaluateAll(
      (values) =>
        values.filter((value) => {
          const name = value.previousElementSibling as Element
          return value.getBoundingClientRect().top < name.getBoundingClientRect().bottom
        }).length,
    )
  expect(besideName).toBe(0)
  const total = (await dialog(page).locator("dd").allInnerTexts()).map((text) => /\d+\.\d\d/.exec(text)?.[0]).at(-1)
  expect(Number(total)).toBeLessThan(61.97)
  await dialog(page).getByRole("button", { name: myBookings.confirmChange }).click()
  await expectNote(page, myBookings.changed)
  await expect(main(page)).toContainText("Villa 8")
  await expect(main(page)).toContainText(total ?? "no total")
  await expect(main(page)).toContainText(/23rd Nov|23 نوفمبر/)

  await button(page, myBookings.cancel).click()
  await expect(page.getByText(myBookings.changed, { exact: true })).toBeHidden()
  await expect(dialog(page)).toContainText(myBookings.fee)
  await expect(dialog(page)).toContainText(myBookings.nothingPaid)
  await inspect(page, "what cancelling costs")
  await dialog(page).getByRole("button", { name: myBookings.cancel }).click()
  await expectNote(page, myBookings.cancelled)
  await expect(main(page)).toContainText(myBookings.cancelled)
  await expect(main(page)).toContainText(myBookings.states.cancelled)
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect(button(page, myBookings.cancel)).toHaveCount(0)
  await expect(page.getByRole("link", { name: myBookings.change })).toHaveCount(0)

  await expect(main(page)).not.toContainText(due)

  // Nothing was paid: there is no document to wait for, and nothing to track.
  await expect(main(page)).toContainText(words.bookingPapers.noneComes.unpaid)
  await expect(main(page)).not.toContainText(words.bookingPapers.none)
  await expect(page.getByRole("link", { name: myBookings.receiptTitles.statement })).toHaveCount(0)
  await expect(button(page, myBookings.shareTracking)).toHaveCount(0)
  // The one filled button is what can still be done.
  await expect(button(page, myBookings.bookAgain)).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)")

  // Its change page cannot be returned to, neither by Back nor by its address.
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: myBookings.bookingTitle })).toBeVisible()
  await expect(main(page)).toContainText(myBookings.states.cancelled)
  await page.goto(`/go/account/bookings/${bkref}/change`)
  await expect(page.getByRole("heading", { level: 1, name: myBookings.bookingTitle })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/go/account/bookings/${bkref}$`))

  // No statement is offered where nothing was paid, and its address says that nothing is owed.
  await page.goto(`/go/payment-recipt/${bkref}`)
  await expect(main(page)).toContainText(words.receipt.isCancelled)
  await expect(main(page)).toContainText(words.receipt.cancelledAt)
  await expect(main(page).getByRole("row").filter({ hasText: words.receipt.due })).toContainText("0.00")
  await page.goto("/my-account/")
  await expect(list).toContainText(myBookings.states.cancelled)
  await expect(receipt).toHaveCount(0)
  await list.getByRole("link", { name: myBookings.openNamed(spoken) }).click()

  await button(page, myBookings.bookAgain).click()
  await expect(page).toHaveURL(/\/go\/book$/)
  await expect(page.getByRole("combobox", { name: common.pickupAddress })).toHaveValue("Dubai Marina, Dubai")
})
