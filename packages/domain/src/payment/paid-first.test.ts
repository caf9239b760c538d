import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../money/money.ts"
import { isDifferencePaidFirst, stateWhenBooked } from "./paid-first.ts"
import { isCash, paymentMethods } from "./payment-method.ts"

const methods = fc.constantFrom(...paymentMethods)
const amounts = fc.nat(99_999).map((minor) => money(minor, "AED"))

describe("an order that is booked", () => {
  it("waits for a payment exactly if there is one that does not happen at a stop", () => {
    fc.assert(
      fc.property(methods, amounts, (method, due) => {
        const waits = stateWhenBooked(method, due) === "awaitingPayment"
        expect(waits).toBe(due.minor > 0 && !isCash(method))
      }),
    )
    for (const method of paymentMethods) expect(stateWhenBooked(method, money(0, "AED"))).toBe("confirmed")
    expect(stateWhenBooked("card", money(1, "AED"))).toBe("awaitingPayment")
  })
})

describe("a change that makes a booking dearer", () => {
  it("is paid first if the booking was paid or is by card, and never where the driver or a company pays", () => {
    fc.assert(
      fc.property(methods, amounts, (method, held) => {
        const isFirst = isDifferencePaidFirst(method, held)
        if (method === "onAccount") expect(isFirst).toBe(false)
        else expect(isFirst).toBe(held.minor > 0 || method === "card" || method === "debitCard")
      }),
    )
    expect(isDifferencePaidFirst("cashAtPickup", money(0, "AED"))).toBe(false)
  })
})
