import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../../money/money.ts"
import { anInstant } from "../../testing/arbitraries.ts"
import { runs } from "../../testing/runs.ts"
import { cancellationAt } from "./cancellation-policy.ts"
import { bookingParts, changeRefusal } from "./change-policy.ts"
import { changeableParts } from "./changeable-parts.ts"

const states = [
  "awaitingPayment",
  "confirmed",
  "assigned",
  "onHold",
  "pickedUp",
  "deliveryStarted",
  "delivered",
] as const
const anOptionalInstant = fc.option(anInstant)

describe("what an owner may change now", () => {
  it("is what the policy lets him, told by what cancelling costs alone", () => {
    const facts = fc.record({ orderBy: anInstant, startedAt: anOptionalInstant, collectedAt: anOptionalInstant })
    fc.assert(
      fc.property(facts, fc.constantFrom(...states), anInstant, (times, state, now) => {
        const prices = { paid: money(0, "AED"), minimumFare: money(2_000, "AED") }
        const offered = changeableParts(state, cancellationAt({ ...times, ...prices }, now), now)
        const isCollected = times.collectedAt !== null && now >= times.collectedAt
        for (const part of bookingParts)
          expect(offered.has(part)).toBe(
            changeRefusal("booking-complete", part, { ...times, state, isCollected }, now) === null,
          )
      }),
      { numRuns: runs(500) },
    )
  })
})
