import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../money/money.ts"
import { paymentMethods } from "../payment/payment-method.ts"
import { cashAtDoor } from "./cash-at-door.ts"
import { emptyTill } from "./till.ts"

describe("what a recipient has ready for the driver", () => {
  it("is what is still to be paid of a booking that is paid at the drop-off, and nothing of any other", () => {
    const anAmount = fc.integer({ min: 0, max: 100_000 }).map((minor) => money(minor, "AED"))
    fc.assert(
      fc.property(fc.constantFrom(...paymentMethods), anAmount, anAmount, (paymentMethod, due, paid) => {
        const left = paymentMethod === "cashAtDelivery" ? due.minor - paid.minor : 0
        const told = left > 0 ? money(left, "AED") : null
        expect(cashAtDoor({ paymentMethod }, { ...emptyTill(due), paid })).toEqual(told)
      }),
    )
  })
})
