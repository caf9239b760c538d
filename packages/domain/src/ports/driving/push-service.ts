import type { PushAddressRefused, PushNotOffered, TooManySubscriptions } from "../../push/push-errors.ts"
import type { PushSubscription } from "../../push/push-subscription.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { OwnBookingRequest } from "./own-booking-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Browsers that are told what becomes of a booking while its page is closed (section 1). */
export interface PushService {
  /** The operator's key, with which a browser subscribes at its push service; null where nothing is sent. */
  publicKey(request: Record<never, never>, options?: CallOptions): Answer<{ readonly publicKey: string | null }>
  /** Tells this browser what its owner is told of the booking, in the language of the request. Twice is as once. */
  subscribe(
    request: OwnBookingRequest & PushSubscription,
    options?: CallOptions,
  ): Answer<null, BookingNotFound | PushNotOffered | PushAddressRefused | TooManySubscriptions>
  /** Tells the browser of this address nothing any more. The same answer for an address that nobody gave. */
  unsubscribe(request: Pick<PushSubscription, "endpoint">, options?: CallOptions): Answer<null>
}
