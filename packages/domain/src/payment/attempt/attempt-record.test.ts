import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../../money/money.ts"
import { runs } from "../../testing/runs.ts"
import type { AttemptEvent } from "./attempt-event.ts"
import {
  type AttemptIntent,
  type AttemptRecord,
  afterAttemptEvent,
  attemptOf,
  beginAttempt,
  isAllGoingBack,
  leftToRefund,
} from "./attempt-record.ts"
import { isLive } from "./attempt-state.ts"
import type { CardDecision } from "./card-return.ts"
import { eventAfter } from "./heard-of-attempt.ts"

const amount = money(2_625, "AED")
const minute = 60_000

const intent: AttemptIntent = {
  id: "attempt-1",
  booking: "AE4K7M2XQ9TB3HV" as AttemptIntent["booking"],
  reference: "AE4K7M2XQ9TB3HV-a1-0123456789abcdef",
  gateway: "aps",
  method: "card",
  amount,
  email: "aisha@example.com",
  language: "en",
  origin: null,
  isByLink: false,
  createdAt: 0,
  change: null,
  expiresAt: 30 * minute,
}

/** What may happen to an attempt, in an order that nobody promises. */
type Stimulus =
  | { readonly kind: "issue" | "token" | "send" | "abandon" | "review" }
  | { readonly kind: "hear"; readonly code: string | null; readonly told: number | null; readonly asked: boolean }
  | { readonly kind: "ask-refund"; readonly share: number }
  | { readonly kind: "end-refund"; readonly isDone: boolean }

const yes = "14000"
const no = "13666"
const unclear = ["19000", "15777", "00006", "99999", null] as const

const aStimulus: fc.Arbitrary<Stimulus> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Stimulus>({ kind: "issue" }, { kind: "token" }, { kind: "send" }) },
  { weight: 1, arbitrary: fc.constantFrom<Stimulus>({ kind: "abandon" }, { kind: "review" }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("hear" as const),
      code: fc.constantFrom(yes, yes, no, ...unclear),
      told: fc.constantFrom(amount.minor, amount.minor, 1, null),
      asked: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("ask-refund" as const), share: fc.integer({ min: 1, max: 3_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("end-refund" as const), isDone: fc.boolean() }) },
)

/** What a person would say of the attempt, who knows nothing of states: the model. */
interface Model {
  readonly step: "made" | "shown" | "token" | "sent"
  readonly is: "open" | "left" | "paid" | "refused" | "doubted"
  readonly has: number
  readonly promised: number
  readonly returned: number
  readonly waiting: readonly number[]
}

const begun: Model = { step: "made", is: "open", has: 0, promised: 0, returned: 0, waiting: [] }

function modelAfter(model: Model, stimulus: Stimulus): Model {
  switch (stimulus.kind) {
    case "issue":
      return model.is === "open" && model.step === "made" ? { ...model, step: "shown" } : model
    case "token":
      return model.is === "open" && model.step === "shown" ? { ...model, step: "token" } : model
    case "send":
      return model.is === "open" && model.step === "token" ? { ...model, step: "sent" } : model
    case "abandon":
      return model.is === "open" && model.step !== "sent" ? { ...model, is: "left" } : model
    case "review":
      return model.returned > 0 && model.returned === model.has ? model : { ...model, is: "doubted" }
    case "hear":
      return modelAfterHearing(model, stimulus)
    case "ask-refund": {
      const { share } = stimulus
      if (share > model.has - model.promised) return model
      return { ...model, promised: model.promised + share, waiting: [...model.waiting, share] }
    }
    case "end-refund": {
      const [first, ...waiting] = model.waiting
      if (first === undefined) return model
      return stimulus.isDone
        ? { ...model, waiting, returned: model.returned + first }
        : { ...model, waiting, promised: model.promised - first }
    }
  }
}

function modelAfterHearing(model: Model, heard: Extract<Stimulus, { readonly kind: "hear" }>): Model {
  if (model.is === "paid" || model.is === "doubted") return model
  if (heard.code === yes) {
    const isRight = heard.told === amount.minor
    // Money for what was never sent, or was refused, is money in doubt, and so is another amount.
    const couldBe = model.is === "left" || (model.is === "open" && (model.step === "shown" || model.step === "sent"))
    const is = isRight && couldBe ? "paid" : "doubted"
    return { ...model, is, has: heard.told ?? 0 }
  }
  if (heard.code !== no || model.is === "refused") return model
  const canBeRefused = model.is === "left" || model.step === "shown" || model.step === "sent"
  return canBeRefused ? { ...model, is: "refused" } : model
}

