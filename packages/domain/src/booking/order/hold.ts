import type { Instant } from "../../calendar/zone.ts"

/** How long window, capacity, promo use and price are reserved while the customer pays (D16). */
export const holdLifetimeMinutes = 30

/**
 * Whether a hold can still be paid, by any method and without a new check, even after the cut-off. `endsAt` is
 * exclusive.
 */
export const isHoldAlive = ({ endsAt }: { readonly endsAt: Instant }, now: Instant): boolean => now < endsAt
