import type { Instant } from "@mersal/domain/calendar/zone"
import type { MarketTime } from "../../../environment/formats/market-time.ts"

/**
 * A date and time within a sentence: never broken, so that it is read at one glance. A zone after it may be. After a
 * hyphen only the word joiner hinders a break.
 */
export const wholeMoment = ({ moment, zoned }: MarketTime, at: Instant): string =>
  zoned(moment(at).replaceAll(" ", "\u2060\u00a0"), at)