function eventOf(attempt: AttemptRecord, stimulus: Stimulus, waiting: readonly number[]): AttemptEvent | null {
  const [first] = waiting
  switch (stimulus.kind) {
    case "issue":
      return attempt.state === "created" ? { type: "issued", opened: { kind: "pipe", base: "x" } } : null
    case "token":
      return attempt.state === "formIssued" ? { type: "tokenised", token: "t", card: null } : null
    case "send":
      return attempt.state === "tokenized" ? { type: "sending" } : null
    case "abandon":
      return { type: "abandoned" }
    case "review":
      return { type: "reviewed" }
    case "hear": {
      const told = stimulus.told === null ? null : money(stimulus.told, "AED")
      const common = { gateway: "aps", amount: told } as const
      const answer = stimulus.asked
        ? ({ ...common, command: "inquiry", responseCode: "12000", transactionCode: stimulus.code } as const)
        : ({ ...common, command: "purchase", responseCode: stimulus.code, url3d: null } as const)
      return eventAfter(attempt, { answer, transaction: null, card: null }, 20 * minute)
    }
    case "ask-refund":
      return stimulus.share <= leftToRefund(attempt).minor
        ? { type: "refund-asked", refund: "r", amount: money(stimulus.share, "AED") }
        : null
    case "end-refund":
      if (first === undefined) return null
      return { type: stimulus.isDone ? "refunded" : "refund-refused", refund: "r", amount: money(first, "AED") }
  }
}

/** What the model says of each state. */
function classOf({ state, wasPaid }: AttemptRecord): Model["is"] {
  if (isLive(state)) return "open"
  if (state === "abandoned") return "left"
  if (state === "declined" || state === "notCharged") return "refused"
  if (state === "refunded") return wasPaid ? "paid" : "doubted"
  return state === "review" ? "doubted" : "paid"
}

describe("an attempt, whatever happens in whatever order", () => {
  it("is what a person would say of its money, in 5,000 lives", () => {
    fc.assert(
      fc.property(fc.array(aStimulus, { maxLength: 25 }), (stimuli) => {
        let attempt = beginAttempt(intent)
        let model = begun
        const log = []
        for (const stimulus of stimuli) {
          const event = eventOf(attempt, stimulus, model.waiting)
          if (event) {
            const entry = { ...event, order: attempt.order + 1, at: attempt.order, evidence: "system" } as const
            const after = afterAttemptEvent(attempt, entry)
            log.push(entry)
            // Money that was paid is gone by refunds alone (I9).
            if (attempt.wasPaid) expect(["paid", "partRefunded", "refunded", "review"]).toContain(after.state)
            attempt = after
          }
          model = modelAfter(model, stimulus)
          const isWholeBack = model.has > 0 && model.returned === model.has
          if (!isWholeBack) expect(classOf(attempt), JSON.stringify([stimulus, attempt.state])).toBe(model.is)
          else expect(attempt.state).toBe("refunded")
          expect([attempt.held.minor, attempt.refundsAsked.minor, attempt.refunded.minor]).toEqual([
            model.has,
            model.promised,
            model.returned,
          ])
        }
        expect(attemptOf(intent, log)).toEqual(attempt)
        expect(attempt.refunded.minor).toBeLessThanOrEqual(attempt.held.minor)
      }),
      { numRuns: runs(5_000) },
    )
  })
})

/** The attempt after events of one evidence, in their order. */
const attemptWith = (...events: readonly AttemptEvent[]) =>
  attemptOf(
    intent,
    events.map((event, index) => ({ ...event, order: index + 1, at: index, evidence: "system" })),
  )
const decided = (decision: CardDecision): AttemptEvent => ({
  type: "decided",
  decision,
  code: null,
  told: amount,
  transaction: null,
  card: null,
})
const sent: readonly AttemptEvent[] = [
  { type: "issued", opened: { kind: "pipe", base: "x" } },
  { type: "tokenised", token: "t", card: null },
  { type: "sending" },
]
const setAside = [...sent, decided({ kind: "authorised" })]
const none = money(0, "AED")

