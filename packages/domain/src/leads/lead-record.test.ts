import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { msPerDay } from "../calendar/zone.ts"
import { aLead, anInstant } from "../testing/arbitraries.ts"
import { referenceNumber, sampleLead } from "../testing/sample-booking.ts"
import { closedLead, isLeadExpired, savedLead } from "./lead-record.ts"

const [one, other] = [referenceNumber(1), referenceNumber(2)]

describe("the lead of a draft (D38)", () => {
  it("is saved once and updated by each Continue", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(aLead, anInstant), { minLength: 1 }), (saves) => {
        const [lead, savedAt] = saves.at(-1) ?? [sampleLead, 0]
        const kept = saves.reduce<Parameters<typeof savedLead>[0]>(
          (record, [each, at]) => savedLead(record, each, at),
          null,
        )
        expect(kept).toEqual({ lead, savedAt, bookedAs: null })
      }),
    )
  })

  it("is closed by its booking: no Continue and no other booking changes it", () => {
    const closed = closedLead(savedLead(null, sampleLead, 1), one)
    expect(closed).toEqual({ lead: sampleLead, savedAt: 1, bookedAs: one })
    expect(savedLead(closed, { ...sampleLead, vehicle: "van" }, 2)).toBe(closed)
    expect(closedLead(closed, other)).toBe(closed)
  })

  it("is erased thirty days after it was last saved, and never when a booking came of it", () => {
    fc.assert(
      fc.property(anInstant, fc.integer({ min: -3, max: 3 }), (at, apart) => {
        const kept = savedLead(null, sampleLead, at)
        const then = at + 30 * msPerDay + apart
        expect(isLeadExpired(kept, then)).toBe(apart >= 0)
        expect(isLeadExpired(closedLead(kept, one), then)).toBe(false)
      }),
    )
  })
})
