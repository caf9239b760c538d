import type { Locator } from "@playwright/test"
import type { BookingPages } from "./booking-walk.ts"
import { walkToDetails } from "./booking-walk.ts"
import { typedInQatar } from "./pages/details-page.ts"
import type { ProductServer } from "./product-server.ts"

/** From an empty page to the payment step of a customer with an e-mail, which paying by card needs. */
export async function walkToCardPayment(pages: BookingPages) {
  await walkToDetails(pages)
  await pages.detailsPage.fill()
  await pages.detailsPage.guestEmail.fill("aisha@example.com")
  await pages.detailsPage.proceed()
  await pages.guestPage.proceed()
}

/** The same in Qatar, where the kind of the card is chosen first. */
export async function walkToQatarPayment(product: ProductServer, pages: BookingPages, kind: Locator) {
  const { bookPage, detailsPage, guestPage } = pages
  await bookPage.page.goto(`${product.urlOf("qatar.localhost")}/go/book`)
  await bookPage.fill("sameDay", ["Al Wakrah", "West Bay"])
  await bookPage.proceed()
  await detailsPage.fill(typedInQatar)
  await detailsPage.guestEmail.fill("aisha@example.com")
  await detailsPage.proceed()
  await guestPage.proceed()
  await kind.check()
}
