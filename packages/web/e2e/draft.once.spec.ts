import { openCardPayment, openCashPayment, openSummary } from "./booking-start.ts"
import { walkToDetails } from "./booking-walk.ts"
import { book, signIn } from "./owned-bookings.ts"
import { AccountPopup } from "./pages/account-popup.ts"
import { BookPage } from "./pages/book-page.ts"
import { ConfirmationPage } from "./pages/confirmation-page.ts"
import { DetailsPage, typed } from "./pages/details-page.ts"
import { GuestPage } from "./pages/guest-page.ts"
import { PaymentPage } from "./pages/payment-page.ts"
import { TrackingPage } from "./pages/tracking-page.ts"
import { newPerson, shownPhone, signUp } from "./people.ts"
import { completeDraft, openWith, sands } from "./stored-draft.ts"
import { expect, test } from "./test.ts"
import { dictionaries } from "./words.ts"

test("a place that was chosen is named in the language of the page, and what was typed stays as it is", async ({
  page,
  words,
  bookPage,
  detailsPage,
}) => {
  const marina = { en: "Dubai Marina, Dubai", ar: "دبي مارينا، دبي" }
  const summary = { en: words.summary.heading, ar: dictionaries.ar.summary.heading }
  const expectNamed = async (language: "en" | "ar") => {
    await expect(page.locator("main form").getByText(marina[language])).toBeVisible()
    await expect(page.getByRole("region", { name: summary[language] })).toContainText(marina[language])
  }
  await bookPage.open()
  await bookPage.fill("sameDay")
  await page.getByRole("button", { name: words.shell.otherLanguage }).click()
  await expect(new BookPage(page, dictionaries.ar).pickup).toHaveValue(marina.ar)
  await page.getByRole("button", { name: dictionaries.ar.shell.otherLanguage }).click()
  await expect(bookPage.pickup).toHaveValue(marina.en)
  await bookPage.proceed()
  await detailsPage.building("pickup").fill("Marina Plaza")
  await expectNamed("en")
  await page.getByRole("button", { name: words.shell.otherLanguage }).click()
  await expectNamed("ar")
  await page.reload()
  await expectNamed("ar")
  await expect(new DetailsPage(page, dictionaries.ar).building("pickup")).toHaveValue("Marina Plaza")
})

test("a place is booked in the words that are read at Book Now, whatever language it was chosen in", async ({
  page,
  words,
  bookPage,
}) => {
  const arabic = dictionaries.ar
  await bookPage.open()
  await bookPage.fill("sameDay")
  await page.getByRole("button", { name: words.shell.otherLanguage }).click()
  await new BookPage(page, arabic).proceed()
  const details = new DetailsPage(page, arabic)
  await details.fill()
  await details.proceed()
  await new GuestPage(page, arabic).proceed()
  const payment = new PaymentPage(page, arabic)
  await payment.cashTab.check()
  await payment.proceed()
  const confirmation = new ConfirmationPage(page, arabic)
  await expect(confirmation.heading).toBeVisible()
  for (const place of ["دبي مارينا، دبي", "المجاز، الشارقة"]) await expect(page.getByRole("main")).toContainText(place)
  await expect(page.getByRole("main")).not.toContainText("Dubai Marina")
  await confirmation.trackLink.click()
  await expect(new TrackingPage(page, arabic).ownBooking).toContainText("دبي مارينا، دبي")
})

test("two tabs are one draft: what is changed in one shows in the other", async ({
  context,
  words,
  pages,
  detailsPage,
}) => {
  await walkToDetails(pages)
  const otherTab = await context.newPage()
  await otherTab.goto("/go/details")
  const other = new DetailsPage(otherTab, words)
  await detailsPage.building("pickup").fill("Marina Plaza")
  await expect(other.building("pickup")).toHaveValue("Marina Plaza")
  await other.guestName.fill("Aisha")
  await expect(detailsPage.guestName).toHaveValue("Aisha")
  await expect(detailsPage.building("pickup")).toHaveValue("Marina Plaza")
})

