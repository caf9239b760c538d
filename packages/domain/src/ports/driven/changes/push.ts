import type { BookingSubscription } from "../../../push/push-subscription.ts"

/** What is written of browsers that are told of bookings. */
export type PushChange =
  /**
   * In the place of what the same browser said of the same booking before, whose id stays. Conflicts when so many others
   * are told of the booking.
   */
  | { readonly kind: "subscribe"; readonly subscription: BookingSubscription; readonly most: number }
  /** The browser is told of no booking any more; nothing happens when it was told of none. */
  | { readonly kind: "unsubscribe"; readonly endpoint: string }
