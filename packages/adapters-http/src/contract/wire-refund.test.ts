import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decodeRequest } from "./decode-request.ts"
import { refundPayment } from "./endpoints/payment.ts"

const emirates = "AEW0P22BTBCWV1T"

const read = (body: unknown) => decodeRequest(refundPayment, { params: {}, query: {}, headers: {}, body })

const faultsOf = (body: unknown) => {
  const decoded = read(body)
  return decoded._tag === "Failure" ? decoded.failure.map(({ code, field }) => [code, field]) : []
}

describe("money that the desk gives back", () => {
  it("is more than nothing, of at most two decimals, or all that is left", () => {
    for (const amount of [undefined, null])
      expect(read({ bookingId: emirates, amount })).toMatchObject({ success: { amount: null } })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (minor) => {
        const amount = { amount: minor / 100, cur: "AED" }
        const success = { reference: emirates, amount: { minor, currency: "AED" } }
        expect(read({ bookingId: emirates, amount })).toMatchObject({ success })
        const nothing = { amount: { amount: 0 - minor / 100, cur: "AED" }, bookingId: emirates }
        expect(faultsOf(nothing)).toEqual([["invalid-field", "amount.amount"]])
      }),
    )
    for (const [amount, code] of [
      [0, "invalid-field"],
      [0.001, "not-an-amount"],
      [5.005, "not-an-amount"],
    ] as const)
      expect(faultsOf({ bookingId: emirates, amount: { amount, cur: "AED" } })).toEqual([[code, "amount.amount"]])
  })

  it("is in the currency of its booking, however its reference is written", () => {
    const amount = (cur: string) => ({ amount: 5, cur })
    for (const bookingId of [emirates, emirates.toLowerCase()]) {
      expect(faultsOf({ bookingId, amount: amount("QAR") })).toEqual([["invalid-field", "amount.cur"]])
      expect(faultsOf({ bookingId, amount: amount("AED") })).toEqual([])
    }
    // If there is no such booking, the use case reports it.
    expect(faultsOf({ bookingId: "hello", amount: amount("QAR") })).toEqual([])
  })
})
