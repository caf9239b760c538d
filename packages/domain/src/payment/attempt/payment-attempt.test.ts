import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../../money/money.ts"
import { aDecision, anAttempt, attemptStates } from "../../testing/arbitraries-payment.ts"
import { type AttemptFailure, reportOf } from "./attempt-report.ts"
import { type AttemptState, attemptMoves, isLive } from "./attempt-state.ts"
import { attemptAfter, moveAttempt, type PaymentAttempt, refundAttempt } from "./payment-attempt.ts"

const inState = (state: AttemptState): PaymentAttempt => ({
  id: "attempt-1",
  booking: "AE4K7M2XQ9TB3HV" as PaymentAttempt["booking"],
  method: "card",
  amount: money(2_625, "AED"),
  refunded: money(0, "AED"),
  state,
  createdAt: 0,
})

/** Every state that can be reached from one, however many moves it takes. */
function reachable(from: AttemptState): ReadonlySet<AttemptState> {
  const found = new Set<AttemptState>()
  const look = (state: AttemptState) => {
    for (const next of attemptMoves[state])
      if (!found.has(next)) {
        found.add(next)
        look(next)
      }
  }
  look(from)
  return found
}

describe("the states of a payment attempt", () => {
  it("are the seventeen of D45, all reached from 'created'", () => {
    expect(attemptStates).toHaveLength(17)
    expect([...reachable("created"), "created"].sort()).toEqual([...attemptStates].sort())
  })

  it("lead from no settled state back to a live one", () => {
    expect(attemptStates.filter(isLive)).toEqual([
      "created",
      "formIssued",
      "tokenized",
      "sending",
      "awaiting3ds",
      "pending",
      "unknown",
    ])
    for (const state of attemptStates.filter((each) => !isLive(each)))
      expect([...reachable(state)].filter(isLive), state).toEqual([])
  })

  it("leave what is paid by a refund or for review only, and what is refunded not at all", () => {
    expect(attemptMoves.paid).toEqual(["partRefunded", "refunded", "review"])
    expect(attemptMoves.refunded).toEqual([])
    for (const state of ["declined", "notCharged", "voided"] as const) expect(attemptMoves[state]).toEqual(["review"])
  })

  it("move what is held for capture and what is under review to where money is settled, and nowhere else", () => {
    const { authorised, captured, partRefunded, review } = attemptMoves
    expect({ authorised, captured, partRefunded, review }).toEqual({
      authorised: ["captured", "voided", "review"],
      captured: ["partRefunded", "refunded", "review"],
      partRefunded: ["partRefunded", "refunded", "review"],
      review: ["paid", "captured", "partRefunded", "notCharged", "voided", "refunded"],
    })
  })

  it("move as the table says and are refused otherwise, both named", () => {
    for (const from of attemptStates)
      for (const to of attemptStates) {
        const moved = moveAttempt(inState(from), to)
        if (attemptMoves[from].includes(to)) expect(Result.getOrThrow(moved)).toEqual(inState(to))
        else expect(Result.isFailure(moved) && moved.failure).toMatchObject({ _tag: "IllegalAttemptMove", from, to })
      }
  })
})

describe("an attempt after what a gateway said", () => {
  it("makes only legal moves, whatever is said in whatever order", () => {
    fc.assert(
      fc.property(anAttempt, fc.array(aDecision, { maxLength: 12 }), (attempt, decisions) => {
        let at = attempt
        for (const decision of decisions) {
          const next = attemptAfter(at, decision)
          if (next.state !== at.state) expect(attemptMoves[at.state]).toContain(next.state)
          expect({ ...next, state: at.state }).toEqual(at)
          at = next
        }
      }),
    )
  })

  it("says the same however often it is told", () => {
    fc.assert(
      fc.property(anAttempt, aDecision, (attempt, decision) => {
        const once = attemptAfter(attempt, decision)
        expect(attemptAfter(once, decision)).toEqual(once)
      }),
    )
  })

  it("never forgets money: what is told paid stays paid or comes under review, whatever was told before and after", () => {
    const money = new Set<AttemptState>(["paid", "authorised", "captured", "partRefunded", "refunded", "review"])
    fc.assert(
      fc.property(anAttempt, fc.array(aDecision), fc.array(aDecision), (attempt, before, after) => {
        const told = [...before, { kind: "paid" as const }, ...after]
        expect(money).toContain(told.reduce(attemptAfter, attempt).state)
      }),
    )
  })

  it("undoes nothing that is paid by a refusal that comes later, and nothing under review by any answer", () => {
    fc.assert(
      fc.property(fc.array(aDecision), (decisions) => {
        expect(decisions.reduce(attemptAfter, inState("paid")).state).toBe("paid")
        expect(decisions.reduce(attemptAfter, inState("review")).state).toBe("review")
      }),
    )
  })

  it("leaves what holds money to commands: of all answers only 'paid' moves one on, from authorised to captured", () => {
    for (const state of ["paid", "authorised", "captured", "partRefunded", "refunded", "review"] as const)
      fc.assert(
        fc.property(aDecision, (decision) => {
          const isCapture = state === "authorised" && decision.kind === "paid"
          expect(attemptAfter(inState(state), decision).state).toBe(isCapture ? "captured" : state)
        }),
      )
  })

  it("is for review when money is heard of after it was refused, found uncharged or given up", () => {
    const paid = { kind: "paid" } as const
    const toldPaid = (state: AttemptState) => attemptAfter(inState(state), paid).state
    expect([toldPaid("declined"), toldPaid("notCharged"), toldPaid("voided"), toldPaid("tokenized")]).toEqual(
      Array.from({ length: 4 }, () => "review"),
    )
    for (const state of ["declined", "notCharged", "voided", "tokenized"] as const)
      expect(attemptAfter(inState(state), { kind: "authorised" }).state, state).toBe("review")
    expect(toldPaid("abandoned")).toBe("paid")
    expect(toldPaid("authorised")).toBe("captured")
  })

  it("walks 18000, 20064 and 14000 from the form to paid, and is not made anew by a second 20064", () => {
    const redirect = { kind: "redirect-to-3ds", url: "https://acs.bank.example" } as const
    expect(attemptAfter(inState("formIssued"), { kind: "tokenised" }).state).toBe("tokenized")
    expect(attemptAfter(inState("sending"), redirect).state).toBe("awaiting3ds")
    expect(attemptAfter(inState("awaiting3ds"), redirect).state).toBe("awaiting3ds")
    expect(attemptAfter(inState("awaiting3ds"), { kind: "paid" }).state).toBe("paid")
    expect(attemptAfter(inState("sending"), { kind: "checking", because: "uncertain" }).state).toBe("unknown")
    expect(attemptAfter(inState("sending"), { kind: "checking", because: "pending" }).state).toBe("pending")
    expect(attemptAfter(inState("unknown"), { kind: "not-charged" }).state).toBe("notCharged")
  })
})

