import type { Instant } from "../../calendar/zone.ts"
import { isSameMoney, type Money } from "../../money/money.ts"
import type { PriceBreakdown } from "../../pricing/price-breakdown.ts"
import type { Reference } from "./reference.ts"

/** What a booking keeps for its customer while he pays: the window with its place in it, a use of the promo, the price. */
export interface Held {
  readonly booking: Reference
  /** The keys of the slots in which a place is kept, as the engine names them. */
  readonly slots: readonly string[]
  /** The promo of which one use is kept, or null. */
  readonly promoCode: string | null
  readonly price: PriceBreakdown
}

/** What was held at the confirm, and until when (D16). */
export interface Hold extends Held {
  readonly heldAt: Instant
  /** At this instant it is over. */
  readonly endsAt: Instant
}

/** D16: thirty minutes, unless an operator says otherwise. */
export const holdLifetimeMinutes = 30

export const makeHold = (held: Held, now: Instant, lifetimeMinutes: number = holdLifetimeMinutes): Hold => ({
  ...held,
  heldAt: now,
  endsAt: now + lifetimeMinutes * 60_000,
})

/** Whether what is held can still be paid, by any method and with no new re-check, also after the cut-off. Half-open. */
export const isHoldAlive = ({ endsAt }: Pick<Hold, "endsAt">, now: Instant): boolean => now < endsAt

export type HeldPayment =
  /** The booking is confirmed as it was held. */
  | { readonly kind: "honour" }
  /** The hold has ended: its window, capacity and promo use are taken anew, in the same step that confirms. */
  | { readonly kind: "honour-again" }
  | { readonly kind: "refund-in-full"; readonly amount: Money }

/**
 * What becomes of a card payment that has succeeded (D16). While the hold was alive it is honoured, whatever the clock
 * says of the window by now. After its end everything held was given back: it is honoured if the booking can still be
 * served, and otherwise refunded in full. It is never kept without a delivery.
 *
 * @param paid throws when it is not the price that was held: such a payment is under review and does not come here
 * @param succeededAt when the gateway took the money, not when we heard of it
 * @param isServiceable whether window, capacity and promo use can be had again at the price that was paid
 */
export function heldPayment(hold: Hold, paid: Money, succeededAt: Instant, isServiceable: boolean): HeldPayment {
  if (!isSameMoney(paid, hold.price.toPay)) throw new Error(`Another amount was paid than was held: ${paid.minor}`)
  if (isHoldAlive(hold, succeededAt)) return { kind: "honour" }
  return isServiceable ? { kind: "honour-again" } : { kind: "refund-in-full", amount: paid }
}
