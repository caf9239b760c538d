import { expect, it } from "vitest"
import type { PriceDifference } from "../../booking/change/change-policy.ts"
import { writtenMoney } from "../../messages/written-money.ts"
import { formatMoney, type Money, money } from "../../money/money.ts"
import { noBelongings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { customerSentence } from "./tell.ts"

const { toPay } = sampleBooking.price
const changed = (difference: PriceDifference, stored: Partial<StoredBooking> = {}, back?: Money): string =>
  customerSentence(
    { ...noBelongings, booking: sampleBooking, ownerDigest: null, revision: 0, log: [], ...stored },
    "changed",
    { difference, back },
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
