import type { Page } from "@playwright/test"
import { openCardPayment } from "./booking-start.ts"
import { inspect } from "./inspection.ts"
import { readNextOrder } from "./next-order.ts"
import { cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

// Its screens are tested in Arabic, with its long words and right-to-left lines: what fits here also fits in English.
test.use({ locale: "ar-AE", reducedMotion: "reduce" })

const main = (page: Page) => page.getByRole("main")
const dialog = (page: Page) => page.getByRole("dialog")
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

test("a dearer change of a booking that is paid by card is paid first, and then made", async ({
  page,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  const { booking: common, cardReturn, confirmation, details, myBookings, notPlaced } = words
  await openCardPayment(pages)
  await cardForm.payBy(cards.plain)
  await expect(confirmationPage.heading).toBeVisible()
  await page.getByRole("link", { name: confirmation.manage }).click()
  await page.getByRole("link", { name: myBookings.change }).click()
  const dropOff = page.getByRole("combobox", { name: common.dropOffAddress })
  await dropOff.fill("Ras Al Khaimah")
  await page.getByRole("option").first().click()
  await page.getByLabel(details.building).last().fill("Villa 8")
  await button(page, myBookings.checkChange).click()
  await expect(cardForm.number).toBeVisible()
  await inspect(page, "the payment of a change")
  const [, total = "no total"] = (await dialog(page).locator("dd").allInnerTexts()).flatMap(
    (text) => /\d+\.\d\d/.exec(text) ?? [],
  )
  await cardForm.payBy(cards.declined)
  await expect(page.getByRole("alert")).toContainText(cardReturn.changeNotMade)
  await inspect(page, "a change whose card was declined")
  await page.getByRole("link", { name: cardReturn.unchangedBooking, exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: myBookings.bookingTitle })).toBeVisible()
  await page.goBack()
  await page.getByRole("button", { name: cardReturn.tryAgain }).click()
  await expect(page).toHaveURL(/\/change$/)
  // The unpaid input is still there.
  await expect(dropOff).toHaveValue(/Ras Al Khaimah|رأس الخيمة/)
  await button(page, myBookings.checkChange).click()
  await cardForm.payBy(cards.asks3ds)
  await expect(page.locator("button[value=approve]")).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/change$/)
  await button(page, myBookings.checkChange).click()
  await expect(dialog(page).getByRole("alert")).toContainText(notPlaced.begunUntil("").split(".")[0] ?? "")
  await expect(cardForm.pay).toBeDisabled()
  await inspect(page, "a change whose payment waits at the bank")
  await page.getByRole("link", { name: notPlaced.goOn }).click()
  await bankPage.decide("approve")
  await expect(page.getByRole("heading", { name: cardReturn.paid })).toBeVisible()
  const [, change = ""] = cardReturn.changePaid("|", "", "").split("|")
  await expect(main(page)).toContainText(change.trim().split(".")[0] ?? "")
  await expect(main(page)).toContainText(total)
  await inspect(page, "a change that is paid")
  await page.getByRole("link", { name: cardReturn.toBooking }).click()
  await expect(main(page)).toContainText(myBookings.paid)
  await expect(main(page).getByText(total).first()).toBeVisible()
})

test("what a recipient asks for and costs more is paid by card first, and then it is so", async ({
  browser,
  page,
  product,
  words,
  pages,
  cardForm,
  confirmationPage,
}) => {
  const { booking: common, cardReturn, confirmation, details, myBookings, recipient } = words
  await openCardPayment(pages)
  await cardForm.payBy(cards.plain)
  await expect(confirmationPage.heading).toBeVisible()
  await page.getByRole("link", { name: confirmation.manage }).click()
  const asking = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/recipient-request"),
  )
  await button(page, myBookings.ask).click()
  const { link } = (await (await asking).json()).data
  const theirs = await browser.newContext({ locale: "ar-AE" })
  await theirs.addInitScript(() => localStorage.setItem("mersal.language", "ar"))
  const other = await theirs.newPage()
  await other.goto(product.url + new URL(link).pathname + new URL(link).hash)
  await other.getByRole("combobox", { name: common.dropOffAddress }).fill("Ras Al Khaimah")
  await other.getByRole("option").first().click()
  await other.getByLabel(details.building).fill("Villa 8")
  await other.getByLabel(recipient.name, { exact: true }).fill("Huda Saleh")
  await other.getByLabel(recipient.phone).fill("050 765 4321")
  await button(other, recipient.send).click()
  await expect(other.getByRole("heading", { name: recipient.proposed })).toBeVisible()
  await theirs.close()

  await page.reload()
  await expect(page.getByRole("heading", { name: myBookings.proposal })).toBeVisible()
  await page.getByRole("button", { name: /\d+\.\d\d/ }).click()
  await expect(cardForm.number).toBeVisible()
  await inspect(page, "the payment of what a recipient asks for")
  const [, total = "no total"] = (await dialog(page).locator("dd").allInnerTexts()).flatMap(
    (text) => /\d+\.\d\d/.exec(text) ?? [],
  )
  // Closed, it still needs a decision.
  await page.keyboard.press("Escape")
  await expect(page.getByRole("heading", { name: myBookings.proposal })).toBeVisible()
  await page.getByRole("button", { name: /\d+\.\d\d/ }).click()
  await cardForm.payBy(cards.plain)
  await expect(page.getByRole("heading", { name: cardReturn.paid })).toBeVisible()
  await page.getByRole("link", { name: cardReturn.toBooking }).click()
  await expect(main(page)).toContainText(myBookings.askedStates.accepted)
  await expect(main(page)).toContainText("Villa 8")
  await expect(main(page).getByText(total).first()).toBeVisible()
})

test("nobody is asked where to before the booking is paid, and its sender reads when", async ({
  page,
  words,
  pages,
  cardForm,
}) => {
  const { myBookings } = words
  await openCardPayment(pages)
  const { reference } = await readNextOrder(page)
  await cardForm.payBy(cards.asks3ds)
  // Wait until the bank's page is shown: opening another page earlier would break this navigation off.
  await expect(page.locator("button[value=approve]")).toBeVisible()
  await page.goto(`/go/account/bookings/${await reference}`)
  await expect(main(page)).toContainText(myBookings.askOncePaid)
  await expect(button(page, myBookings.ask)).toHaveCount(0)
})