describe("money that is only set aside", () => {
  it("counts as paid of its booking until it is needed no more, and nothing else does", () => {
    expect([beginAttempt(intent).countsAside, attemptWith(...sent).countsAside]).toEqual([false, false])
    const isAside = { state: "authorised", countsAside: true, wasPaid: false, held: none }
    expect(attemptWith(...setAside)).toMatchObject(isAside)
    expect(attemptWith(...setAside, decided({ kind: "authorised" }))).toMatchObject(isAside)
    expect(attemptWith(...sent, decided({ kind: "paid" }))).toMatchObject({
      state: "paid",
      countsAside: false,
      held: amount,
    })
    expect(attemptWith(...setAside, { type: "unneeded" })).toMatchObject({ ...isAside, countsAside: false })
  })

  it("is taken, as much of it as is asked for, or let go of; and where neither came about may be tried again", () => {
    const part = money(2_000, "AED")
    for (const how of ["capture", "release"] as const) {
      const closing = { how, amount: part, maintenance: "m1" }
      const begun: readonly AttemptEvent[] = [...setAside, { type: "closing", ...closing }]
      expect(attemptWith(...begun)).toMatchObject({
        state: "authorised",
        countsAside: true,
        closing: { ...closing, at: 4 },
      })
      expect(attemptWith(...begun, { type: "closing-failed" })).toMatchObject({ state: "authorised", closing: null })
      expect(attemptWith(...begun, { type: "closed", how, amount: part })).toMatchObject(
        how === "capture"
          ? { state: "captured", held: part, wasPaid: true, countsAside: false, closing: null }
          : { state: "voided", held: none, wasPaid: false, countsAside: false, closing: null },
      )
    }
  })

  it("counts no more once a person has found that there is none", () => {
    const ruled = {
      type: "ruled",
      ruling: "void",
      outcome: "none-charged",
      by: "ops-1",
      reason: "",
      held: none,
    } as const
    expect(attemptWith(...setAside, { type: "reviewed" })).toMatchObject({ state: "review", countsAside: true })
    expect(attemptWith(...setAside, { type: "reviewed" }, ruled)).toMatchObject({
      state: "notCharged",
      countsAside: false,
    })
  })
})

describe("what a person settles", () => {
  it("is paid, or partly given back where something of it went back before", () => {
    const settled = {
      type: "ruled",
      ruling: "settle",
      outcome: "settled",
      by: "ops-1",
      reason: "",
      held: amount,
    } as const
    const doubted = [...sent, decided({ kind: "paid" }), { type: "reviewed" }] as const
    expect(attemptWith(...doubted, settled)).toMatchObject({ state: "paid", wasPaid: true, held: amount })
    const back = { refund: "r", amount: money(125, "AED") }
    const partly = [...doubted, { type: "refund-asked", ...back }, { type: "refunded", ...back }] as const
    expect(attemptWith(...partly)).toMatchObject({ state: "review" })
    expect(attemptWith(...partly, settled)).toMatchObject({
      state: "partRefunded",
      wasPaid: true,
      refunded: back.amount,
    })
  })
})

describe("money of which nothing stays", () => {
  it("is said to go back as soon as that is asked for, until it is refused; part of it is not all", () => {
    const paid = [...sent, decided({ kind: "paid" })] as const
    const all = { refund: "r", amount } as const
    const part = { refund: "r", amount: money(125, "AED") } as const
    expect(isAllGoingBack(attemptWith(...sent))).toBe(false)
    expect(isAllGoingBack(attemptWith(...paid))).toBe(false)
    expect(isAllGoingBack(attemptWith(...paid, { type: "refund-asked", ...part }))).toBe(false)
    expect(isAllGoingBack(attemptWith(...paid, { type: "refund-asked", ...all }))).toBe(true)
    const refused = [{ type: "refund-asked", ...all } as const, { type: "refund-refused", ...all } as const]
    expect(isAllGoingBack(attemptWith(...paid, ...refused))).toBe(false)
  })

  it("was set aside for what it cannot pay, or is being let go of", () => {
    expect(isAllGoingBack(attemptWith(...setAside))).toBe(false)
    expect(isAllGoingBack(attemptWith(...setAside, { type: "unneeded" }))).toBe(true)
    for (const how of ["capture", "release"] as const) {
      const closing = { type: "closing", how, amount, maintenance: "m" } as const
      expect(isAllGoingBack(attemptWith(...setAside, closing))).toBe(how === "release")
    }
  })
})

describe("a customer at his bank", () => {
  it("is led there until the bank has sent him back, and nothing else of his payment changes by that", () => {
    const asked = attemptWith(...sent, decided({ kind: "redirect-to-3ds", url: "https://bank.example/1" }))
    expect(asked).toMatchObject({ state: "awaiting3ds", url3d: "https://bank.example/1" })
    const back = afterAttemptEvent(asked, { type: "returned", order: 5, at: 9, evidence: "form-return" })
    expect(back).toEqual({ ...asked, order: 5, url3d: null })
  })
})
