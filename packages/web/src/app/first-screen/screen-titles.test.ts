import { summary as arabicSummary } from "@mersal/domain/messages/ar/summary"
import { account } from "@mersal/domain/messages/en/account"
import { bookingPapers } from "@mersal/domain/messages/en/booking-papers"
import { details } from "@mersal/domain/messages/en/details"
import { myAccount } from "@mersal/domain/messages/en/my-account"
import { myBookings } from "@mersal/domain/messages/en/my-bookings"
import { payLink } from "@mersal/domain/messages/en/pay-link"
import { payment } from "@mersal/domain/messages/en/payment"
import { summary } from "@mersal/domain/messages/en/summary"
import { tracking } from "@mersal/domain/messages/en/tracking"
import { expect, it } from "vitest"
import { titleAt } from "./screen-titles.ts"

const { tabs } = myAccount

it.each([
  ["/go/details", details.pageTitle],
  ["/go/guest", summary.title],
  ["/go/payment", payment.title],
  ["/paymentUnique", payLink.title],
  ["/tracking/status", tracking.statusTitle],
  ["/verify", bookingPapers.verifyTitle],
  ["/locationidentify", account.location.title],
  ["/go/account/bookings/AE1", myBookings.bookingTitle],
  ...["/go/account", "/my-account"].flatMap((base) =>
    Object.entries(tabs).map(([tab, title]) => [tab === "bookings" ? base : `${base}/${tab}`, title] as const),
  ),
] as const)("%s is served with the title '%s', with or without a slash at its end", async (path, title) => {
  expect([await titleAt(path, "en"), await titleAt(`${path}/`, "en")]).toEqual([title, title])
})

it("a title is in the language of the page", async () => {
  expect(await titleAt("/go/guest", "ar")).toBe(arabicSummary.title)
})

it.each(["/go/booking-confirmation", "/go/account/bookings/AE1/change", "/go/account/nothing", "/go"])(
  "%s has no title that the server knows",
  async (path) => {
    expect(await titleAt(path, "en")).toBeNull()
  },
)
