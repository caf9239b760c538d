import type { Instant } from "@mersal/domain/calendar/zone"

/** A wait as it is told, in seconds: from ten minutes on it is told in whole minutes, and never too short. */
export const toldWait = (seconds: number): number => (seconds < 600 ? seconds : Math.ceil(seconds / 60) * 60)

/** The seconds until something may be asked again: whole ones, never too few, and at least one. */
export const secondsUntil = (retryAt: Instant, now: Instant): number => Math.max(1, Math.ceil((retryAt - now) / 1_000))
