import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { CancellationCostsOtherwise, NotCancellable } from "../../booking/booking-errors.ts"
import { defaultCancellationPolicy, isCancellable, termsOf } from "../../booking/change/cancellation-policy.ts"
import type { Commander } from "../../delivery/command-permission.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { obey } from "../../machines/obey-command.ts"
import { isSameMoney } from "../../money/money.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type {
  CancellationOffer,
  CancelledBooking,
  CancelRequest,
  OwnBookingRequest,
} from "../../ports/driving/own-booking-service.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import { reachedBooking } from "../access.ts"
import type { Caller } from "../caller.ts"
import { refundOnAccount } from "../corporate/on-account.ts"
import { type Decision, once } from "../once.ts"
import { effectsOf } from "../operations/event-effects.ts"
import { cardRefund } from "../payment/ask-refund.ts"
import { wakeAuthorisations } from "../payment/end-authorisation.ts"
import { cancellationDone, cancellationNow } from "./cancellation-now.ts"
import { bookingNow } from "./delivery-of.ts"
import { givenBack } from "./give-back.ts"

/** What cancelling would cost the owner now (D36); after a cancellation, what it has cost. */
export const offerCancellation = Effect.fn("offerCancellation")(function* (request: OwnBookingRequest, caller: Caller) {
  const reached = yield* reachedBooking("cancel-booking", request, caller)
  const now = yield* Clock.currentTimeMillis
  const offer: CancellationOffer = {
    isCancellable: isCancellable(reached.delivery.state),
    cancellation: cancellationDone(reached.stored) ?? (yield* cancellationNow(reached, now)),
    policy: defaultCancellationPolicy,
  }
  return offer
})

/**
 * Cancels a booking for its owner (D36): the event, the release of its place and its promo use, and the message about
 * it, in one transaction. The promo may be used again if cancelling was free or the booking was never paid. A collected
 * parcel returns to its sender.
 */
export const cancelBooking = Effect.fn("cancelBooking")(function* (
  request: CancelRequest,
  caller: Caller,
  options: OnceOptions = {},
) {
  const { reference, expectedFee, onlyHeld = false } = request
  const asked = { cancel: reference, expectedFee, onlyHeld }
  const about = yield* reachedBooking("cancel-booking", request, caller)
  return yield* once({ caller, options, request: asked, matter: "other", about }, decided(request, caller))
})

const decided = Effect.fnUntraced(function* (request: CancelRequest, caller: Caller) {
  const reached = yield* reachedBooking("cancel-booking", request, caller)
  const { stored, delivery, subject } = reached
  const { reference } = stored.booking
  const now = yield* Clock.currentTimeMillis
  const cancellation = yield* cancellationNow(reached, now)
  const commander: Commander = { kind: "person", actor: caller.actor, subject }
  const command = { type: "cancel", reason: "asked-by-customer", terms: termsOf(cancellation) } as const
  const obeyed = obey(delivery, command, commander, { at: now, place: null })
  const isHeld = delivery.state === "awaitingPayment"
  if (Result.isFailure(obeyed) || (request.onlyHeld && !isHeld))
    return yield* new NotCancellable({ state: delivery.state })
  const { expectedFee } = request
  if (expectedFee !== null && !isSameMoney(expectedFee, cancellation.fee))
    return yield* new CancellationCostsOtherwise({ cancellation })

  const { event: given, delivery: after } = obeyed.success
  const event: RecordedEvent = { ...given, commandId: null }
  const cancelled = { ...stored, log: [...stored.log, event] }
  const moneyBack = yield* refundOnAccount(cancelled, cancellation.refund, false, now)
  const changes: Change[] = [
    ...effectsOf({ stored, delivery }, { event, delivery: after }, now),
    {
      kind: "enqueue",
      message: { id: `booking-cancelled-${reference}`, topic: "booking-cancelled", reference, at: now },
    },
    // After collection the place in the window is used up. An unpaid booking used no promo, however late it is
    // cancelled.
    ...(delivery.facts.isCollected ? [] : givenBack(stored, isHeld || cancellation.phase === "free")),
    // The card refund starts in the transaction of the cancellation.
    ...(yield* cardRefund(reference, moneyBack.rest, "cancelled", "system", now)).changes,
    ...(yield* wakeAuthorisations(reference, now)),
    ...moneyBack.changes,
  ]
  const answer: CancelledBooking = { booking: bookingNow(stored, after), cancellation }
  return { answer, changes } satisfies Decision<CancelledBooking>
})
