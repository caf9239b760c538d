import type { BookedWindow, Booking } from "../booking/booking.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Leg } from "../tracking/tracking-event.ts"
import { isFitReason } from "./command-reason.ts"
import type { DeliveryCommand } from "./delivery-command.ts"
import { type ProofRefusal, proofRefusal } from "./proof.ts"
import { mayLeaveAt } from "./waiting.ts"

/** What is known of a booking under way besides its state. */
export interface DeliveryFacts {
  readonly pickupWindow: BookedWindow
  readonly deliveryWindow: BookedWindow
  /** The assigned driver, or null. */
  readonly driver: string | null
  /** Since when the driver has been at the stop he set off for; null before, and after he has left it. */
  readonly arrivedAt: Instant | null
  readonly isCollected: boolean
  /** Failed attempts, on both legs together. */
  readonly failedAttempts: number
  /** The seal of the recipient's PIN; null if none was sent, and once the parcel goes back. */
  readonly pinSeal: string | null
}

/** D45: two failed attempts put a booking on hold, and so does each later one. */
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

/** Whether failing this attempt puts the booking on hold. */
export const isLastAttempt = ({ failedAttempts }: DeliveryFacts): boolean => failedAttempts + 1 >= attemptsBeforeHold

export type FactsRefusal =
  | { readonly kind: "unfit-reason" }
  | { readonly kind: "not-arrived" }
  | { readonly kind: "still-waiting"; readonly until: Instant }
  | ProofRefusal

/**
 * Why a driver's report cannot be true, or null. The reason must belong to the leg; 'nobody-there' requires that he has
 * arrived, and at a pick-up that he has waited ten minutes (section 1); a proof must be valid.
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
