import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sameStop } from "../booking/change/booking-change.ts"
import { anInstant } from "../testing/arbitraries.ts"
import { referenceNumber } from "../testing/sample-booking.ts"
import { isOpenRequest, requestEnd, requestLifetime } from "./recipient-request.ts"

const asked = (askedAt: number) => ({
  digest: "d",
  reference: referenceNumber(1),
  askedAt,
  expiresAt: askedAt + requestLifetime,
  answer: null,
})

describe("a recipient's link", () => {
  it("is open for twenty-four hours, and at their end no more", () => {
    expect(requestLifetime).toBe(86_400_000)
    const [last, over] = [requestLifetime - 1, requestLifetime].map((now) => isOpenRequest(asked(0), now))
    expect([last, over]).toEqual([true, false])
    fc.assert(
      fc.property(anInstant, fc.nat(2 * requestLifetime), (askedAt, later) => {
        expect(isOpenRequest(asked(askedAt), askedAt + later)).toBe(later < requestLifetime)
      }),
    )
  })

  it("ends no later than another drop-off can be chosen", () => {
    const orderBy = requestLifetime / 2
    expect(requestEnd({ orderBy, startedAt: null }, 0)).toBe(orderBy)
    expect(requestEnd({ orderBy: 2 * requestLifetime, startedAt: null }, 0)).toBe(requestLifetime)
  })

  it("is answered once", () => {
    const answer = { at: 1, wish: sameStop, outcome: "proposed" } as const
    expect(isOpenRequest({ ...asked(0), answer }, 1)).toBe(false)
  })
})
