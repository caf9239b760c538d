import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anInstant } from "../../testing/arbitraries.ts"
import { aChallenge, aCodePurpose } from "../../testing/arbitraries-account.ts"
import { standInDigest } from "../../testing/stand-in-digest.ts"
import {
  type CodeAttempt,
  type CodeCap,
  type CodeChallenge,
  type CodeChannel,
  codeRefusal,
  codeRules,
  codeText,
  judgeCode,
} from "./one-time-code.ts"

const issuedAt = Date.parse("2026-11-21T12:00:00+04:00")
const tenMinutes = 10 * 60_000
const sealed = (channel: CodeChannel, code: string) => standInDigest(codeText("c1", "forgot", channel, code))
const challenge: CodeChallenge = {
  id: "c1",
  purpose: "forgot",
  codes: [
    { channel: "sms", destination: "+971501234567", digest: sealed("sms", "1234"), accountId: null },
    { channel: "email", destination: "amna@example.com", digest: sealed("email", "9876"), accountId: null },
  ],
  issuedAt,
  wrongTries: 0,
  isUsed: false,
}
const typed = (code: string): CodeAttempt => ({
  purpose: "forgot",
  digests: { sms: sealed("sms", code), email: sealed("email", code) },
})

/** Digests that fit the drawn challenges, or do not. */
const anAttempt = fc.record({
  purpose: aCodePurpose,
  digests: fc.nat(4).map((number) => ({ sms: `sms-${number}`, email: `email-${number}` })),
})

describe("a one-time code", () => {
  it("is taken from either channel, and proves only its own", () => {
    for (const [code, channel] of [
      ["1234", "sms"],
      ["9876", "email"],
    ] as const) {
      const verdict = judgeCode(challenge, typed(code), issuedAt)
      expect(verdict).toMatchObject({ kind: "accepted", proved: { channel }, challenge: { isUsed: true } })
    }
  })

  it("is good for exactly ten minutes", () => {
    expect(judgeCode(challenge, typed("1234"), issuedAt + tenMinutes - 1).kind).toBe("accepted")
    expect(judgeCode(challenge, typed("1234"), issuedAt + tenMinutes)).toEqual({ kind: "expired" })
  })

  it("is good once", () => {
    const verdict = judgeCode(challenge, typed("1234"), issuedAt)
    if (verdict.kind !== "accepted") throw new Error(verdict.kind)
    expect(judgeCode(verdict.challenge, typed("1234"), issuedAt)).toEqual({ kind: "used" })
  })

  it("may be tried three times, and after that not even the right one is taken", () => {
    let current = challenge
    for (const triesLeft of [2, 1, 0]) {
      const verdict = judgeCode(current, typed("0000"), issuedAt)
      expect(verdict).toMatchObject({ kind: "wrong", triesLeft })
      if (verdict.kind === "wrong") current = verdict.challenge
    }
    expect(judgeCode(current, typed("1234"), issuedAt)).toEqual({ kind: "too-many-tries" })
    const third = { ...challenge, wrongTries: 2 }
    expect(judgeCode(third, typed("1234"), issuedAt).kind).toBe("accepted")
  })

  it("opens nothing but what it was sent for", () => {
    const other = { ...typed("1234"), purpose: "login" as const }
    expect(judgeCode(challenge, other, issuedAt)).toMatchObject({ kind: "wrong", triesLeft: 2 })
  })

  it("follows the operator's tries and minutes", () => {
    const rules = { tries: 1, lifetimeMinutes: 1 }
    expect(judgeCode(challenge, typed("0000"), issuedAt, rules)).toMatchObject({ kind: "wrong", triesLeft: 0 })
    expect(judgeCode(challenge, typed("1234"), issuedAt + 60_000, rules)).toEqual({ kind: "expired" })
  })

  it("is accepted at most once and tried at most three times, whatever is typed when", () => {
    const attempts = fc.array(fc.tuple(anAttempt, fc.integer({ min: 0, max: 300_000 })), { maxLength: 12 })
    fc.assert(
      fc.property(aChallenge, attempts, (drawn, tries) => {
        let current = drawn
        let now = drawn.issuedAt
        let accepted = 0
        let judged = 0
        for (const [attempt, wait] of tries) {
          now += wait
          const verdict = judgeCode(current, attempt, now)
          if (verdict.kind === "accepted" || verdict.kind === "wrong") {
            expect(now).toBeLessThan(drawn.issuedAt + tenMinutes)
            expect({ ...verdict.challenge, isUsed: false, wrongTries: 0 }).toEqual({
              ...drawn,
              isUsed: false,
              wrongTries: 0,
            })
            current = verdict.challenge
            judged += 1
          }
          if (verdict.kind === "accepted") {
            accepted += 1
            expect(attempt.purpose).toBe(drawn.purpose)
            expect(drawn.codes).toContainEqual(verdict.proved)
            expect(attempt.digests[verdict.proved.channel]).toBe(verdict.proved.digest)
          }
          if (verdict.kind === "wrong") expect(verdict.triesLeft).toBe(3 - current.wrongTries)
        }
        expect(accepted).toBeLessThanOrEqual(1)
        expect(judged).toBeLessThanOrEqual(3)
      }),
    )
  })

  it("is sealed with its challenge, purpose and channel, none of which can stand for another", () => {
    const part = fc.constantFrom("1", "12", "2", 'a","b')
    const channel = fc.constantFrom<CodeChannel>("sms", "email")
    const whole = fc.tuple(part, aCodePurpose, channel, part)
    fc.assert(
      fc.property(whole, whole, (one, other) => {
        expect(codeText(...one) === codeText(...other)).toBe(JSON.stringify(one) === JSON.stringify(other))
      }),
    )
    expect(codeText("c1", "forgot", "sms", "1234")).toContain("one-time-code")
  })
})

