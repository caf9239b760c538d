import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emptyTill, outstanding, refundable, type Till } from "../../delivery/till.ts"
import { money } from "../../money/money.ts"
import { bookingMoney } from "./booking-money.ts"
import { priceDifference } from "./change-policy.ts"
import { givenBackByCancellation, givenBackByChange } from "./given-back.ts"

const aed = (minor: number) => money(minor, "AED")

/** What a booking for `due`, with so much paid and refunded as goodwill, gives back when it costs `after`. */
const back = (after: number, due: number, paid: number, refunded = 0): number => {
  const till: Till = { ...emptyTill(aed(due)), paid: aed(paid), refunded: aed(refunded) }
  return givenBackByChange(priceDifference(till.due, aed(after)), bookingMoney("confirmed", till, aed(0))).minor
}

describe("a change gives back", () => {
  it("the difference where the price was paid, and nothing where it was not or costs no less", () => {
    expect(back(1_500, 2_000, 2_000)).toBe(500)
    expect(back(1_500, 2_000, 0)).toBe(0)
    expect(back(2_000, 2_000, 2_000)).toBe(0)
    expect(back(2_500, 2_000, 2_000)).toBe(0)
  })

  it("less than the difference where something was still due, or has been refunded", () => {
    expect(back(1_500, 2_000, 1_800)).toBe(300)
    expect(back(1_500, 2_000, 2_000, 1_800)).toBe(200)
    expect(back(1_500, 2_000, 2_200, 0)).toBe(500)
  })

  it("what goes back after it and not before, for every price, payment and refund", () => {
    const drawn = fc
      .record({ due: fc.nat(9_999), after: fc.nat(9_999), paid: fc.nat(9_999) })
      .chain((facts) =>
        fc.nat(facts.paid).chain((gone) => fc.tuple(fc.constant(facts), fc.constant(gone), fc.nat(gone))),
      )
    fc.assert(
      fc.property(drawn, ([{ due, after, paid }, gone, corrected]) => {
        const till: Till = { due: aed(due), paid: aed(paid), refunded: aed(gone), corrected: aed(corrected) }
        const [before, then] = [till, { ...till, due: aed(after) }].map((each) =>
          bookingMoney("confirmed", each, aed(0)),
        )
        if (!before || !then) throw new Error("two of two")
        const given = givenBackByChange(priceDifference(till.due, aed(after)), before).minor
        expect(given).toBe(Math.max(0, then.goingBack.minor - before.goingBack.minor))
        expect(given).toBeLessThanOrEqual(Math.max(0, Math.min(due - after, refundable(till).minor)))
        if (given > 0) expect(outstanding({ ...till, due: aed(after) }).minor).toBeLessThanOrEqual(-given)
      }),
    )
  })
})

describe("a cancellation gives back", () => {
  const refunds = (fee: number, refund: number, refunded: number, goingBack: number) =>
    givenBackByCancellation(
      { fee: aed(fee), refund: aed(refund) },
      { refunded: aed(refunded), goingBack: aed(goingBack) },
    )

  it("what it told, whatever a change gave back before", () => {
    expect(refunds(1575, 504, 4904, 504)).toEqual({ back: aed(504), all: aed(5408) })
    expect(refunds(1575, 504, 5408, 0)).toEqual({ back: aed(504), all: aed(5408) })
    expect(refunds(1575, 0, 4904, 0)).toEqual({ back: aed(0), all: aed(4904) })
  })

  it("a payment that arrives after it, whole", () => {
    expect(refunds(0, 0, 0, 5594)).toEqual({ back: aed(5594), all: aed(5594) })
  })
})
