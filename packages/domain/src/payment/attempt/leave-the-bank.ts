import { type Instant, msPerMinute } from "../../calendar/zone.ts"
import type { AttemptRecord } from "./attempt-record.ts"
import type { AttemptState } from "./attempt-state.ts"

/**
 * How long a customer is at the bank's page before he may choose another way to pay, in milliseconds. If he finishes
 * there all the same, an inquiry finds it, and the second of two payments is refunded.
 */
const bankPagePatience = 5 * msPerMinute

const atTheBank: ReadonlySet<AttemptState> = new Set(["formIssued", "awaiting3ds"])

type StandingAttempt = Pick<AttemptRecord, "state" | "opened" | "sentAt" | "createdAt">

/** How somebody who would pay is related to the attempt in his way. */
export interface Successor {
  /** Whether he names it, as only the browser can that began it. */
  readonly isNamed: boolean
  /** Whether only the booking's pay link lets him pay, and he is not its owner. */
  readonly isByLink: boolean
}

/** Whether an attempt cannot have charged a card yet; it can be replaced at once. */
const isUnsent = ({ state, opened, sentAt }: StandingAttempt): boolean =>
  sentAt === null && (state === "created" || state === "tokenized" || opened?.kind === "form")

/**
 * When an attempt may be given up by whoever began it, because its customer may have left the bank's page for good.
 * Null if it blocks nothing, and if only the gateway knows when it ends.
 */
export const leavableAt = (attempt: StandingAttempt): Instant | null =>
  atTheBank.has(attempt.state) && !isUnsent(attempt) ? leftAt(attempt) : null

const leftAt = ({ sentAt, createdAt }: StandingAttempt): Instant => (sentAt ?? createdAt) + bankPagePatience

/**
 * Whether another payment may take a live attempt's place: once it has timed out; before that if its own page gives up
 * what cannot have been charged; and once its customer has had his time, for the page that began it and for the
 * booking's owner, whoever began it. Never while the gateway may be charging.
 */
export function mayGiveUp(
  attempt: StandingAttempt & Pick<AttemptRecord, "expiresAt">,
  { isNamed, isByLink }: Successor,
  now: Instant,
): boolean {
  const isLeft = now >= leftAt(attempt) && (isNamed || !isByLink)
  const isOver = now >= attempt.expiresAt
  return isUnsent(attempt) ? isOver || isNamed || isLeft : leavableAt(attempt) !== null && (isOver || isLeft)
}

/**
 * The same time for the page. Null also if the booking's hold has ended by then, because nothing can be paid after
 * that.
 *
 * @param holdEndsAt null if the payment has no hold, as for a change of a paid booking
 */
export function toldLeavableAt(attempt: StandingAttempt, holdEndsAt: Instant | null): Instant | null {
  const leavable = leavableAt(attempt)
  const named = leavable && Math.ceil(leavable / msPerMinute) * msPerMinute
  return named !== null && holdEndsAt !== null && named >= holdEndsAt ? null : leavable
}
