import type { BookingType } from "@mersal/domain/booking/booking-type"
import type { BookPage } from "./pages/book-page.ts"
import type { DetailsPage } from "./pages/details-page.ts"
import type { GuestPage } from "./pages/guest-page.ts"
import type { PaymentPage } from "./pages/payment-page.ts"

/** The pages of the booking flow. */
export interface BookingPages {
  readonly bookPage: BookPage
  readonly detailsPage: DetailsPage
  readonly guestPage: GuestPage
  readonly paymentPage: PaymentPage
}

/** From an empty page to the details step. */
export async function walkToDetails({ bookPage }: Pick<BookingPages, "bookPage">, type: BookingType = "sameDay") {
  await bookPage.open()
  await bookPage.fill(type)
  await bookPage.proceed()
}

/** From an empty page to the payment step, with everything filled in, where cash can be chosen. */
export async function walkToPayment(pages: BookingPages, type: BookingType = "sameDay") {
  await walkToDetails(pages, type)
  await pages.detailsPage.fill()
  await pages.detailsPage.proceed()
  await pages.guestPage.proceed()
  await pages.paymentPage.cashTab.check()
}
