import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import type { AttemptState } from "../../payment/attempt/attempt-state.ts"
import { isAskable } from "../../payment/attempt/open-end.ts"
import { type AccountBalance, MoneyBooks, type SeriesEnd } from "../../ports/driven/money-books.ts"
import { PaymentAttempts, type StoredAttempt } from "../../ports/driven/payment-attempts.ts"
import { PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { nameOf } from "../outbox/not-delivered.ts"
import { askedAttempt } from "./asked-attempt.ts"
import { alert, recorded } from "./attempt-changes.ts"
import { hear } from "./check-attempt.ts"
import { committed } from "./committed.ts"
import { keptBy } from "./kept-at-gateway.ts"

/** The difference between our books and a gateway for one attempt, in minor units. */
export interface Difference {
  readonly attempt: string
  readonly merchantReference: string
  readonly booking: string
  readonly state: AttemptState
  readonly ours: number
  /** Null if the gateway did not say. */
  readonly gateway: number | null
}

export interface Reconciliation {
  /** How many attempts were compared. */
  readonly attempts: number
  readonly differences: readonly Difference[]
  /** Zero, if the books are right. */
  readonly ledgerSum: number
  readonly balances: readonly AccountBalance[]
  /** Document series with a missing number; empty, if the books are right. */
  readonly gaps: readonly SeriesEnd[]
}

const pageSize = 100

/**
 * Compares our ledger with the gateways' totals, by reference, for all attempts made or changed since `from` (the end
 * of a day). Differences are listed, and their attempts are put under review for a person to decide; nothing is
 * corrected automatically. An attempt that a gateway does not answer about now is listed, too, and stays as it is.
 */
export const reconcile = Effect.fn("reconcile")(function* (from: Instant) {
  const attempts = yield* PaymentAttempts
  const differences: Difference[] = []
  let compared = 0
  let after: string | null = null
  for (;;) {
    const page: readonly StoredAttempt[] = yield* attempts.since(from, after, pageSize)
    for (const { attempt } of page) {
      if (neverSent(attempt)) continue
      compared += 1
      const difference = yield* compare(attempt).pipe(Effect.catchDefect((defect) => notCompared(attempt, defect)))
      if (difference) differences.push(difference)
    }
    after = page.at(-1)?.attempt.id ?? null
    if (page.length < pageSize) break
  }
  const books = yield* MoneyBooks
  const balances = yield* books.balances
  const report: Reconciliation = {
    attempts: compared,
    differences,
    ledgerSum: balances.reduce((sum, { minor }) => sum + minor, 0),
    balances,
    gaps: (yield* books.seriesEnds).filter(({ issued, last }) => issued !== last),
  }
  return report
})

/** Attempts for which the gateway was never asked for money. */
const neverSent = ({ sentAt, opened, state }: AttemptRecord): boolean =>
  state === "created" || opened === null || (sentAt === null && opened.kind === "form")

const compare = Effect.fnUntraced(function* (attempt: AttemptRecord) {
  // Money may move between the two questions, so a difference is checked a second time.
  const first = yield* bothSides(attempt)
  const { theirs, ours } = first.theirs === first.ours ? first : yield* bothSides(attempt)
  if (theirs === ours) return null
  if (theirs !== null) yield* Effect.orDie(committed(underReview(attempt.id, ours - theirs)))
  return yield* differenceOf(attempt, ours, theirs)
})

/** A failure ends no other comparison: it is logged, and the attempt is listed as not answered. */
const notCompared = Effect.fnUntraced(function* (attempt: AttemptRecord, defect: unknown) {
  yield* Effect.logError("A payment could not be compared with its gateway").pipe(
    Effect.annotateLogs({ id: attempt.id, error: nameOf(defect) }),
  )
  return yield* differenceOf(attempt, yield* bookedOf(attempt), null)
})

const differenceOf = Effect.fnUntraced(function* (attempt: AttemptRecord, ours: number, theirs: number | null) {
  const state = (yield* (yield* PaymentAttempts).find(attempt.id))?.attempt.state ?? attempt.state
  const { id, reference, booking } = attempt
  const difference: Difference = { attempt: id, merchantReference: reference, booking, state, ours, gateway: theirs }
  return difference
})

/** The gateway's and our books' amounts for an attempt. News of an open attempt is written first. */
const bothSides = Effect.fnUntraced(function* (attempt: AttemptRecord) {
  const gateway = (yield* PaymentGateways).named(attempt.gateway)
  const report = gateway && (yield* gateway.inquire(yield* askedAttempt(attempt)))
  if (report && isAskable(attempt)) yield* hear(attempt, report)
  return { theirs: report && keptBy(report), ours: yield* bookedOf(attempt) }
})

const bookedOf = Effect.fnUntraced(function* ({ reference, gateway }: AttemptRecord) {
  const booked = yield* (yield* MoneyBooks).booked(reference)
  return booked
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account === `gateway:${gateway}`)
    .reduce((sum, { amount }) => sum + amount.minor, 0)
})

const underReview = Effect.fnUntraced(function* (id: string, difference: number) {
  const found = yield* (yield* PaymentAttempts).find(id)
  const none: readonly Change[] = []
  if (!found || found.attempt.state === "review") return { answer: null, changes: none }
  const now = yield* Clock.currentTimeMillis
  const { after, change } = recorded(found.attempt, { type: "reviewed" }, "operator", now)
  const message = alert(found.attempt, `difference-of-${difference}`, now)
  return { answer: null, changes: after.state === "review" ? [change, message] : [message] }
})
