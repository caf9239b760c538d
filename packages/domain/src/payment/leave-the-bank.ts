import { type Instant, msPerMinute } from "../calendar/zone.ts"
import type { AttemptRecord } from "./attempt-record.ts"
import type { AttemptState } from "./attempt-state.ts"

/**
 * How long a customer is at the bank's page before he may give it up for another way to pay, in milliseconds. What he
 * finishes there all the same is found by an inquiry, and the second of two payments goes back.
 */
const bankPagePatience = 5 * msPerMinute

const atTheBank: ReadonlySet<AttemptState> = new Set(["formIssued", "awaiting3ds"])

type StandingAttempt = Pick<AttemptRecord, "state" | "opened" | "sentAt" | "createdAt">

/** Whether no card of an attempt can have been charged yet: it makes room for another one at once. */
export const isUnsent = ({ state, opened, sentAt }: StandingAttempt): boolean =>
  sentAt === null && (state === "created" || state === "tokenized" || opened?.kind === "form")

/**
 * From when on an attempt may be given up by whoever began it, because its customer may have left the bank's page for good.
 * Null where it stands in nobody's way, and where only the gateway knows when it ends.
 */
export const leavableAt = (attempt: StandingAttempt): Instant | null =>
  atTheBank.has(attempt.state) && !isUnsent(attempt) ? (attempt.sentAt ?? attempt.createdAt) + bankPagePatience : null

/**
 * The same as it may be told: null also where the booking's hold is over by the minute that is named, for nothing is paid
 * behind it.
 *
 * @param holdEndsAt null where nothing is held for the payment any more, as for a change of a booking that is paid
 */
export function toldLeavableAt(attempt: StandingAttempt, holdEndsAt: Instant | null): Instant | null {
  const leavable = leavableAt(attempt)
  const named = leavable && Math.ceil(leavable / msPerMinute) * msPerMinute
  return named !== null && holdEndsAt !== null && named >= holdEndsAt ? null : leavable
}
