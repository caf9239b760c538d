import * as Effect from "effect/Effect"
import { type AnalyticsEvent, analyticsNames } from "../../analytics/analytics-event.ts"
import type { Consent, ConsentOwner } from "../../consent/consent.ts"
import type { MarketId } from "../../market/market.ts"
import { Analytics } from "../../ports/driven/analytics.ts"
import { Consents } from "../../ports/driven/consents.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { retention } from "../../retention/retention.ts"
import { at } from "../sample-booking.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"

const now = at("2026-11-21T05:00:00.000Z")
const amna: ConsentOwner = { accountId: "amna", ownerDigest: null }
const browser: ConsentOwner = { accountId: null, ownerDigest: "digest-1" }

const consent = (number: number, patch: Partial<Consent> = {}): Consent => ({
  id: `consent-${number}`,
  subject: "analytics",
  version: "2026-11",
  isGiven: true,
  at: now + number,
  ...patch,
})
const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})
const note = (one: Consent, owner: ConsentOwner): Change => ({ kind: "noteConsent", consent: one, owner })
const of = (owner: ConsentOwner) => Consents.use((consents) => consents.of(owner))

const fact = Effect.fnUntraced(function* (id: string, event: AnalyticsEvent, instant = now, market: MarketId = "AE") {
  yield* (yield* Analytics).note({ id, event, market, at: instant })
})
const counts = (market: MarketId = "AE") => Analytics.use((analytics) => analytics.counts(market))

/** What people agreed to, and the facts counted about those who did. */
export const consentsContract: readonly DrivenCase<Analytics | Consents | UnitOfWork>[] = [
  drivenCase(
    "keeps every word of an account and of a browser, the newest first, each its own",
    Effect.gen(function* () {
      const taken = consent(2, { isGiven: false, subject: "terms", version: "2" })
      yield* commit(note(consent(1), amna), note(taken, amna), note(consent(3), browser))
      expectEqual(yield* of(amna), [taken, consent(1)])
      expectEqual(yield* of(browser), [consent(3)])
      expectEqual(yield* of({ accountId: "omar", ownerDigest: "digest-2" }), [])
      expectEqual(yield* of({ accountId: null, ownerDigest: null }), [])
      expectEqual((yield* of({ accountId: "amna", ownerDigest: "digest-1" })).length, 3)
    }),
  ),
  drivenCase(
    "an account's words go with it, and a browser's at the end of their time",
    Effect.gen(function* () {
      yield* commit(note(consent(1), amna), note(consent(0), browser))
      yield* commit({ kind: "eraseAccount", accountId: "amna", proved: { email: null, phone: null } })
      expectEqual([yield* of(amna), (yield* of(browser)).length], [[], 1])
      yield* commit({ kind: "forgetOld", at: now + retention.consents - 1 })
      expectEqual((yield* of(browser)).length, 1)
      yield* commit({ kind: "forgetOld", at: now + retention.consents })
      expectEqual(yield* of(browser), [])
    }),
  ),
  drivenCase(
    "counts facts by day and name, and each market by itself",
    Effect.gen(function* () {
      const tomorrow = now + 24 * 60 * 60_000
      for (const name of analyticsNames) {
        if (name === "WEB_COUPON_CODE_APPLIED") yield* fact("a", { name, couponCode: "SAVE10" })
        else if (name === "WEB_TRACKING_FAILED") yield* fact("b", { name, errorMessage: "Invalid" })
        else yield* fact(name, { name })
      }
      yield* fact("c", { name: "WEB_LOGIN_COMPLETED" })
      yield* fact("d", { name: "WEB_LOGIN_COMPLETED" }, tomorrow)
      yield* fact("e", { name: "WEB_LOGIN_COMPLETED" }, now, "QA")
      expectEqual(yield* counts(), [
        { day: "2026-11-22", name: "WEB_LOGIN_COMPLETED", count: 1 },
        { day: "2026-11-21", name: "WEB_COUPON_CODE_APPLIED", count: 1 },
        { day: "2026-11-21", name: "WEB_LOGIN_COMPLETED", count: 2 },
        { day: "2026-11-21", name: "WEB_SIGNUP_COMPLETED", count: 1 },
        { day: "2026-11-21", name: "WEB_SIGNUP_INITIATED", count: 1 },
        { day: "2026-11-21", name: "WEB_TRACKING_FAILED", count: 1 },
      ])
      expectEqual((yield* counts("QA")).length, 1)
    }),
  ),
  drivenCase(
    "facts are kept for ninety days",
    Effect.gen(function* () {
      yield* fact("a", { name: "WEB_LOGIN_COMPLETED" })
      yield* commit({ kind: "forgetOld", at: now + 90 * 24 * 60 * 60_000 - 1 })
      expectEqual((yield* counts()).length, 1)
      yield* commit({ kind: "forgetOld", at: now + 90 * 24 * 60 * 60_000 })
      expectEqual(yield* counts(), [])
    }),
  ),
]
