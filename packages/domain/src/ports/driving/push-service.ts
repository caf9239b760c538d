import type { PushAddressRefused, PushNotOffered, TooManySubscriptions } from "../../push/push-errors.ts"
import type { PushSubscription } from "../../push/push-subscription.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { OwnBookingRequest } from "./own-booking-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Push messages to browsers about a booking while its page is closed (section 1). */
export interface PushService {
  /** The operator's key, with which a browser subscribes at its push service; null if push is off. */
  publicKey(request: Record<never, never>, options?: CallOptions): Answer<{ readonly publicKey: string | null }>
  /** Sends this browser the owner's messages about a booking, in the language of the request. Idempotent. */
  subscribe(
    request: OwnBookingRequest & PushSubscription,
    options?: CallOptions,
  ): Answer<null, BookingNotFound | PushNotOffered | PushAddressRefused | TooManySubscriptions>
  /** Stops all messages to this endpoint. An unknown endpoint gets the same answer. */
  unsubscribe(request: Pick<PushSubscription, "endpoint">, options?: CallOptions): Answer<null>
}
