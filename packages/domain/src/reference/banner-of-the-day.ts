import type { LocalDate } from "../calendar/local-date.ts"

/** Where the notice of the day never comes between a customer and his booking. */
const undisturbed = /^\/(go\/(details|guest|payment|booking-confirmation)|payment|pay)/

/**
 * Whether the promotional popup may be shown (section 2): once a day of the market, and never in the payment steps nor
 * on the way to them.
 *
 * @param lastShown the market's day on which this browser showed one, or null
 */
export const mayShowNotice = (path: string, today: LocalDate, lastShown: string | null): boolean =>
  lastShown !== today && !undisturbed.test(path)
