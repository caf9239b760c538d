import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { msPerDay } from "../calendar/zone.ts"
import { anInstant } from "../testing/arbitraries.ts"
import { forgottenUntil, type Kept, retention } from "./retention.ts"

const kinds = Object.keys(retention) as readonly Kept[]

describe("what is written of people", () => {
  it("is kept for its time, to the millisecond, and at its end no longer", () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), anInstant, (kind, lastOfUse) => {
        const end = lastOfUse + retention[kind]
        expect(lastOfUse <= forgottenUntil(kind, end - 1)).toBe(false)
        expect(lastOfUse <= forgottenUntil(kind, end)).toBe(true)
      }),
    )
  })

  it("is kept for so many days, and a driver's place for minutes", () => {
    const { driverPositions, ...others } = retention
    expect(driverPositions).toBeLessThan(msPerDay / 24)
    expect(driverPositions).toBeGreaterThan(0)
    expect(Object.fromEntries(Object.entries(others).map(([kind, time]) => [kind, time / msPerDay]))).toEqual({
      deliveredMessages: 7,
      settledDeliveries: 30,
      proofs: 180,
      notes: 180,
      analyticsEvents: 90,
      consents: 730,
      pushSubscriptions: 60,
      recipientRequests: 30,
    })
  })
})
