import type { Instant } from "../../calendar/zone.ts"

/** For how long window, capacity, promo use and price are kept for a customer while he pays (D16). */
export const holdLifetimeMinutes = 30

/** Whether what is held can still be paid, by any method and with no new re-check, also after the cut-off. Half-open. */
export const isHoldAlive = ({ endsAt }: { readonly endsAt: Instant }, now: Instant): boolean => now < endsAt
