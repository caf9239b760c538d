import { begunUntil } from "./at-the-bank.ts"
import { openBankPage, openCardPayment } from "./booking-start.ts"
import { BankPage, CardForm, cards } from "./pages/card-form.ts"
import { PaymentPage } from "./pages/payment-page.ts"
import { expect, test } from "./test.ts"

test("after a declined card the booking that is held is paid in cash", async ({
  page,
  words,
  pages,
  cardForm,
  paymentPage,
  confirmationPage,
}) => {
  await openCardPayment(pages)
  await cardForm.payBy(cards.declined)
  await page.getByRole("button", { name: words.cardReturn.payCash }).click()
  await page.waitForURL("**/go/payment")
  await expect(paymentPage.atPickup).toBeChecked()
  // Book Now confirms it, so nothing is said of paying first.
  const [kept = "", paid = ""] = words.notPlaced.heldUntilPaid("TIME").split("TIME")
  const held = page.getByText(kept.trim())
  await expect(held).toBeVisible()
  await expect(held).not.toContainText(paid)
  await cardForm.tab("creditOrDebitCard").check()
  await expect(held).toContainText(paid)
  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
  const [cash = ""] = words.confirmation.payment.cashAtPickup("|").split("|")
  await expect(page.getByText(cash.trim())).toBeVisible()
  await page.reload()
  await expect(page.getByText(cash.trim())).toBeVisible()
})

test("a bank that says no, and one that is told to stop, are failures to go on from", async ({
  page,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  await openCardPayment(pages)
  for (const decision of ["fail", "cancel"] as const) {
    await cardForm.payBy(cards.asks3ds)
    await bankPage.decide(decision)
    await expect(page.getByRole("alert")).toContainText(words.notPlaced.failed)
    const { declined, cancelled } = words.notPlaced
    await expect(page.getByRole("alert")).toContainText(decision === "cancel" ? cancelled : declined)
    await page.getByRole("button", { name: words.cardReturn.tryAgain }).click()
    await page.waitForURL("**/go/payment")
    await expect(page.getByRole("heading", { level: 1, name: words.payment.title })).toBeFocused()
  }
  await cardForm.payBy(cards.asks3ds)
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
})

test("the bank asks, the customer approves, and a reload shows the same confirmation", async ({
  page,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
  trackingPage,
}) => {
  await openBankPage(pages, cardForm)
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
  const reference = await confirmationPage.reference()
  await page.reload()
  await expect(confirmationPage.heading).toBeVisible()
  expect(await confirmationPage.reference()).toBe(reference)
  await expect(page.getByText(/8902/)).toBeVisible()

  // Nothing is due to the driver.
  await confirmationPage.trackLink.click()
  await expect(trackingPage.ownBooking).toContainText(words.booking.total)
  await expect(trackingPage.ownBooking).not.toContainText(words.payment.payAtDropOff)
})

test("a bank's page that was closed with its tab is reached from another one, and cash is a way out in its time", async ({
  context,
  page,
  product,
  words,
  pages,
  cardForm,
}) => {
  await openBankPage(pages, cardForm)
  await page.close()

  const again = await context.newPage()
  await again.goto("/go/payment")
  await expect(again.getByRole("alert")).toHaveText(begunUntil(words, "9:3[56]AM"))
  await expect(new CardForm(again, words).number).toBeHidden()
  await again.getByRole("link", { name: words.notPlaced.goOn }).click()
  await new BankPage(again).faults()
  await again.close()

  await product.setClock("2026-11-21T09:36:00+04:00")
  const last = await context.newPage()
  await last.goto("/go/payment")
  await new PaymentPage(last, words).proceed()
  await expect(last.getByRole("heading", { level: 1, name: words.confirmation.title })).toBeVisible()
})

test("a late cancellation says what is kept and what goes back, from the press on, and tracking says it too", async ({
  page,
  product,
  words,
  pages,
  cardForm,
  confirmationPage,
}) => {
  const { confirmation, bookingPapers, live, myBookings, notComing } = words
  await openCardPayment(pages)
  await cardForm.payBy(cards.plain)
  await expect(confirmationPage.heading).toBeVisible()
  await page.getByRole("link", { name: confirmation.manage }).click()
  const main = page.getByRole("main")
  const line = (name: string) => main.locator("dl > div").filter({ hasText: name })
  await expect(main).toContainText(myBookings.pin)
  await expect(line(words.booking.total)).toBeVisible()
  // The last order time of its window has passed.
  await product.setClock("2026-11-21T16:00:00+04:00")
  await page.reload()
  await page.getByRole("button", { name: myBookings.cancel, exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: myBookings.cancel }).click()
  await expect(line(myBookings.kept)).toBeVisible()
  await expect(main).not.toContainText(myBookings.pin)
  await expect(main).not.toContainText(words.booking.toPay)
  // The gateway has then refunded it, and the page has learnt of it by itself.
  await expect(line(myBookings.refunded)).toBeVisible()
  await expect(main.getByRole("listitem").filter({ hasText: bookingPapers.kinds["credit-note"] })).toContainText("−")
  await expect(main).toContainText(/••••\s0001/)
  await page.getByRole("link", { name: myBookings.track, exact: true }).click()
  await expect(main).toContainText(notComing.cancelled.title)
  await expect(line(live.amounts.kept)).toBeVisible()
  await expect(line(live.amounts.refunded)).toBeVisible()
  const seeBooking = page.getByRole("link", { name: live.seeBooking })
  await expect(seeBooking).toBeVisible()
  await expect(page.getByRole("link", { name: live.manage })).toHaveCount(0)
  await seeBooking.click()
  await expect(line(myBookings.kept)).toBeVisible()

  // Its total is that of no single document, so it is a statement, which names them all.
  await page.getByRole("link", { name: myBookings.receiptTitles.statement, exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: words.receipt.titles.statement, exact: true })).toBeVisible()
  const paper = (kind: "tax-invoice" | "credit-note") =>
    main.getByRole("row").filter({ hasText: words.receipt.paperKinds[kind] })
  await expect(paper("tax-invoice")).toContainText(/INV-AE-\d{4}-\d{6}/)
  await expect(paper("credit-note")).toContainText(/CN-AE-\d{4}-\d{6}/)
  // The list of papers below it has the sign that the statement has.
  for (const credited of [paper("credit-note"), main.getByRole("listitem").filter({ hasText: /CN-AE-/ })])
    await expect(credited).toContainText("−")
})

