import { holdLifetimeMinutes } from "@mersal/domain/booking/order/hold"
import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import type { CardHandOver } from "@mersal/domain/payment/card/card-hand-over"
import type { PaymentService, SessionRequest } from "@mersal/domain/ports/driving/payment-service"
import type { PaymentSession, SessionFailure } from "@mersal/domain/ports/driving/payment-session"
import type { Answer, CallOptions } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { type BegunAttempt, begunFor, lastAttempt, remember } from "./card-session-storage.ts"

export interface CardRequest extends Omit<SessionRequest, "instead"> {
  /** The attempt that this page knows. The one that the tabs share is newer and is preferred. */
  readonly instead?: string | null
  /** Which change of the booking is paid, as any text that identifies it; missing if the booking itself is paid. */
  readonly change?: string
}

/**
 * Begins an attempt to pay by card. An unanswered request, and a form of Qatar's that the gateway has not taken, are
 * repeated with their first key while they can be paid, so that there is only one attempt. Any other attempt of this
 * browser is given up for the new one.
 */
export async function openCardSession<Failure extends { readonly _tag: string } = SessionFailure>(
  payments: {
    readonly openSession: (...call: Parameters<PaymentService["openSession"]>) => Answer<PaymentSession, Failure>
  },
  { change = "", ...request }: CardRequest,
  now: Instant,
  options: CallOptions = {},
): Answer<PaymentSession, Failure> {
  const last = begunFor(request.reference)
  const purpose = `${request.method} ${change}`
  const isRepeated = last?.isOpen && last.purpose === purpose && now - last.begunAt < holdLifetimeMinutes * msPerMinute
  const begun: BegunAttempt = isRepeated
    ? last
    : {
        reference: request.reference,
        purpose,
        instead: lastAttempt(last) ?? request.instead ?? null,
        begunAt: now,
        key: crypto.randomUUID(),
        attempt: null,
        isOpen: true,
        // Until the new attempt is answered, the customer may have to go on with the last.
        ...(last?.bankPage !== undefined && { bankPage: last.bankPage }),
      }
  remember(begun)
  const answer = await payments.openSession(
    { ...request, instead: begun.instead },
    { ...options, idempotencyKey: begun.key },
  )
  if (Result.isSuccess(answer)) {
    const { attempt, page } = answer.success
    const { bankPage: _, ...answered } = begun
    remember({ ...answered, attempt, isOpen: page.kind === "pipe" })
  } else if (!unanswered.has(answer.failure._tag) && begunFor(request.reference)?.key === begun.key) {
    // Refused: the next press is a new request. An attempt that another tab has begun meanwhile is kept.
    remember(last && !isRepeated ? last : { ...begun, isOpen: false })
  }
  return answer
}

const unanswered: ReadonlySet<string> = new Set(["NetworkFailure", "ServerFailure"])

export const handOverOf = ({ attempt, page }: PaymentSession): CardHandOver => ({ attempt, page })
