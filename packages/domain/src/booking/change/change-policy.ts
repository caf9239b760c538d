import type { Instant } from "../../calendar/zone.ts"
import { type Money, money, subtract } from "../../money/money.ts"
import { type PriceBreakdown, priceBreakdown } from "../../pricing/price-breakdown.ts"
import type { PromoTerms } from "../../promo/promo.ts"
import { discountOn } from "../../promo/promo-discount.ts"
import type { PromoBooking } from "../../promo/promo-relevance.ts"
import type { BookingState } from "../booking.ts"
import { type CancellationFacts, freeUntilOf, isCancellable } from "./cancellation-policy.ts"

/** Until when each part of a complete booking may be changed. */
const changeableUntil = {
  "pickup-address": "free-period-ends",
  "drop-off-address": "free-period-ends",
  /** Date and window of pick-up and delivery. */
  time: "free-period-ends",
  /** Flat, landmark, contact: what helps a driver to find the place and the person. */
  "pickup-details": "collected",
  "drop-off-details": "ended",
  // Another parcel, vehicle, type or code needs a new booking: the owner cancels this one and books again.
  parcel: "never",
  vehicle: "never",
  "booking-type": "never",
  promo: "never",
} as const

export type BookingPart = keyof typeof changeableUntil

/**
 * Whether another place or time is among the changed parts: such a change may cost otherwise, and takes the booking from
 * its driver. What only helps to find a door or a person does neither.
 */
export const movesBooking = (parts: readonly BookingPart[]): boolean => parts.some((part) => !part.endsWith("-details"))

export const bookingParts = Object.keys(changeableUntil) as readonly BookingPart[]

export interface ChangeFacts extends Pick<CancellationFacts, "orderBy" | "startedAt"> {
  readonly state: BookingState
  readonly isCollected: boolean
}

/** Why place and time may not be changed now. */
export const movingRefusals = [
  /** It was possible earlier. */
  "too-late",
  /** It is possible once the booking is paid. */
  "not-paid",
  /** The desk decides how the booking continues. */
  "on-hold",
] as const

export type MovingRefusal = (typeof movingRefusals)[number]

export const changeRefusals = [...movingRefusals, "not-changeable"] as const

export type ChangeRefusal = (typeof changeRefusals)[number]

/**
 * Why a part of a booking may not be changed now, or null (D37, following D36). In a complete booking, places and times
 * may be changed while cancelling is free; details for finding a person, until the driver has found him. From the
 * summary everything may be changed, because it is a new quote and not yet a booking.
 */
export function changeRefusal(
  origin: PromoBooking["origin"],
  part: BookingPart,
  facts: ChangeFacts,
  now: Instant,
): ChangeRefusal | null {
  if (origin === "summary") return null
  const until = changeableUntil[part]
  if (until === "never") return "not-changeable"
  if (until === "free-period-ends") return movingRefusal(facts, now)
  const isOver = until === "collected" && facts.isCollected
  return isOver || !isCancellable(facts.state) ? "too-late" : null
}

/**
 * 'too-late' comes first, even for a booking that waits for payment or the desk: after the wait it is still too late.
 */
export function movingRefusal(facts: Omit<ChangeFacts, "isCollected">, now: Instant): MovingRefusal | null {
  if (!isCancellable(facts.state) || now >= freeUntilOf(facts)) return "too-late"
  return waitsFor[facts.state] ?? null
}

const waitsFor: Readonly<Partial<Record<BookingState, MovingRefusal>>> = {
  awaitingPayment: "not-paid",
  onHold: "on-hold",
}

/** The difference between a change's price and the booking's price before. */
export type PriceDifference =
  | { readonly kind: "none" }
  /** The change takes effect once this is paid. */
  | { readonly kind: "pay"; readonly amount: Money }
  | { readonly kind: "give-back"; readonly amount: Money }

export const priceDifference = (before: Money, after: Money): PriceDifference => {
  const { minor, currency } = subtract(after, before)
  if (minor === 0) return { kind: "none" }
  return minor > 0
    ? { kind: "pay", amount: money(minor, currency) }
    : { kind: "give-back", amount: money(-minor, currency) }
}

/**
 * The price of a complete booking with another delivery charge. Its promo stays, even if the promo has changed since
 * (D37): a percentage of the new charge, or the fixed amount, limited to the charge.
 *
 * @param promo as it was when the booking was made; null if it had none
 */
export const changedPrice = (deliveryCharge: Money, vatPercent: number, promo: PromoTerms | null): PriceBreakdown =>
  priceBreakdown(
    deliveryCharge,
    promo === null ? money(0, deliveryCharge.currency) : discountOn(promo, deliveryCharge),
    vatPercent,
  )
