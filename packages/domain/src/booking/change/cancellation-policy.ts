import type { Instant } from "../../calendar/zone.ts"
import { type Money, money, subtract } from "../../money/money.ts"
import type { BookingState } from "../booking.ts"

/** How far a booking has come when it is cancelled, in order of time. */
export const cancellationPhases = ["free", "late", "collected"] as const

export type CancellationPhase = (typeof cancellationPhases)[number]

/** What is kept of the payment when a booking is cancelled in each phase. An operator may choose otherwise. */
export type CancellationPolicy = Readonly<Record<CancellationPhase, "nothing" | "minimum-fare" | "everything">>

/** D36: free, then the minimum fare, and no refund once the parcel is collected. */
export const defaultCancellationPolicy: CancellationPolicy = {
  free: "nothing",
  late: "minimum-fare",
  collected: "everything",
}

/** The facts that decide the phase of a booking. */
export interface CancellationTimes {
  /** The last order time of the booked pick-up window. */
  readonly orderBy: Instant
  /** When a driver first set off; null if none has. */
  readonly startedAt: Instant | null
  readonly collectedAt: Instant | null
}

export interface CancellationFacts extends CancellationTimes {
  /** What was paid and not refunded; before the booking is made, what will be paid. */
  readonly paid: Money
  /** The lowest price of a booking, VAT included. */
  readonly minimumFare: Money
}

export interface CancellationTerms {
  readonly fee: Money
  /** Fee and refund add up to what was paid. */
  readonly refund: Money
}

/** How far a booking has left the free period. */
export interface CancellationStage {
  readonly phase: CancellationPhase
  /** Cancelling is free until this instant, exclusive. */
  readonly freeUntil: Instant
}

export interface Cancellation extends CancellationStage, CancellationTerms {}

/**
 * What cancelling costs in each phase: shown before the booking is made, and charged afterwards (D36). The fee is kept
 * from the payment, so it never exceeds that, and cancelling an unpaid booking costs nothing.
 */
export function cancellationTerms(
  { paid, minimumFare }: Pick<CancellationFacts, "paid" | "minimumFare">,
  policy: CancellationPolicy = defaultCancellationPolicy,
): Readonly<Record<CancellationPhase, CancellationTerms>> {
  const kept = {
    nothing: money(0, paid.currency),
    "minimum-fare": money(Math.min(minimumFare.minor, paid.minor), paid.currency),
    everything: paid,
  }
  const terms = (phase: CancellationPhase): CancellationTerms => {
    const fee = kept[policy[phase]]
    return { fee, refund: subtract(paid, fee) }
  }
  return { free: terms("free"), late: terms("late"), collected: terms("collected") }
}

/**
 * What cancelling costs now. It is free until the earlier of the window's last order time and the driver's start (D36).
 */
export function cancellationAt(
  facts: CancellationFacts,
  now: Instant,
  policy: CancellationPolicy = defaultCancellationPolicy,
): Cancellation {
  const stage = cancellationStage(facts, now)
  return { ...stage, ...cancellationTerms(facts, policy)[stage.phase] }
}

/** The phase in which it would be cancelled, whatever that costs. */
export function cancellationStage(facts: CancellationTimes, now: Instant): CancellationStage {
  const freeUntil = freeUntilOf(facts)
  const isCollected = facts.collectedAt !== null && now >= facts.collectedAt
  return { phase: isCollected ? "collected" : now < freeUntil ? "free" : "late", freeUntil }
}

/** The earlier of the window's last order time and the driver's start. */
export const freeUntilOf = ({ orderBy, startedAt }: Pick<CancellationFacts, "orderBy" | "startedAt">): Instant =>
  Math.min(orderBy, startedAt ?? orderBy)

/** The part of the terms that a cancellation's event stores. */
export const termsOf = ({ fee, refund }: CancellationTerms): CancellationTerms => ({ fee, refund })

/** Whether a booking can be cancelled: it has not ended, expired or been turned back. */
export const isCancellable = (state: BookingState): boolean => !cannotBeCancelled.has(state)

const cannotBeCancelled: ReadonlySet<BookingState> = new Set([
  "expired",
  "returning",
  "delivered",
  "returned",
  "cancelled",
])
