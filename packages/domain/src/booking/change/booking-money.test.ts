import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isEnd } from "../../delivery/delivery.ts"
import { emptyTill, outstanding, type Till } from "../../delivery/till.ts"
import { add, type Money, money } from "../../money/money.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import type { BookingState } from "../booking.ts"
import { type AmountName, amountsOf, bookingMoney, isCashDue } from "./booking-money.ts"
import { standingOf } from "./booking-standing.ts"
import { isCancellable } from "./cancellation-policy.ts"

const price = sampleBooking.price
const aed = (minor: number): Money => money(minor, price.toPay.currency)

/** For each state: whether it has a PIN, where its parcel goes instead, and its lines unpaid and paid in full. */
const table: Readonly<
  Record<BookingState, readonly [hasPin: boolean, back: string | null, unpaid: AmountName[], paid: AmountName[]]>
> = {
  awaitingPayment: [false, null, ["toPay"], ["total", "paid"]],
  confirmed: [true, null, ["toPay"], ["total", "paid"]],
  assigned: [true, null, ["toPay"], ["total", "paid"]],
  pickupStarted: [true, null, ["toPay"], ["total", "paid"]],
  pickupFailed: [true, null, ["toPay"], ["total", "paid"]],
  pickedUp: [true, null, ["toPay"], ["total", "paid"]],
  deliveryStarted: [true, null, ["toPay"], ["total", "paid"]],
  deliveryFailed: [true, null, ["toPay"], ["total", "paid"]],
  onHold: [true, null, ["toPay"], ["total", "paid"]],
  delivered: [false, null, ["toPay"], ["total", "paid"]],
  returning: [false, "comesBack", ["total", "toPay"], ["total", "paid", "kept", "goingBack"]],
  returned: [false, "isBack", ["total", "toPay"], ["total", "paid", "kept", "goingBack"]],
  cancelled: [false, null, ["total", "toPay"], ["total", "paid", "kept", "goingBack"]],
  expired: [false, null, ["total", "toPay"], ["total", "paid", "kept", "goingBack"]],
}
const states = Object.keys(table) as BookingState[]

const linesOf = (state: BookingState, till: Till, fee: Money) =>
  amountsOf({ state, price }, bookingMoney(state, till, fee))
const unpaid = emptyTill(price.toPay)
const paid: Till = { ...unpaid, paid: price.toPay }

describe("what belongs to a booking where it stands", () => {
  it.each(states)("is its PIN, its parcel's way and the lines of its money: %s", (state) => {
    const { hasPin, wayBack } = standingOf(state)
    const names = (till: Till) => linesOf(state, till, aed(1)).map(({ name }) => name)
    expect([hasPin, wayBack, names(unpaid), names(paid)]).toEqual(table[state])
  })

  it("is no PIN at an end, and never a PIN for what can no longer be cancelled", () => {
    for (const state of states.filter((state) => standingOf(state).hasPin)) {
      expect(isEnd(state), state).toBe(false)
      expect(isCancellable(state), state).toBe(true)
    }
  })
})

describe("the money of a booking", () => {
  const drawn = fc
    .record({ state: fc.constantFrom(...states), due: fc.nat(9_999), paid: fc.nat(9_999), fee: fc.nat(9_999) })
    .chain((facts) => fc.nat(facts.paid).chain((back) => fc.tuple(fc.constant(facts), fc.constant(back), fc.nat(back))))

  it("is kept, went back, goes back or paid the booking: to the fil, and never below nothing", () => {
    fc.assert(
      fc.property(drawn, ([{ state, due, paid: came, fee }, back, corrected]) => {
        const till: Till = { due: aed(due), paid: aed(came), refunded: aed(back), corrected: aed(corrected) }
        const told = bookingMoney(state, till, aed(fee))
        for (const amount of [told.goingBack, told.kept, told.due]) expect(amount.minor).toBeGreaterThanOrEqual(0)
        if (standingOf(state).isUndelivered) {
          expect(add(told.kept, told.goingBack, told.refunded)).toEqual(told.paid)
          expect(told.kept.minor).toBeLessThanOrEqual(fee)
          expect(told.due.minor).toBe(0)
        } else {
          expect(told.kept.minor).toBe(0)
          expect(told.due.minor).toBe(Math.max(0, outstanding(till).minor))
          expect(told.goingBack.minor === 0 || told.due.minor === 0).toBe(true)
        }
      }),
    )
  })

  it("that a cancellation keeps and gives back is told before the gateway has given it, and after", () => {
    const fee = aed(2_000)
    const rest = aed(price.toPay.minor - 2_000)
    const [total, came] = [
      { name: "total", amount: price.toPay },
      { name: "paid", amount: price.toPay },
    ]
    const kept = { name: "kept", amount: fee }
    expect(linesOf("cancelled", paid, fee)).toEqual([total, came, kept, { name: "goingBack", amount: rest }])
    expect(linesOf("cancelled", { ...paid, refunded: rest }, fee)).toEqual([
      total,
      came,
      kept,
      { name: "refunded", amount: aed(-rest.minor) },
    ])
  })

  it("that a cheaper change gives back goes back until it is there, and a dearer one is to be paid", () => {
    const dearer = { ...paid, due: aed(price.toPay.minor + 500) }
    expect(linesOf("confirmed", dearer, aed(0)).at(-1)).toEqual({ name: "toPay", amount: aed(500) })
    const cheaper = { ...paid, due: aed(price.toPay.minor - 500) }
    expect(linesOf("confirmed", cheaper, aed(0)).at(-1)).toEqual({ name: "goingBack", amount: aed(500) })
    const back = { ...cheaper, refunded: aed(500), corrected: aed(500) }
    expect(linesOf("confirmed", back, aed(0)).at(-1)).toEqual({ name: "refunded", amount: aed(-500) })
  })
})

it("leaves cash to the driver only where nothing was paid", () => {
  expect(isCashDue("cashAtPickup", { paid: aed(0) })).toBe(true)
  expect(isCashDue("cashAtPickup", { paid: aed(2_000) })).toBe(false)
  expect(isCashDue("card", { paid: aed(0) })).toBe(false)
})