describe("the sending of codes", () => {
  const none = { lastToDestination: null, filledFrom: { destination: null, network: null, overall: null } }

  it("has four digits, three tries and ten minutes, and is capped per destination, per network address and overall", () => {
    expect(codeRules).toMatchObject({ length: 4, tries: 3, lifetimeMinutes: 10, resendAfterSeconds: 60 })
    expect(codeRules.caps).toEqual({
      destination: { codes: 5, withinHours: 24 },
      network: { codes: 20, withinHours: 1 },
      overall: { codes: 1_000, withinHours: 1 },
    })
  })

  it("is free as long as nothing was sent", () => {
    fc.assert(
      fc.property(anInstant, (now) => {
        expect(codeRefusal(none, now)).toBeNull()
      }),
    )
  })

  it("is free from the first instant on", () => {
    expect(codeRefusal(none, 0)).toBeNull()
  })

  it("waits a minute between two codes to one destination", () => {
    const sent = { ...none, lastToDestination: issuedAt }
    const retryAt = issuedAt + 60_000
    expect(codeRefusal(sent, retryAt - 1)).toEqual({ kind: "too-soon", retryAt })
    expect(codeRefusal(sent, retryAt)).toBeNull()
  })

  const filled = (cap: CodeCap, at: number) => ({ ...none, filledFrom: { ...none.filledFrom, [cap]: at } })

  it.each(["destination", "network", "overall"] as const)("ends at a cap until it has room again: %s", (cap) => {
    const sent = filled(cap, issuedAt)
    const retryAt = issuedAt + codeRules.caps[cap].withinHours * 60 * 60_000
    expect(codeRefusal(sent, issuedAt)).toEqual({ kind: "too-many-codes", retryAt })
    expect(codeRefusal(sent, retryAt - 1)).toEqual({ kind: "too-many-codes", retryAt })
    expect(codeRefusal(sent, retryAt)).toBeNull()
  })

  it("goes on when all that forbids it has ended", () => {
    const sent = { ...filled("network", issuedAt), lastToDestination: issuedAt + 30 * 60_000 }
    const retryAt = issuedAt + 60 * 60_000
    expect(codeRefusal(sent, issuedAt + 30 * 60_000)).toEqual({ kind: "too-many-codes", retryAt })
    const late = { ...sent, lastToDestination: retryAt - 1 }
    expect(codeRefusal(late, retryAt - 1)).toEqual({ kind: "too-soon", retryAt: retryAt - 1 + 60_000 })
  })
})
