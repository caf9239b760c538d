import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { BookingSubscription } from "../../push/push-subscription.ts"

/** Reads which browsers receive messages about bookings. Only `UnitOfWork` writes them. */
export class PushSubscriptions extends Context.Service<
  PushSubscriptions,
  {
    readonly find: (id: string) => Effect.Effect<BookingSubscription | null>
    /** In the order of subscription. */
    readonly ofBooking: (reference: Reference) => Effect.Effect<readonly BookingSubscription[]>
    readonly ofAccount: (accountId: string) => Effect.Effect<readonly BookingSubscription[]>
  }
>()("mersal/PushSubscriptions") {}