test("a cancelling whose answer is lost is done once, its page hears of it, and the card is given back once", async ({
  page,
  words,
  pages,
  cardForm,
  confirmationPage,
}) => {
  const { confirmation, myBookings } = words
  await openCardPayment(pages)
  await cardForm.payBy(cards.plain)
  await expect(confirmationPage.heading).toBeVisible()
  await page.getByRole("link", { name: confirmation.manage }).click()
  const main = page.getByRole("main")
  const dialog = page.getByRole("dialog")
  await page.route("**/cancel", async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole("button", { name: myBookings.cancel, exact: true }).click()
  await dialog.getByRole("button", { name: myBookings.cancel }).click()
  // The next read knows the result: it shows the refund, and no action is left.
  await expect(dialog.getByRole("alert")).toHaveText(/\d+\.\d\d is refunded/)
  await expect(dialog.getByRole("button", { name: myBookings.cancel })).toHaveCount(0)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(main.locator("dl > div").filter({ hasText: myBookings.refunded })).toHaveCount(1)
  await expect(main.getByRole("button", { name: /CN-AE-/ })).toHaveCount(1)
})

test("a booking that waits for its payment at the bank is told where the booking begins, with a way back to it", async ({
  page,
  words,
  pages,
  cardForm,
  paymentPage,
}) => {
  await openBankPage(pages, cardForm)
  await page.goto("/go/book")
  await expect(page.getByText(words.stepNotice.held)).toBeVisible()
  await page.getByRole("link", { name: words.stepNotice.toPayment }).click()
  await expect(paymentPage.heading).toBeVisible()
  await expect(page.getByRole("link", { name: words.notPlaced.goOn })).toBeVisible()
})
