import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Money, money, subtract } from "../money/money.ts"
import { anAttempt } from "../testing/arbitraries-payment.ts"
import { runs } from "../testing/runs.ts"
import type { RecordedAttemptEvent } from "./attempt-event.ts"
import { type AttemptRecord, afterAttemptEvent, beginAttempt, leftToRefund } from "./attempt-record.ts"
import { type GatewayWord, heldAfterRuling, rulingOutcome } from "./review-ruling.ts"
import { type Ruling, rulings } from "./ruling.ts"

/** An attempt under review: paid before or not, with part of it given back. */
const underReview: fc.Arbitrary<AttemptRecord> = fc
  .tuple(anAttempt, fc.boolean(), fc.nat(1_000_000), fc.nat(1_000_000))
  .map(([attempt, wasPaid, heard, share]) => {
    const intent = {
      reference: "r",
      gateway: "aps",
      email: "",
      language: "en",
      origin: null,
      expiresAt: 0,
      change: null,
    } as const
    const held = wasPaid ? attempt.amount : money(heard, attempt.amount.currency)
    const refunded = money(share % (held.minor + 1), held.currency)
    const begun = beginAttempt({ ...attempt, ...intent })
    return { ...begun, state: "review", wasPaid, held, refunded, refundsAsked: refunded }
  })

const aWord = ({ amount, held, refunded }: AttemptRecord): fc.Arbitrary<GatewayWord> => {
  const keeps = (kept: Money): GatewayWord => ({ kind: "keeps", amount: kept })
  const other = amount.currency === "AED" ? "QAR" : "AED"
  return fc.oneof(
    fc.constant(null),
    fc.constant({ kind: "set-aside" } as const),
    fc.constantFrom(amount, subtract(held, refunded), money(0, amount.currency), money(amount.minor, other)).map(keeps),
    fc.nat(1_000_000).map((minor) => keeps(money(minor, amount.currency))),
  )
}

const aCase = underReview.chain((attempt) =>
  fc.tuple(fc.constant(attempt), fc.constantFrom(...rulings), aWord(attempt)),
)

const ruledOn = (attempt: AttemptRecord, ruling: Ruling, word: GatewayWord) => {
  const outcome = Result.getOrThrow(rulingOutcome(attempt, ruling, word))
  const held = heldAfterRuling(attempt, outcome)
  const event = { type: "ruled", ruling, outcome: outcome.kind, by: "ops-1", reason: "", held } as const
  const recorded: RecordedAttemptEvent = { ...event, order: 1, at: 0, evidence: "operator" }
  return { outcome, after: afterAttemptEvent(attempt, recorded) }
}

describe("a ruling on an attempt under review", () => {
  it("follows the gateway's word alone, and leaves our books with what the gateway has", () => {
    fc.assert(
      fc.property(aCase, ([attempt, ruling, word]) => {
        if (Result.isFailure(rulingOutcome(attempt, ruling, word))) return
        const { outcome, after } = ruledOn(attempt, ruling, word)
        expect(word).not.toBeNull()
        if (word?.kind !== "keeps") {
          expect([ruling, outcome.kind, after.state]).toEqual(["void", "letting-go", "review"])
          return
        }
        const later = outcome.kind === "given-back-there" ? outcome.amount.minor : 0
        expect(after.held.minor - after.refunded.minor - later).toBe(word.amount.minor)
        if (ruling === "settle") expect(after.wasPaid).toBe(true)
        if (ruling === "settle" && !attempt.wasPaid) expect(word.amount).toEqual(attempt.amount)
        if (ruling === "refund") expect(leftToRefund(after)).toEqual(word.amount)
        if (ruling === "void") expect([after.state, word.amount.minor]).toEqual(["notCharged", 0])
      }),
      { numRuns: runs(1_000) },
    )
  })

  it("is open for every sum that the gateway has in the attempt's currency of what was not paid before", () => {
    fc.assert(
      fc.property(aCase, ([attempt, , word]) => {
        if (attempt.wasPaid || word?.kind !== "keeps" || word.amount.currency !== attempt.amount.currency) return
        const open = rulings.filter((ruling) => Result.isSuccess(rulingOutcome(attempt, ruling, word)))
        expect(open).toContain(word.amount.minor === 0 ? "void" : "refund")
      }),
      { numRuns: runs(1_000) },
    )
  })

  it.each([
    ["settle", { state: "paid" }, "not-under-review"],
    ["refund", { refundsAsked: money(1, "AED") }, "money-under-way"],
  ] as const)("is refused to %s what is %j", (ruling, patch, reason) => {
    const [attempt] = fc.sample(
      underReview.filter(({ held }) => held.currency === "AED"),
      1,
    )
    const odd = { ...(attempt as AttemptRecord), refunded: money(0, "AED"), ...patch }
    expect(rulingOutcome(odd, ruling, { kind: "keeps", amount: odd.amount })).toMatchObject({ failure: { reason } })
  })
})
