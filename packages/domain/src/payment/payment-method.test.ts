import { describe, expect, it } from "vitest"
import { cashMethods, isByCard, isCash, paymentMethods } from "./payment-method.ts"

describe("a way to pay", () => {
  it("is cash, by card, or neither on a company's account", () => {
    expect(paymentMethods.map((method) => [method, isCash(method), isByCard(method)])).toEqual([
      ["cashAtPickup", true, false],
      ["cashAtDelivery", true, false],
      ["card", false, true],
      ["debitCard", false, true],
      ["onAccount", false, false],
    ])
    expect(paymentMethods.filter(isCash)).toEqual([...cashMethods])
  })
})
