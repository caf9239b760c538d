import type { BookingSubscription } from "../../../push/push-subscription.ts"

/** Changes to push subscriptions of browsers. */
export type PushChange =
  /**
   * Replaces the browser's earlier subscription to the booking and keeps its id. Conflicts when the booking has `most`
   * others.
   */
  | { readonly kind: "subscribe"; readonly subscription: BookingSubscription; readonly most: number }
  /** Removes every subscription of the browser; no effect if there is none. */
  | { readonly kind: "unsubscribe"; readonly endpoint: string }
