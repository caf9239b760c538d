import type { Leg } from "../tracking/tracking-event.ts"

/** A driver's reasons for a failed leg. The customer reads them in the catalogue's words. */
export const failReasons = {
  pickup: ["nobody-there", "wrong-address", "no-access", "not-ready", "not-as-booked", "not-paid", "other"],
  delivery: ["nobody-there", "wrong-address", "no-access", "refused", "not-paid", "other"],
} as const satisfies Readonly<Record<Leg, readonly string[]>>

export type FailReason = (typeof failReasons)[Leg][number]

/** Why a booking is cancelled. */
export const cancelReasons = [
  "asked-by-customer",
  "recipient-not-reached",
  "not-as-booked",
  "not-serviceable",
  "other",
] as const

export type CancelReason = (typeof cancelReasons)[number]

/** Why a booking waits for the desk. */
export const holdReasons = ["asked-by-customer", "address-unclear", "not-as-booked", "weather", "other"] as const

export type HoldReason = (typeof holdReasons)[number]

export const isFitReason = (reason: FailReason, leg: Leg): boolean =>
  (failReasons[leg] as readonly FailReason[]).includes(reason)
