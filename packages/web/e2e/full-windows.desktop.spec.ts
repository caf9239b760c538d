import { parseLocalDate } from "@mersal/domain/calendar/local-date"
import { bookElsewhere } from "./owned-bookings.ts"
import { newPerson } from "./people.ts"
import { callsOf, hire } from "./staff.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

// With windows that take one booking, no other file could book.
test.use({ productOf: "full windows" })

test("a window that another customer was faster to book is told and shut, the next one is booked, and then the date is shut", async ({
  page,
  product,
  words,
  detailsPage,
  guestPage,
  paymentPage,
  confirmationPage,
}) => {
  const { details, slotAlert } = words
  const full = page.getByRole("radio", { name: details.shutWhy.full })
  const isFull = slotAlert.slotFull("|", "|").split("|").at(-1) ?? ""
  const chosen = { ...completeDraft, pickupDate: parseLocalDate("2026-11-22"), pickupWindow: "13-18" }
  const admin = await callsOf(product, await hire(product, "admin", "Amal"))
  const value = { domain: "AE", bktyp: "Same Day", window: null, capacity: 1 }
  await admin("POST", "/v1.0/admin/capacities", { value })

  const listed = page.waitForResponse("**/slots/retrieve_all")
  await openWith(page, "/go/payment", chosen)
  await paymentPage.cashTab.check()
  await listed
  await bookElsewhere(product, newPerson())
  await paymentPage.atPickup.check()
  await paymentPage.bookNow.click()
  await expect(detailsPage.alert).toContainText(isFull)
  await expect(full).toHaveValue("13-18")
  await expect(full).toBeDisabled()
  await expect(detailsPage.dates.nth(1)).toBeChecked()
  await expect(detailsPage.slots.and(page.locator("[value='11-14']"))).toBeChecked()
  await detailsPage.proceed()
  await guestPage.proceed()
  await paymentPage.cashTab.check()
  await paymentPage.proceed()
  await expect(confirmationPage.heading).toBeVisible()

  // A new visitor sees it before choosing, and a returning one is told about his choice.
  await openWith(page, "/go/details", chosen)
  await expect(full).toHaveValue("2026-11-22")
  await expect(detailsPage.dates.nth(1)).toBeDisabled()
  await expect(detailsPage.dates.nth(2)).toBeChecked()
  await expect(detailsPage.alert).toContainText(isFull)
})
