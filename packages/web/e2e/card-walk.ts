import type { BookingPages } from "./booking-walk.ts"
import { walkToDetails } from "./booking-walk.ts"

/** From an empty page to the payment step of a customer who can be written to, as paying by card asks. */
export async function walkToCardPayment(pages: BookingPages) {
  await walkToDetails(pages)
  await pages.detailsPage.fill()
  await pages.detailsPage.guestEmail.fill("aisha@example.com")
  await pages.detailsPage.proceed()
  await pages.guestPage.proceed()
}
