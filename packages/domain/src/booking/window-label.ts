import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { BookingType } from "./booking-type.ts"
import { marketSchedule } from "./market-schedule.ts"

export type Language = "en" | "ar"

/** What a label is made of: the market's clock and the two instants between which a window lies. */
export interface LabelledWindow {
  readonly start: Instant
  readonly end: Instant
}

/** '1PM to 6PM', or of an On Demand booking the hour at which it starts: '9AM' (section 9, "Slots"). */
export function pickupLabel(market: MarketId, type: BookingType, window: LabelledWindow, language: Language): string {
  return type === "onDemand" ? timeLabel(market, window.start, language) : spanLabel(market, window, language)
}

/** '5PM to 10PM', or of an On Demand booking its deadline: 'Before 11AM'. */
export function deliveryLabel(market: MarketId, type: BookingType, window: LabelledWindow, language: Language): string {
  if (type !== "onDemand") return spanLabel(market, window, language)
  const time = timeLabel(market, window.end, language)
  return language === "ar" ? `قبل ${time}` : `Before ${time}`
}

function spanLabel(market: MarketId, window: LabelledWindow, language: Language): string {
  const start = timeLabel(market, window.start, language)
  const end = timeLabel(market, window.end, language)
  return language === "ar" ? `${start} – ${end}` : `${start} to ${end}`
}

/** The market's wall clock at an instant: '1PM', '10:30AM', '1 م'. Midnight is 12AM. */
export function timeLabel(market: MarketId, instant: Instant, language: Language): string {
  const { minute } = marketSchedule.clock(market, instant)
  const hour = Math.floor(minute / 60)
  const minutes = minute % 60 === 0 ? "" : `:${String(minute % 60).padStart(2, "0")}`
  const shown = `${hour % 12 === 0 ? 12 : hour % 12}${minutes}`
  if (language === "ar") return `${shown} ${hour < 12 ? "ص" : "م"}`
  return `${shown}${hour < 12 ? "AM" : "PM"}`
}
