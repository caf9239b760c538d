import { spokenReference } from "@mersal/domain/booking/order/reference"
import type { Page } from "@playwright/test"
import { holdBack } from "./held-back.ts"
import { inspect } from "./inspection.ts"
import { book, bookElsewhere, signIn } from "./owned-bookings.ts"
import { newPerson, signUp } from "./people.ts"
import { expect, test } from "./test.ts"
import { expectNote, hearNotes } from "./told-notes.ts"

test.use({ reducedMotion: "reduce" })

const main = (page: Page) => page.getByRole("main")
const dialog = (page: Page) => page.getByRole("dialog")
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

test("a message's link opens the owner's view, and the address that is left opens nothing", async ({
  browser,
  page,
  product,
  words,
}) => {
  const { live, myBookings } = words
  const { bkref, accessToken } = await bookElsewhere(product, newPerson())
  await page.goto(`/tracking/status?bookingId=${bkref}#access=${accessToken}`)
  await expect(main(page)).toContainText(live.ownerNote)
  await expect(page).toHaveURL(/bookingId=[^#]*$/)
  await page.reload()
  await expect(main(page)).toContainText("Villa 7")

  await page.getByRole("link", { name: live.manage }).click()
  await expect(main(page)).toContainText(spokenReference(bkref))
  // The free period ends at the window's last order time, by the server's clock.
  await product.setClock("2026-11-22T16:00:00+04:00")
  await page.reload()
  await expect(main(page)).toContainText(myBookings.lateForNothing)
  await page.getByRole("link", { name: myBookings.change }).click()
  await expect(main(page)).toContainText(myBookings.onlyDetails["too-late"])
  await expect(page.getByRole("combobox")).toHaveCount(0)
  await page.goBack()
  await page.route("**/cancellation", (route) => route.abort())
  await button(page, myBookings.cancel).click()
  await expect(dialog(page).getByRole("alert")).toContainText(myBookings.cancelFailed)
  await page.unroute("**/cancellation")
  await button(page, words.booking.retry).click()
  // The shown state comes from the cancellation's own answer: nothing has been read again yet.
  const letLook = await holdBack(page, "**/task/taskdetails*")
  await dialog(page).getByRole("button", { name: myBookings.cancel }).click()
  await expect(main(page)).toContainText(myBookings.states.cancelled)
  await expect(button(page, myBookings.cancel)).toHaveCount(0)
  letLook()

  const stranger = await browser.newContext()
  const elsewhere = await stranger.newPage()
  await elsewhere.goto(`${product.url}/go/account/bookings/${bkref}`)
  await expect(elsewhere.getByRole("main").getByRole("link")).toHaveCount(1)
  await expect(elsewhere.getByRole("main")).not.toContainText("Villa 7")
  await stranger.close()
})

test("a recipient says once where to, and the sender decides about another price", async ({
  browser,
  page,
  product,
  words,
  language,
}) => {
  const { booking: common, details, myAccount, myBookings, recipient } = words
  const omar = newPerson("Omar Khalid")
  await page.goto("/go/book")
  const { bkref } = await book(page, product, omar)
  await page.goto(`/go/account/bookings/${bkref}`)
  const asking = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/recipient-request"),
  )
  await button(page, myBookings.ask).click()
  const { link } = (await (await asking).json()).data
  await expect(button(page, myBookings.askAgain)).toBeVisible()
  const theirs = await browser.newContext()
  await theirs.addInitScript((chosen) => localStorage.setItem("mersal.language", chosen), language)
  const other = await theirs.newPage()
  await other.goto(product.url + new URL(link).pathname + new URL(link).hash)
  await expect(other.getByRole("main")).toContainText("Omar Khalid")
  await expect(other.getByRole("main")).not.toContainText("Marina Plaza")
  // The page is in the reader's language, and so is the city, whatever the booking's language.
  const named = { en: recipient.leadIn("Omar Khalid", "Sharjah"), ar: recipient.leadIn("Omar Khalid", "الشارقة") }
  await expect(other.getByText(named[language])).toBeVisible()
  await button(other, recipient.send).click()
  await expect(other.getByRole("alert")).toBeFocused()
  await expect(other.getByRole("alert").getByRole("link")).toHaveCount(4)
  await inspect(other, "a recipient's page with errors")
  await other.getByRole("combobox", { name: common.dropOffAddress }).fill("Al Barsha")
  await other.getByRole("option").first().click()
  await other.getByLabel(details.building).fill("Tower 3, flat 12")
  await other.getByLabel(recipient.name, { exact: true }).fill("Huda Saleh")
  await other.getByLabel(recipient.phone).fill("050 765 4321")
  await button(other, recipient.send).click()
  await expect(other.getByRole("heading", { name: recipient.proposed })).toBeFocused()
  await expect(main(other).getByRole("link", { name: recipient.track })).toHaveAttribute(
    "href",
    new RegExp(`/tracking/status\\?bookingId=${bkref}$`),
  )
  await other.reload()
  await expect(other.getByRole("heading", { name: recipient.proposed })).toBeVisible()
  const again = await theirs.newPage()
  await again.goto(product.url + new URL(link).pathname + new URL(link).hash)
  await expect(again.getByRole("heading", { name: recipient.invalid })).toBeVisible()
  await theirs.close()

  await page.reload()
  await expect(page.getByRole("heading", { name: myBookings.proposal })).toBeVisible()
  // A pending decision comes before everything else.
  await expect(main(page).getByRole("heading").nth(1)).toHaveText(myBookings.askHeading)
  await inspect(page, "what a recipient proposes")
  const accept = page.getByRole("button", { name: /\d+\.\d\d/ })
  const total = /\d+\.\d\d/.exec(await accept.innerText())?.[0] ?? "no total"
  const late = await page.context().newPage()
  await hearNotes(late)
  await late.goto(page.url())
  await expect(late.getByRole("heading", { name: myBookings.proposal })).toBeVisible()
  await page.route("**/recipient-request", (route) => route.abort())
  await accept.click()
  // A decided question is not shown to him again, even though the answer was lost.
  await expect(main(page).getByRole("alert")).toContainText(myAccount.loadFailed)
  await expect(accept).toHaveCount(0)
  await page.unroute("**/recipient-request")
  await main(page).getByRole("button", { name: common.retry }).click()
  await expect(main(page)).toContainText(myBookings.askedStates.accepted)
  await expect(main(page)).toContainText("Tower 3, flat 12")
  await expect(main(page)).toContainText(total)

  // A window that still asks tells him that it was decided, and how.
  await button(late, myBookings.proposalDecline).click()
  await expectNote(late, myBookings.proposalOld)
  await expect(main(late)).toContainText(myBookings.askedStates.accepted)
  await expect(main(late)).toContainText("Tower 3, flat 12")
})

test("what a guest has booked is in his browser, and moves into his account", async ({ page, product, words }) => {
  const { myAccount, myBookings } = words
  await hearNotes(page)
  const omar = newPerson("Omar Khalid")
  await signUp(product, omar)
  await page.goto("/go/book")
  // Eleven bookings: more than one page of the list.
  const { bkref: oldest } = await book(page, product, omar)
  for (let count = 0; count < 10; count += 1) await book(page, product, omar)
  await page.goto("/go/account")
  await expect(main(page)).toContainText(myAccount.signInTitle)
  await expect(page.getByRole("heading", { name: myBookings.browserHeading })).toBeVisible()
  await inspect(page, "a guest's account")

  await signIn(page, product, omar)
  await page.route("**/task/bookinglist*", (route) => route.abort())
  await page.reload()
  await expect(page.getByRole("alert")).toContainText(myBookings.loadFailed)
  await page.unroute("**/task/bookinglist*")
  await button(page, words.booking.retry).click()
  // The question comes before the text that there are no bookings.
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText([myBookings.claimHeading, myBookings.none])
  await button(page, myBookings.claim).click()
  await expectNote(page, myBookings.claimed(11))
  await expect(main(page)).toBeFocused()
  const references = main(page).getByRole("link", { name: myBookings.openNamed("AE") })
  await expect(references).toHaveCount(10)
  await button(page, myBookings.showMore).click()
  await expect(references).toHaveCount(11)
  await expect(references.last()).toBeFocused()
  await expect(references.last()).toContainText(spokenReference(oldest))
  await expect(button(page, myBookings.showMore)).toHaveCount(0)
})
