import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Instant, msPerMinute } from "../../calendar/zone.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import type { AttemptState } from "../../payment/attempt/attempt-state.ts"
import { askedSince, isAskable } from "../../payment/attempt/open-end.ts"
import { PaymentAttempts, type StoredAttempt } from "../../ports/driven/payment-attempts.ts"
import { type GatewayReport, PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { askedAttempt } from "./asked-attempt.ts"
import { recorded } from "./attempt-changes.ts"
import { settleClosing } from "./close-authorisation.ts"
import { committed } from "./committed.ts"
import { endAuthorisation } from "./end-authorisation.ts"
import { checkAfter } from "./next-check.ts"
import { afterEvent, settleAttempt } from "./settle-attempt.ts"

/** Longer than any answer of a gateway takes, in milliseconds. */
export const checkLeaseMillis = 30_000

/**
 * Asks the gateway about a claimed attempt, writes the answer, and sets the time of the next check. An unsigned answer
 * counts as none. If nothing is known after the last check, a person looks at it: it is never taken for a refusal.
 */
export const checkAttempt = Effect.fn("checkAttempt")(function* (id: string) {
  const before = yield* (yield* PaymentAttempts).find(id)
  const gateway = before && (yield* PaymentGateways).named(before.attempt.gateway)
  if (before && gateway && isSetAside(before.attempt)) {
    if (yield* endAuthorisation(before.attempt)) yield* Effect.orDie(committed(refusedToEnd(id)))
  } else if (before && gateway && isAskable(before.attempt)) {
    const report = yield* gateway.inquire(yield* askedAttempt(before.attempt))
    if (report.answer.responseCode === null)
      yield* Effect.logWarning("A gateway's answer to an inquiry could not be read").pipe(
        Effect.annotateLogs({ merchantReference: before.attempt.reference }),
      )
    yield* hear(before.attempt, report)
  }
  if (before) yield* Effect.orDie(committed(scheduled(before, gateway !== null)))
})

/** Writes an inquiry's answer about an attempt, with all its consequences. */
export const hear = ({ id, closing }: AttemptRecord, report: GatewayReport) =>
  closing ? settleClosing(id, report) : settleAttempt(id, report, "check-status")

const isSetAside = ({ state, closing }: AttemptRecord): boolean => state === "authorised" && closing === null

/** The gateway refused both to capture and to release the authorisation. */
const refusedToEnd = Effect.fnUntraced(function* (id: string) {
  const found = yield* (yield* PaymentAttempts).find(id)
  const none: readonly Change[] = []
  if (!found || !isSetAside(found.attempt)) return { answer: null, changes: none }
  const { changes } = yield* afterEvent(found.attempt, { type: "reviewed" }, "system", yield* Clock.currentTimeMillis)
  return { answer: null, changes }
})

/**
 * How often we check whether an authorisation is to be captured or released, in milliseconds, besides being woken: a
 * booking that moves during a check wakes nobody.
 */
const asidePace = 60 * msPerMinute

const scheduled = Effect.fnUntraced(function* ({ attempt: before }: StoredAttempt, hasGateway: boolean) {
  const { id } = before
  const found = yield* (yield* PaymentAttempts).find(id)
  if (!found) return { answer: null, changes: [] }
  const { attempt } = found
  const now = yield* Clock.currentTimeMillis
  const dueAt = isAskable(attempt)
    ? yield* checkAfter(askedSince(attempt), now)
    : isSetAside(attempt)
      ? // What this check found may concern a collected parcel, or a booking that is over.
        now + (isSetAside(before) ? asidePace : 0)
      : null
  const changes: Change[] = [
    { kind: "scheduleAttemptCheck", attempt: id, dueAt, checkedAt: hasGateway ? now : found.checkedAt },
  ]
  if (isAskable(attempt) && dueAt === null && attempt.state !== "abandoned") {
    changes.push(...(yield* afterEvent(attempt, { type: "reviewed" }, "system", now)).changes)
  }
  return { answer: null, changes }
})

/** A hint from a browser, or from a record it sends: the gateway is asked soon (D28). */
export const hintAttempt = Effect.fn("hintAttempt")(function* (id: string) {
  yield* Effect.orDie((yield* UnitOfWork).commit(yield* hintChanges(id)))
})

export const hintChanges = Effect.fnUntraced(function* (id: string) {
  const none: readonly Change[] = []
  const found = yield* (yield* PaymentAttempts).find(id)
  if (!found || !isAskable(found.attempt)) return none
  const { checkedAt, checkDueAt } = found
  const dueAt = yield* Clock.currentTimeMillis
  if (checkDueAt !== null && checkDueAt <= dueAt) return none
  const change: Change = { kind: "scheduleAttemptCheck", attempt: id, dueAt, checkedAt }
  return [change]
})

/** The time between two checks caused by a waiting page, in milliseconds; and for how long a page causes any. */
const pagePace = 4_000
const pagePatience = 40 * msPerMinute

/**
 * Checks an attempt whose page waits more often than the schedule does, while somebody may be waiting. The bank may
 * send the browser past us, so its return cannot be relied on (D29).
 */
export const checkForPage = Effect.fn("checkForPage")(function* (id: string) {
  const found = yield* (yield* PaymentAttempts).find(id)
  if (!found || !isAskable(found.attempt)) return
  const now = yield* Clock.currentTimeMillis
  const { attempt, checkedAt } = found
  const last = checkedAt ?? attempt.sentAt ?? attempt.createdAt
  if (now - last >= pagePace && now - attempt.createdAt < pagePatience) yield* hintAttempt(id)
  yield* checkIfDue(id)
})

/** Checks an attempt at once if its check is due and nobody else is making it. */
export const checkIfDue = Effect.fn("checkIfDue")(function* (id: string) {
  const now = yield* Clock.currentTimeMillis
  if (yield* (yield* PaymentAttempts).claim(id, now, checkLeaseMillis)) yield* checkAttempt(id)
})

/** Ends an attempt whose customer's time is over: what was not sent is finished, and the bank's page is abandoned. */
export const abandonAttempt = Effect.fn("abandonAttempt")(function* (id: string, isOver: (now: Instant) => boolean) {
  return yield* Effect.orDie(
    committed(
      Effect.gen(function* () {
        const found = yield* (yield* PaymentAttempts).find(id)
        const now = yield* Clock.currentTimeMillis
        if (!found || !waiting.has(found.attempt.state) || !isOver(now)) return { answer: false, changes: [] }
        const { change } = recorded(found.attempt, { type: "abandoned" }, "system", now)
        return { answer: true, changes: [change] }
      }),
    ),
  )
})

const waiting: ReadonlySet<AttemptState> = new Set(["created", "formIssued", "tokenized", "awaiting3ds"])
