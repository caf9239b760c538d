import type { BrowserContext, Page } from "@playwright/test"
import { openBankPage, openCardPayment } from "./booking-start.ts"
import type { BookingPages } from "./booking-walk.ts"
import { payDeclined } from "./declined-card.ts"
import { readNextOrder } from "./next-order.ts"
import { callBy } from "./owned-bookings.ts"
import { CardForm, cards } from "./pages/card-form.ts"
import { ConfirmationPage } from "./pages/confirmation-page.ts"
import { GuestPage } from "./pages/guest-page.ts"
import { PaymentPage } from "./pages/payment-page.ts"
import { expect, test } from "./test.ts"
import type { Words } from "./words.ts"

/** The payment step after a card was declined: its booking is held. Answers the reference. */
async function holdDeclined(pages: BookingPages, cardForm: CardForm, words: Words): Promise<string> {
  await openCardPayment(pages)
  return payDeclined(cardForm, words)
}

/** Cancels a booking on its own page, in another tab of the browser that booked it. */
async function cancelElsewhere(context: BrowserContext, { myBookings }: Words, reference: string): Promise<void> {
  const other = await context.newPage()
  await other.goto(`/go/account/bookings/${reference}`)
  await other.getByRole("button", { name: myBookings.cancel, exact: true }).click()
  await other.getByRole("dialog").getByRole("button", { name: myBookings.cancel }).click()
  await expect(other.getByRole("main")).toContainText(myBookings.states.cancelled)
  await other.close()
}

/** What a browser reports when a tab is shown again, or its window is chosen. */
const returnTo = (page: Page, event: "visibilitychange" | "focus") =>
  page.evaluate(
    (type) => (type === "focus" ? window : document).dispatchEvent(new Event(type, { bubbles: true })),
    event,
  )

/** That the booking is cancelled: nothing is offered to pay, and the summary leads on to another booking. */
async function expectTold(page: Page, words: Words): Promise<void> {
  const alert = page.getByRole("alert")
  await expect(page).toHaveURL(/\/go\/guest$/)
  await expect(alert).toHaveText(words.notPlaced.holdCancelled(words.summary.toPayment))
}

for (const event of ["visibilitychange", "focus"] as const)
  test(`whoever cancels what a declined card left held reads it at the payment step on ${event}, and books again with a press`, async ({
    context,
    page,
    words,
    pages,
    cardForm,
    guestPage,
  }) => {
    const reference = await holdDeclined(pages, cardForm, words)

    await cancelElsewhere(context, words, reference)
    await returnTo(page, event)
    await expectTold(page, words)
    await guestPage.proceed()
    await cardForm.payBy(cards.plain)
    const confirmation = new ConfirmationPage(page, words)
    await expect(confirmation.heading).toBeVisible()
    expect(await confirmation.reference()).not.toBe(reference)
  })

test("whoever cancels what a declined card left held beside the window of the payment step reads it there at once", async ({
  context,
  page,
  words,
  pages,
  cardForm,
}) => {
  const reference = await holdDeclined(pages, cardForm, words)
  await cancelElsewhere(context, words, reference)
  await expectTold(page, words)
})

test("whoever pays for what was cancelled on another device reads what is true of it, and not that the time has ended", async ({
  page,
  product,
  words,
  pages,
  cardForm,
  paymentPage,
}) => {
  const reference = await holdDeclined(pages, cardForm, words)
  await callBy(page.request, product.url, "POST", `/v1.0/bookings/${reference}/cancel`, {})
  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  await paymentPage.bookNow.click()
  const alert = page.getByRole("alert")
  await expect(alert).toHaveText(words.notPlaced.holdEnded)
  await expect(alert).not.toContainText("has ended")
})

test("whoever cancels a booking whose payment waits at the bank is no longer led there, and can book again", async ({
  context,
  page,
  words,
  pages,
  cardForm,
}) => {
  const held = await readNextOrder(page)
  await openBankPage(pages, cardForm)
  const reference = await held.reference
  const again = await context.newPage()
  await again.goto("/go/payment")
  await expect(again.getByRole("link", { name: words.notPlaced.goOn })).toBeVisible()

  await cancelElsewhere(context, words, reference)
  await returnTo(again, "focus")
  await expectTold(again, words)
  await new GuestPage(again, words).proceed()
  await expect(new CardForm(again, words).number).toBeVisible()
})

test("a booking that is paid in cash in another window is confirmed in this one at once", async ({
  context,
  page,
  words,
  pages,
  cardForm,
}) => {
  await holdDeclined(pages, cardForm, words)
  const other = await context.newPage()
  await other.goto("/go/payment")
  const otherPayment = new PaymentPage(other, words)
  await otherPayment.cashTab.check()
  await otherPayment.atPickup.check()
  await otherPayment.bookNow.click()
  await expect(new ConfirmationPage(other, words).heading).toBeVisible()

  await expect(new ConfirmationPage(page, words).heading).toBeVisible()
  const [cash = ""] = words.confirmation.payment.cashAtPickup("|").split("|")
  await expect(page.getByRole("main")).toContainText(cash.trim())
})

test("a booking that was cancelled while its page was closed is told of when the payment step is opened", async ({
  context,
  page,
  words,
  pages,
  cardForm,
}) => {
  const reference = await holdDeclined(pages, cardForm, words)
  await page.goto("/tracking")
  await cancelElsewhere(context, words, reference)
  await page.goto("/go/payment")
  await expectTold(page, words)
})
