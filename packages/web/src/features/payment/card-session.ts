import type { CardHandOver } from "@mersal/domain/payment/card-hand-over"
import type { PaymentService, SessionRequest } from "@mersal/domain/ports/driving/payment-service"
import type { PaymentSession, SessionFailure } from "@mersal/domain/ports/driving/payment-session"
import type { Answer, CallOptions } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"

const storageKey = "mersal.cardAttempt"

/** The attempt that this tab has begun last: nothing of a card is in it. */
interface BegunAttempt {
  readonly reference: string
  readonly method: SessionRequest["method"]
  readonly instead: string | null
  /** Under which the server answers the same attempt again. */
  readonly key: string
  /** Null until the server has answered. */
  readonly attempt: string | null
  /** A form of Qatar's, which may be posted again until the gateway has taken it. */
  readonly isPipe: boolean
}

/**
 * Begins an attempt to pay by card. What was asked and not answered, and a form of Qatar's that was not taken, are asked
 * for under their first key, so that there is one attempt; any other attempt of this tab's is given up for the new one.
 */
export async function openCardSession<Failure extends { readonly _tag: string } = SessionFailure>(
  payments: {
    readonly openSession: (...call: Parameters<PaymentService["openSession"]>) => Answer<PaymentSession, Failure>
  },
  request: Omit<SessionRequest, "instead"> & { readonly instead?: string | null },
  options: CallOptions = {},
): Answer<PaymentSession, Failure> {
  const last = begunAttempt()
  const isSame = last?.reference === request.reference && last.method === request.method
  const isRepeated = isSame && (last.attempt === null || last.isPipe)
  const earlier = last?.reference === request.reference ? last.attempt : null
  const begun: BegunAttempt = isRepeated
    ? last
    : {
        reference: request.reference,
        method: request.method,
        instead: request.instead ?? earlier,
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
  } else if (!unanswered.has(answer.failure._tag)) {
    // Refused: the next press is another request.
    if (last && !isRepeated) remember(last)
    else forgetCardSession()
  }
  return answer
}

const unanswered: ReadonlySet<string> = new Set(["NetworkFailure", "ServerFailure"])

export const handOverOf = ({ attempt, page }: PaymentSession): CardHandOver => ({ attempt, page })

/** The attempt of a booking that this tab has begun and not heard the end of. */
export function begunCardAttempt(reference: string): string | null {
  const begun = begunAttempt()
  return begun?.reference === reference ? begun.attempt : null
}

/** An attempt has ended: the next one is new. */
export function forgetCardSession(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}

function remember(begun: BegunAttempt): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(begun))
  } catch {
    // Without storage a reload begins anew, and the server refuses a second live attempt.
  }
}

function begunAttempt(): BegunAttempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as BegunAttempt | null
  } catch {
    return null
  }
}
