import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anInstant } from "../testing/arbitraries.ts"
import { referenceNumber } from "../testing/sample-booking.ts"
import { payLinkLifetime, payLinkText, payToken, readPayToken } from "./pay-link.ts"

const seal = "0123456789abcdef".repeat(4)

describe("the token of a pay link", () => {
  it("is read as it was made, until its end and no longer", () => {
    fc.assert(
      fc.property(anInstant, fc.nat(1e9), (expiresAt, before) => {
        expect(readPayToken(payToken(expiresAt, seal), expiresAt - 1 - before)).toEqual({ expiresAt, seal })
        expect(readPayToken(payToken(expiresAt, seal), expiresAt + before)).toBeNull()
      }),
    )
  })

  it("opens its booking for a day, and at the end of it no more", () => {
    expect(payLinkLifetime).toBe(86_400_000)
    const token = payToken(payLinkLifetime, seal)
    expect(readPayToken(token, payLinkLifetime - 1)).toEqual({ expiresAt: payLinkLifetime, seal })
    expect(readPayToken(token, payLinkLifetime)).toBeNull()
    expect(readPayToken(`-${token}`, 0)).toBeNull()
  })

  it("is no other text", () => {
    for (const text of ["", ".", seal, `.${seal}`, `!.${seal}`, `1.${seal}0`, `1.${seal.toUpperCase()}`, "1.short"])
      expect(readPayToken(text, 0)).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readPayToken(text, 0)).toBeNull()
      }),
    )
  })

  it("is sealed over its booking and its end", () => {
    const texts = [referenceNumber(1), referenceNumber(2)].flatMap((one) => [payLinkText(one, 1), payLinkText(one, 2)])
    expect(new Set(texts).size).toBe(4)
  })
})
