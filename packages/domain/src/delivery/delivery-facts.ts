import type { BookedWindow, Booking } from "../booking/booking.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Leg } from "../tracking/tracking-event.ts"
import { isFitReason } from "./command-reason.ts"
import type { DeliveryCommand } from "./delivery-command.ts"
import { type ProofRefusal, proofRefusal } from "./proof.ts"
import { mayLeaveAt } from "./waiting.ts"

/** What is known of a booking on its way beside its state. */
export interface DeliveryFacts {
  readonly pickupWindow: BookedWindow
  readonly deliveryWindow: BookedWindow
  /** The driver it was given to, or null. */
  readonly driver: string | null
  /** Since when the driver has stood at the stop he set off for; null before, and from when he has left it. */
  readonly arrivedAt: Instant | null
  readonly isCollected: boolean
  /** Attempts that have failed, on both legs together. */
  readonly failedAttempts: number
  /** The seal over the recipient's PIN; null where none was sent, and from when the parcel goes back. */
  readonly pinSeal: string | null
}

/** D45: two failed attempts put a booking on hold, and so does each that fails after them. */
export const attemptsBeforeHold = 2

export const factsOf = (
  { pickupWindow, deliveryWindow }: Pick<Booking, "pickupWindow" | "deliveryWindow">,
  pinSeal: string | null,
): DeliveryFacts => ({
  pickupWindow,
  deliveryWindow,
  driver: null,
  arrivedAt: null,
  isCollected: false,
  failedAttempts: 0,
  pinSeal,
})

/** The leg a booking is on. */
export const legOf = ({ isCollected }: Pick<DeliveryFacts, "isCollected">): Leg => (isCollected ? "delivery" : "pickup")

/** Whether the attempt that fails now is the one that puts the booking on hold. */
export const isLastAttempt = ({ failedAttempts }: DeliveryFacts): boolean => failedAttempts + 1 >= attemptsBeforeHold

export type FactsRefusal =
  | { readonly kind: "unfit-reason" }
  | { readonly kind: "not-arrived" }
  | { readonly kind: "still-waiting"; readonly until: Instant }
  | ProofRefusal

/**
 * Why what a driver says cannot be so, or null. Another leg's reason does not fit; nobody is missing where the driver has
 * not arrived, or at a pick-up not yet waited for ten minutes (section 1); a proof must prove.
 */
export function factsRefusal(facts: DeliveryFacts, command: DeliveryCommand, at: Instant): FactsRefusal | null {
  if (command.type === "deliver") return proofRefusal(command.proof, facts.pinSeal)
  if (command.type !== "fail") return null
  const leg = legOf(facts)
  if (!isFitReason(command.reason, leg)) return { kind: "unfit-reason" }
  if (command.reason !== "nobody-there") return null
  if (facts.arrivedAt === null) return { kind: "not-arrived" }
  const until = mayLeaveAt(leg, facts.arrivedAt)
  return at < until ? { kind: "still-waiting", until } : null
}
