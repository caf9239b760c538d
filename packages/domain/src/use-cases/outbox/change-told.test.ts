import { expect, it } from "vitest"
import type { BookingPart, PriceDifference } from "../../booking/change/change-policy.ts"
import { writtenMoney } from "../../messages/written-money.ts"
import { formatMoney, type Money, money } from "../../money/money.ts"
import { noBelongings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { newsIn } from "./message-news.ts"
import { customerSentence } from "./tell.ts"

const { toPay } = sampleBooking.price
const changed = (
  difference: PriceDifference,
  stored: Partial<StoredBooking> = {},
  back?: Money,
  parts?: readonly BookingPart[],
): string =>
  customerSentence(
    { ...noBelongings, booking: sampleBooking, ownerDigest: null, revision: 0, log: [], ...stored },
    "changed",
    { difference, back, parts },
  )
const amount = money(500, "AED")
/** Of a booking whose card has paid so much. */
const paidBy = (minor: number): Partial<StoredBooking> => {
  const { bookedAt: at } = sampleBooking
  const by = { role: "system", id: null } as const
  const paid = { type: "settle", amount: money(minor, "AED"), honours: false } as const
  return {
    booking: { ...sampleBooking, paymentMethod: "card" },
    log: [{ ...paid, order: 1, at, by, place: null, commandId: null }],
  }
}

it("a change that costs the same is told without a price", () => {
  expect(changed({ kind: "none" })).not.toMatch(/AED|total/)
})

it("a dearer or cheaper change is told with its total, and who pays it in cash", () => {
  for (const kind of ["pay", "give-back"] as const)
    expect(changed({ kind, amount })).toContain(
      `The new total is ${formatMoney(toPay)}. The driver takes ${formatMoney(toPay)} in cash at the pick-up.`,
    )
  expect(changed({ kind: "pay", amount }, { language: "ar" })).toContain(
    `الإجمالي الجديد ${writtenMoney("ar", toPay)}.`,
  )
})

it("a change that was paid is told as paid, and a cheaper one with what comes back", () => {
  const total = `The new total is ${formatMoney(toPay)}.`
  expect(changed({ kind: "pay", amount }, paidBy(toPay.minor))).toContain(`${total} It is paid.`)
  const paid = paidBy(toPay.minor + amount.minor)
  expect(changed({ kind: "give-back", amount }, paid, amount)).toContain(`${total} ${formatMoney(amount)} is refunded.`)
  const less = money(200, "AED")
  expect(changed({ kind: "give-back", amount }, paid, less)).toContain(`${total} ${formatMoney(less)} is refunded.`)
  expect(changed({ kind: "give-back", amount }, paidBy(toPay.minor))).toContain(`${total} It is paid.`)
})

it("a change of a place is told with the new place, and no other change with one", () => {
  const { pickup, dropOff } = sampleBooking
  const toldOf = (parts: readonly BookingPart[], stored?: Partial<StoredBooking>) =>
    changed({ kind: "none" }, stored, undefined, parts)
  expect(toldOf(["drop-off-address"])).toContain(`The drop-off is now at ${dropOff.address}.`)
  expect(toldOf(["drop-off-address"])).not.toContain(pickup.address)
  expect(toldOf(["pickup-address", "drop-off-address", "time"])).toContain(
    `The pick-up is now at ${pickup.address}. The drop-off is now at ${dropOff.address}.`,
  )
  expect(toldOf(["pickup-address"], { language: "ar" })).toContain(`نأخذ الشحنة الآن من: ${pickup.address}.`)
  expect(toldOf(["drop-off-address"], { language: "ar" })).toContain(`عنوان التسليم الآن: ${dropOff.address}.`)
  for (const told of [toldOf(["pickup-details", "drop-off-details", "time"]), changed({ kind: "none" })])
    expect(told).not.toMatch(/ is now at /)
})

it("a place that somebody else has chosen is told without a link of his", () => {
  const dropOff = { ...sampleBooking.dropOff, address: "Win at https://prize.example now" }
  const told = changed({ kind: "none" }, { booking: { ...sampleBooking, dropOff } }, undefined, ["drop-off-address"])
  expect(told).toContain("The drop-off is now at Win at https: / / prize. example now.")
})

it("the outbox's message of a change says which parts of it changed", () => {
  const body = JSON.stringify({ parts: ["drop-off-address"], difference: { kind: "none" } })
  const message = { id: "m-1", topic: "booking-changed", reference: sampleBooking.reference, at: 0, body }
  const stored = { ...noBelongings, booking: sampleBooking, ownerDigest: null, revision: 0, log: [] }
  expect(newsIn(stored, message)?.price.parts).toEqual(["drop-off-address"])
})