describe("a refund", () => {
  it("is never more than was paid, all refunds together, and ends in 'refunded' exactly when all is given back", () => {
    fc.assert(
      fc.property(anAttempt, fc.array(fc.integer({ min: -10, max: 600_000 }), { maxLength: 6 }), (attempt, amounts) => {
        let at = attempt
        for (const minor of amounts) {
          const answer = refundAttempt(at, money(minor, at.amount.currency))
          if (Result.isFailure(answer)) continue
          expect(answer.success.refunded.minor).toBe(at.refunded.minor + minor)
          at = answer.success
          expect(at.state === "refunded").toBe(at.refunded.minor === at.amount.minor)
        }
        expect(at.refunded.minor).toBeLessThanOrEqual(at.amount.minor)
        expect(at.refunded.minor).toBeGreaterThanOrEqual(attempt.refunded.minor)
      }),
    )
  })

  it("of nothing, of more than is left, or of what was never paid is refused and changes nothing", () => {
    const paid = inState("paid")
    const failureOf = (answer: Result.Result<unknown, unknown>) => Result.isFailure(answer) && answer.failure
    expect(failureOf(refundAttempt(paid, money(0, "AED")))).toMatchObject({
      _tag: "RefundExceedsPayment",
      amount: money(2_625, "AED"),
    })
    const partly = Result.getOrThrow(refundAttempt(paid, money(625, "AED")))
    expect(failureOf(refundAttempt(partly, money(2_001, "AED")))).toMatchObject({
      _tag: "RefundExceedsPayment",
      amount: money(2_000, "AED"),
    })
    expect(failureOf(refundAttempt(inState("declined"), money(1, "AED")))).toMatchObject({ _tag: "IllegalAttemptMove" })
    expect(Result.getOrThrow(refundAttempt(paid, money(625, "AED")))).toMatchObject({ state: "partRefunded" })
    expect(Result.getOrThrow(refundAttempt(paid, money(2_625, "AED")))).toMatchObject({ state: "refunded" })
  })
})

describe("what the waiting page is told of an attempt", () => {
  const plain = { isGoingBack: false, isCancelled: false }

  it("is 'failed' only when nothing is or will be charged, and 'paid' only when money is held", () => {
    const reports = Object.fromEntries(
      attemptStates.map((state) => {
        const report = reportOf(inState(state), plain)
        return [state, report.kind === "failed" ? report.reason : report.kind]
      }),
    )
    expect(reports).toEqual({
      created: "checking",
      formIssued: "checking",
      tokenized: "checking",
      sending: "checking",
      awaiting3ds: "checking",
      pending: "checking",
      unknown: "checking",
      review: "checking",
      paid: "paid",
      authorised: "paid",
      captured: "paid",
      partRefunded: "paid",
      declined: "declined",
      notCharged: "not-charged",
      abandoned: "abandoned",
      voided: "refunded",
      refunded: "refunded",
    } satisfies Record<AttemptState, AttemptFailure | "checking" | "paid">)
    expect(reportOf(inState("paid"), plain)).toEqual({ kind: "paid", booking: "AE4K7M2XQ9TB3HV" })
  })

  it("is 'cancelled' in place of 'declined' where its customer cancelled it, and nothing else is said otherwise for that", () => {
    for (const state of attemptStates) {
      const [without, report] = [
        reportOf(inState(state), plain),
        reportOf(inState(state), { ...plain, isCancelled: true }),
      ]
      expect(report, state).toEqual(state === "declined" ? { kind: "failed", reason: "cancelled" } : without)
    }
  })

  it("is never 'paid' where all of the money goes back, and otherwise as it is where none does", () => {
    for (const state of attemptStates) {
      const [staying, goingBack] = [
        reportOf(inState(state), plain),
        reportOf(inState(state), { ...plain, isGoingBack: true }),
      ]
      expect(goingBack, state).toEqual(staying.kind === "paid" ? { kind: "failed", reason: "refunded" } : staying)
    }
  })
})
