import fc from "fast-check"
import { expect, it } from "vitest"
import { money } from "../money/money.ts"
import { isCash, paymentMethods } from "../payment/payment-method.ts"
import { cashAtDoor, cashToTake } from "./cash-at-door.ts"
import { emptyTill } from "./till.ts"

const anAmount = fc.integer({ min: 0, max: 100_000 }).map((minor) => money(minor, "AED"))

it("a driver has to take what is still to be paid of a booking in cash; the recipient has it ready if he is the one who pays", () => {
  fc.assert(
    fc.property(fc.constantFrom(...paymentMethods), anAmount, anAmount, (paymentMethod, due, paid) => {
      const till = { ...emptyTill(due), paid }
      const left = due.minor > paid.minor ? money(due.minor - paid.minor, "AED") : null
      expect(cashToTake({ paymentMethod }, till)).toEqual(isCash(paymentMethod) ? left : null)
      expect(cashAtDoor({ paymentMethod }, till)).toEqual(paymentMethod === "cashAtDelivery" ? left : null)
    }),
  )
})
