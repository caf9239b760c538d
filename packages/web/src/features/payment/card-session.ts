import { holdLifetimeMinutes } from "@mersal/domain/booking/order/hold"
import { hasShapeOf, oneOf, orNull } from "@mersal/domain/booking/stored-shape"
import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import type { CardHandOver } from "@mersal/domain/payment/card-hand-over"
import type { PaymentService, SessionRequest } from "@mersal/domain/ports/driving/payment-service"
import type { PaymentSession, SessionFailure } from "@mersal/domain/ports/driving/payment-session"
import type { Answer, CallOptions } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"

const storageKey = "mersal.cardAttempts"

/** Of how many bookings the last attempts are known; the oldest goes. */
const mostBookings = 5

/**
 * The attempt that this browser has begun last for a booking: nothing of a card is in it. All tabs know it, because the
 * bank's page may be closed with the tab in which it was, and whoever opens another goes on from there.
 */
interface BegunAttempt {
  readonly reference: string
  /** What it pays: empty for what is due of the booking, and for a change of it another text for each wish. */
  readonly purpose: string
  readonly method: SessionRequest["method"]
  readonly instead: string | null
  readonly begunAt: Instant
  /** Under which the server answers the same attempt again. */
  readonly key: string
  /** Null until the server has answered. */
  readonly attempt: string | null
  /** A form of Qatar's, which may be posted again until the gateway has taken it. */
  readonly isPipe: boolean
}

const shape = {
  reference: "",
  purpose: "",
  method: oneOf(["card", "debitCard"]),
  instead: orNull(""),
  begunAt: 0,
  key: "",
  attempt: orNull(""),
  isPipe: false,
}

interface CardRequest extends Omit<SessionRequest, "instead"> {
  /** The attempt that its page knows of; what all tabs know is newer. */
  readonly instead?: string | null
  /** See `BegunAttempt`. */
  readonly purpose?: string
}

/**
 * Begins an attempt to pay by card. What was asked and not answered, and a form of Qatar's that was not taken, are asked
 * for under their first key, so that there is one attempt, for as long as it may be paid; any other attempt of this browser's
 * is given up for the new one.
 */
export async function openCardSession<Failure extends { readonly _tag: string } = SessionFailure>(
  payments: {
    readonly openSession: (...call: Parameters<PaymentService["openSession"]>) => Answer<PaymentSession, Failure>
  },
  { purpose = "", ...request }: CardRequest,
  now: Instant,
  options: CallOptions = {},
): Answer<PaymentSession, Failure> {
  const last = begunFor(request.reference)
  const isRepeated =
    last?.purpose === purpose &&
    last.method === request.method &&
    now - last.begunAt < holdLifetimeMinutes * msPerMinute &&
    (last.attempt === null || last.isPipe)
  const begun: BegunAttempt = isRepeated
    ? last
    : {
        reference: request.reference,
        purpose,
        method: request.method,
        instead: lastAttempt(last) ?? request.instead ?? null,
        begunAt: now,
        key: crypto.randomUUID(),
        attempt: null,
        isPipe: false,
      }
  remember(begun)
  const answer = await payments.openSession(
    { ...request, instead: begun.instead },
    { ...options, idempotencyKey: begun.key },
  )
  if (Result.isSuccess(answer)) {
    const { attempt, page } = answer.success
    remember({ ...begun, attempt, isPipe: page.kind === "pipe" })
  } else if (!unanswered.has(answer.failure._tag) && begunFor(request.reference)?.key === begun.key) {
    // Refused: the next press is another request. What another tab has begun meanwhile stays.
    const attempt = lastAttempt(begun)
    if (last && !isRepeated) remember(last)
    else if (attempt !== null) remember({ ...begun, attempt, isPipe: false })
    else forgetCardSession(request.reference)
  }
  return answer
}

const unanswered: ReadonlySet<string> = new Set(["NetworkFailure", "ServerFailure"])

export const handOverOf = ({ attempt, page }: PaymentSession): CardHandOver => ({ attempt, page })

/** The attempt of a booking that this browser has begun and not heard the end of. */
export const begunCardAttempt = (reference: string): string | null => lastAttempt(begunFor(reference))

/** While an attempt is asked for, the one that it takes the place of may be the one that lives. */
const lastAttempt = (begun: BegunAttempt | undefined): string | null => begun?.attempt ?? begun?.instead ?? null

/** An attempt has ended, or its booking is held no longer: the next one is new. */
export const forgetCardSession = (ended: string): void =>
  write(allBegun().filter(({ reference, attempt }) => reference !== ended && attempt !== ended))

const remember = (begun: BegunAttempt): void =>
  write([begun, ...allBegun().filter(({ reference }) => reference !== begun.reference)].slice(0, mostBookings))

const begunFor = (booking: string): BegunAttempt | undefined =>
  allBegun().find(({ reference }) => reference === booking)

function write(all: readonly BegunAttempt[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(all))
  } catch {
    // Without storage a reload begins anew, and the server refuses a second live attempt.
  }
}

function allBegun(): readonly BegunAttempt[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]")
    return Array.isArray(stored) ? stored.filter((each) => hasShapeOf(shape, each)) : []
  } catch {
    return []
  }
}
