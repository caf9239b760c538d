import type { BookingPages } from "./booking-walk.ts"
import { BankPage, type CardForm, cards } from "./pages/card-form.ts"
import { completeDraft, openWith } from "./stored-draft.ts"

/**
 * Begins a test at a late step of a same-day booking, with a stored draft. Tests of the walk itself, of Back, or of
 * another time of day walk there.
 */
export async function openSummary({ guestPage }: BookingPages): Promise<void> {
  await openWith(guestPage.page, "/go/guest")
  await guestPage.heading.waitFor()
}

/** The same at the payment step, where cash can be chosen. */
export async function openCashPayment({ paymentPage }: BookingPages): Promise<void> {
  await openWith(paymentPage.page, "/go/payment")
  await paymentPage.cashTab.check()
}

/** The same at the payment step of a customer with an e-mail, which paying by card needs. */
export async function openCardPayment({ paymentPage }: BookingPages): Promise<void> {
  const guest = { ...completeDraft.guest, email: "aisha@example.com" }
  await openWith(paymentPage.page, "/go/payment", { ...completeDraft, guest })
  await paymentPage.heading.waitFor()
}

/** The same at the page of the bank, which asks its customer to approve. Answers its address. */
export async function openBankPage(pages: BookingPages, cardForm: CardForm): Promise<string> {
  await openCardPayment(pages)
  await cardForm.payBy(cards.asks3ds)
  await new BankPage(cardForm.page).faults()
  return cardForm.page.url()
}

/** A placed booking, paid in cash at pick-up. */
export async function openConfirmation(pages: BookingPages): Promise<void> {
  await openCashPayment(pages)
  await pages.paymentPage.proceed()
}