test("a price that a change in another tab has brought is told once in this one, and not in that one", async ({
  page,
  context,
  words,
  pages,
  guestPage,
}) => {
  await openSummary(pages)
  await expect(guestPage.summary).toContainText(/\d/)
  // The notice comes after the step, and knows the total that it has seen.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("mersal.shownTotal"))).not.toBeNull()
  const otherTab = await context.newPage()
  await otherTab.goto("/go/book")
  const other = new BookPage(otherTab, words)
  await expect(other.vehicle("bike")).toBeChecked()
  const [begin = "", middle = ""] = words.priceNotice.totalElsewhere("|", "|").split("|")
  const notice = page.getByRole("status").filter({ hasText: begin.trim() })
  await other.vehicle("van").check()
  await expect(notice).toContainText(middle.trim())
  // The same total again is no news.
  await expect(notice).toHaveCount(0)
  await otherTab.reload()
  await expect(other.vehicle("van")).toBeChecked()
  for (const tab of [page, otherTab])
    await expect(tab.getByRole("status").filter({ hasText: begin.trim() })).toHaveCount(0)
})

test("a booking that a logout in another tab took away is said to be left, not finished", async ({
  page,
  context,
  product,
  words,
  pages,
  account,
}) => {
  const amna = newPerson()
  await signUp(product, amna)
  await openCashPayment(pages)
  await signIn(page, product, amna)
  const otherTab = await context.newPage()
  await otherTab.goto("/go/account")
  const { profile, logout } = new AccountPopup(otherTab, words)
  await profile.click()
  await logout.click()
  await expect(new BookPage(page, words).heading).toBeVisible()
  await expect(page.getByText(words.stepNotice.leftElsewhere)).toBeVisible()
  await expect(account.opener).toBeVisible()
})

test("a booking gives way to one that is made again in another tab, which says so", async ({
  page,
  context,
  product,
  words,
  pages,
}) => {
  await page.goto("/go/book")
  await book(page, product, newPerson())
  await openSummary(pages)
  const otherTab = await context.newPage()
  await otherTab.goto("/go/account")
  await otherTab.getByRole("button", { name: words.myBookings.bookAgain }).click()
  for (const tab of [otherTab, page]) {
    const { heading, pickup, dropOff } = new BookPage(tab, words)
    await expect(heading).toBeVisible()
    await expect(pickup).toHaveValue("Dubai Marina, Dubai")
    await expect(dropOff).toHaveValue("Al Majaz, Sharjah")
  }
  await expect(page.getByText(words.stepNotice.leftElsewhere)).toBeVisible()
})

test("phones read the same after a reload of the steps that show them", async ({ page, pages, guestPage }) => {
  await openCashPayment(pages)
  await page.reload()
  await expect(page.getByRole("main")).toContainText(shownPhone(typed.guest.phone))
  await page.goto("/go/guest")
  await page.reload()
  await expect(guestPage.summary).toContainText(shownPhone(typed.guest.phone))
})

test("cash is still chosen after a reload, and so is nobody yet who pays it", async ({
  page,
  pages,
  paymentPage,
  cardForm,
}) => {
  await openCardPayment(pages)
  await expect(cardForm.number).toBeVisible()
  await paymentPage.cashTab.check()
  await expect(paymentPage.atPickup).toBeVisible()
  await page.reload()
  await expect(paymentPage.cashTab).toBeChecked()
  await expect(paymentPage.atPickup).not.toBeChecked()
  await expect(paymentPage.atDropOff).not.toBeChecked()
  await cardForm.tab("creditOrDebitCard").check()
  await page.reload()
  await expect(cardForm.number).toBeVisible()
})

test("a draft whose place is served no more says so at each step, and leads to its addresses", async ({
  page,
  words,
  bookPage,
  guestPage,
}) => {
  const unserved = { ...completeDraft, dropOff: { ...completeDraft.dropOff, place: sands } }
  await openWith(page, "/go/guest", unserved)
  await expect(guestPage.summary).toContainText(words.booking.unserved)
  await guestPage.proceed()
  const form = page.locator("form").filter({ hasText: words.booking.bookedBy })
  await expect(form).toContainText(words.booking.unserved)
  await expect(page.getByRole("button", { name: words.booking.retry })).toHaveCount(0)
  await form.getByRole("link", { name: words.details.changeAddress }).click()
  await expect(bookPage.dropOff).toHaveValue(sands.address)
  await expect(page.getByRole("alert")).toContainText(words.booking.unserved)
  // On this page the message is shown once, beside the addresses, without a link to them. Both addresses are set.
  await expect(bookPage.summary).not.toContainText(words.booking.unserved)
  await expect(page.getByText(words.booking.priceAfterAddresses)).toHaveCount(0)
  await expect(page.getByRole("link", { name: words.details.changeAddress })).toHaveCount(0)
})
