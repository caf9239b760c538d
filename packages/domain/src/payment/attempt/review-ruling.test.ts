import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Money, money, subtract } from "../../money/money.ts"
import { anAttempt } from "../../testing/arbitraries-payment.ts"
import { runs } from "../../testing/runs.ts"
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
      isByLink: false,
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
        if (ruling === "settle") {
          expect(after.wasPaid).toBe(true)
          expect(after.state).toBe(after.refunded.minor > 0 ? "partRefunded" : "paid")
        }
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

  const aed = (minor: number) => money(minor, "AED")
  const keeps = (minor: number): GatewayWord => ({ kind: "keeps", amount: aed(minor) })
  const foreign: GatewayWord = { kind: "keeps", amount: money(800, "QAR") }
  const [any] = fc.sample(underReview, 1)
  const reviewed = (over: Partial<AttemptRecord>): AttemptRecord => {
    const refunded = over.refunded ?? aed(0)
    const begun = { ...(any as AttemptRecord), amount: aed(1_000), refunded, refundsAsked: refunded }
    return { ...begun, wasPaid: false, held: aed(600), ...over }
  }
  const paid = { wasPaid: true, held: aed(1_000), refunded: aed(200) }

  it.each([
    ["settle", paid, keeps(800), { kind: "settled" }, 1_000],
    ["settle", paid, keeps(500), { kind: "given-back-there", amount: aed(300) }, 1_000],
    ["settle", { ...paid, held: aed(700) }, keeps(500), { kind: "settled" }, 700],
    ["refund", paid, keeps(800), { kind: "giving-back", amount: aed(800) }, 1_000],
    ["settle", {}, keeps(1_000), { kind: "settled" }, 1_000],
    ["refund", {}, keeps(600), { kind: "giving-back", amount: aed(600) }, 600],
    ["refund", { refunded: aed(100) }, keeps(900), { kind: "giving-back", amount: aed(900) }, 1_000],
    ["void", { refunded: aed(100) }, keeps(0), { kind: "none-charged" }, 100],
    ["void", {}, { kind: "set-aside" }, { kind: "letting-go" }, 600],
  ] as const)("may %s, of what was %j, where the gateway says %j: %j, and has %i after it", (...row) => {
    const [ruling, facts, word, outcome, held] = row
    const attempt = reviewed(facts)
    expect(rulingOutcome(attempt, ruling, word)).toEqual(Result.succeed(outcome))
    expect(heldAfterRuling(attempt, outcome)).toEqual(aed(held))
  })

  it.each([
    ["settle", paid, keeps(900)],
    ["settle", paid, foreign],
    ["refund", paid, keeps(500)],
    ["refund", { ...paid, refunded: aed(1_000) }, keeps(0)],
    ["void", { ...paid, refunded: aed(1_000) }, keeps(0)],
    ["void", paid, keeps(800)],
    ["settle", {}, keeps(600)],
    ["settle", {}, foreign],
    ["settle", { refunded: aed(100) }, keeps(1_000)],
    ["refund", {}, keeps(0)],
    ["settle", {}, { kind: "set-aside" }],
    ["refund", {}, { kind: "set-aside" }],
  ] as const)("may not %s, of what was %j, where the gateway says %j, and tells the sum that it named", (...row) => {
    const [ruling, facts, word] = row
    const told = word?.kind === "keeps" ? word.amount : null
    expect(rulingOutcome(reviewed(facts), ruling, word)).toMatchObject({
      failure: { reason: "gateway-says-otherwise", told },
    })
  })

  it("waits while the gateway is silent, and while money is on its way", () => {
    const closing = { how: "release", amount: aed(600), maintenance: "m", at: 0 } as const
    for (const ruling of rulings) {
      expect(rulingOutcome(reviewed({}), ruling, null)).toMatchObject({
        failure: { reason: "gateway-silent", told: null },
      })
      expect(rulingOutcome(reviewed({ closing }), ruling, keeps(600))).toMatchObject({
        failure: { reason: "money-under-way" },
      })
    }
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
