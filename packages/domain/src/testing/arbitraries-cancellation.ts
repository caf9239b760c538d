import fc from "fast-check"
import type { CancellationFacts, CancellationPolicy } from "../booking/change/cancellation-policy.ts"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import { markets } from "../market/market.ts"
import { money } from "../money/money.ts"
import { aMarket, anInstant } from "./arbitraries.ts"

const kept = fc.constantFrom("nothing" as const, "minimum-fare" as const, "everything" as const)

const aPolicy: fc.Arbitrary<CancellationPolicy> = fc.record({ free: kept, late: kept, collected: kept })

/** The facts of a cancellation, all within a day of its last order time, and an operator's policy. */
export const aCancellation: fc.Arbitrary<{
  readonly facts: CancellationFacts
  readonly now: Instant
  readonly policy: CancellationPolicy
}> = fc.tuple(aMarket, anInstant, fc.integer({ min: -msPerDay, max: msPerDay })).chain(([market, orderBy, apart]) => {
  const amount = fc.nat(100_000).map((minor) => money(minor, markets[market].currency))
  const started = fc.option(
    fc.record({ after: fc.integer({ min: -msPerDay, max: msPerDay }), collectedAfter: fc.option(fc.nat(msPerDay)) }),
  )
  return fc.record({
    facts: fc.record({ started, paid: amount, minimumFare: amount }).map(({ started: start, ...amounts }) => {
      const startedAt = start && orderBy + start.after
      const collectedAfter = start?.collectedAfter ?? null
      const collectedAt = startedAt === null || collectedAfter === null ? null : startedAt + collectedAfter
      return { ...amounts, orderBy, startedAt, collectedAt }
    }),
    now: fc.oneof(fc.constant(orderBy + apart), fc.constantFrom(orderBy - 1, orderBy)),
    policy: aPolicy,
  })
})
