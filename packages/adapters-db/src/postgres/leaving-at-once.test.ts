import { money } from "@mersal/domain/money/money"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import { staffAccount } from "@mersal/domain/testing/staff-account"
import { describe, expect, it } from "vitest"
import { inTurn } from "../testing/postgres/in-turn.ts"
import { accountWrites } from "../writes/account.ts"
import { bookingWrites } from "../writes/booking.ts"
import { paymentWrites } from "../writes/payment.ts"

const driver = staffAccount("driver-1", "porter", "Dawud")
const made = accountWrites.insertAccount({ kind: "insertAccount", account: driver })
const entries = [{ account: `cash-with:${driver.id}`, amount: money(2625, "AED") }] as const

const taking = [
  ...paymentWrites.postLedger({
    kind: "postLedger",
    booking: null,
    transaction: { id: "cash-1", source: "cash-1", at: 0, entries },
  }),
  ...accountWrites.keepAccount({ kind: "keepAccount", accountId: driver.id }),
]
const leaving = [
  ...accountWrites.holdNoCash({ kind: "holdNoCash", leaving: driver.id }),
  ...accountWrites.eraseAccount({
    kind: "eraseAccount",
    accountId: driver.id,
    proved: { email: null, phone: null },
  }),
]
const booking = [
  ...bookingWrites.insertBooking({
    kind: "insertBooking",
    booking: sampleBooking,
    ownerDigest: null,
    belongings: { accountId: driver.id },
  }),
  ...accountWrites.keepAccount({ kind: "keepAccount", accountId: driver.id }),
]
const leavingNothing = [
  ...accountWrites.ownNothing({ kind: "ownNothing", leaving: driver.id }),
  ...accountWrites.eraseAccount({ kind: "eraseAccount", accountId: driver.id, proved: { email: null, phone: null } }),
]

describe("a driver whose account ends while his cash is booked", () => {
  it("stays, where the cash was first", async () => {
    expect(await inTurn(made, taking, leaving)).toBe(false)
  })

  it("took none, where the end was first", async () => {
    expect(await inTurn(made, leaving, taking)).toBe(false)
  })
})

describe("whoever erases his account while he books", () => {
  it("stays, where the booking was first", async () => {
    expect(await inTurn(made, booking, leavingNothing)).toBe(false)
  })

  it("booked nothing, where the end was first", async () => {
    expect(await inTurn(made, leavingNothing, booking)).toBe(false)
  })
})
