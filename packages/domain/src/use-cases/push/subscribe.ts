import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { IdSource } from "../../ports/driven/id-source.ts"
import { PushSender } from "../../ports/driven/messages.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { OwnBookingRequest } from "../../ports/driving/own-booking-service.ts"
import { PushAddressRefused, PushNotOffered, TooManySubscriptions } from "../../push/push-errors.ts"
import { mostSubscriptions, type PushSubscription } from "../../push/push-subscription.ts"
import { BookingNotFound } from "../../tracking/tracking-errors.ts"
import { reachedBooking } from "../access.ts"
import type { Caller } from "../caller.ts"

/** Subscribes a browser to a booking, for whoever may change the booking by session, cookie or link. */
export const subscribe = Effect.fn("subscribe")(function* (
  { endpoint, keys, ...named }: OwnBookingRequest & PushSubscription,
  caller: Caller,
) {
  const { stored } = yield* reachedBooking("change-booking", named, caller)
  const { publicKey, accepts } = yield* PushSender
  if (publicKey === null) return yield* new PushNotOffered()
  if (!accepts({ endpoint, keys })) return yield* new PushAddressRefused()
  const accountId = caller.actor.type === "guest" ? null : caller.actor.id
  const subscription = {
    id: yield* (yield* IdSource).token,
    reference: stored.booking.reference,
    accountId,
    endpoint,
    keys,
    language: caller.language,
    createdAt: yield* Clock.currentTimeMillis,
  }
  const kept: readonly Change[] = accountId === null ? [] : [{ kind: "keepAccount", accountId }]
  yield* (yield* UnitOfWork).commit([{ kind: "subscribe", subscription, most: mostSubscriptions }, ...kept]).pipe(
    Effect.mapError(({ change }) =>
      // An erased account has no bookings.
      change === "keepAccount" ? new BookingNotFound() : new TooManySubscriptions({ most: mostSubscriptions }),
    ),
  )
  return null
})

/** Whoever knows a browser's endpoint is that browser. */
export const unsubscribe = Effect.fn("unsubscribe")(function* ({ endpoint }: Pick<PushSubscription, "endpoint">) {
  yield* Effect.orDie((yield* UnitOfWork).commit([{ kind: "unsubscribe", endpoint }]))
  return null
})
