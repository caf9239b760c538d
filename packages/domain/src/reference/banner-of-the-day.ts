import type { LocalDate } from "../calendar/local-date.ts"

/** Paths where the notice of the day never interrupts a booking. */
const undisturbed = /^\/(go\/(details|guest|payment|booking-confirmation)|payment|pay)/

/**
 * Whether the promotional popup may be shown (section 2): once per market day, and never in the payment steps or on the
 * way to them.
 *
 * @param lastShown the market's day on which this browser showed one, or null
 */
export const mayShowNotice = (path: string, today: LocalDate, lastShown: string | null): boolean =>
  lastShown !== today && !undisturbed.test(path)
