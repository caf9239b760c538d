import { type LabelledWindow, windowShape } from "@mersal/domain/booking/windows/window-label"
import { formatSummaryDate, formatTrackingTime } from "@mersal/domain/calendar/date-format"
import { dayNumber, type LocalDate } from "@mersal/domain/calendar/local-date"
import { type Instant, msPerDay, msPerMinute, wallClock, type Zone } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import { marketZone } from "@mersal/domain/market/market-zone"
import type { Language } from "@mersal/domain/messages/language"
import { spanLabel, spanOf, timeLabel } from "@mersal/domain/schedule/labels"
import { useMemo } from "react"
import { useLanguage } from "../language.ts"
import { useProduct } from "../product.ts"
import type { PageTexts } from "../texts/dictionaries.ts"
import { usePageClock } from "./clock.ts"

/** Formats dates and windows, always in the market's local time (D9). */
export interface MarketTime {
  /** "21st Nov 2026" */
  readonly date: (date: LocalDate) => string
  /** "11AM to 2PM", "9AM", "Before 8PM" */
  readonly slot: (window: LabelledWindow) => string
  /** "4PM", "4:30PM" */
  readonly time: (instant: Instant) => string
  /** "21st Nov, 2026 - 04:05 PM" */
  readonly moment: (instant: Instant) => string
  /** A time or window that stands alone, such as a deadline. It names the market's zone if the viewer is in another. */
  readonly zoned: (written: string, at: Instant) => string
  readonly zonedMoment: (instant: Instant) => string
  /** 'Dubai time' for a viewer whose own clock now shows another time; null for everybody else. */
  readonly zoneNote: (now: Instant) => string | null
}

/** The dictionary's texts for a deadline, "Before 8PM", and for the markets' zones. */
type TimeWords = Pick<PageTexts["booking"], "before" | "dubaiTime" | "dohaTime">

/** @param offsetOf the UTC offset of the viewer's own clock */
export function marketTimeOf(
  language: Language,
  market: MarketId,
  { before, dubaiTime, dohaTime }: TimeWords,
  offsetOf: (now: Instant) => number = browserOffset,
): MarketTime {
  const zone = marketZone(market)
  const words = language === "en" ? englishWords(zone) : arabicWords(zone)
  const named = market === "AE" ? dubaiTime : dohaTime
  const zoneNote = (now: Instant) => (offsetOf(now) === zone.segmentAt(now).offset ? null : named)
  const zoned = (written: string, at: Instant) => (zoneNote(at) ? `${written} (${named})` : written)
  return {
    ...words,
    slot: (window) => {
      const shape = windowShape(window)
      if (shape === "start") return words.time(window.start)
      return shape === "deadline" ? before(words.time(window.end)) : words.span(window)
    },
    zoned,
    zonedMoment: (instant) => zoned(words.moment(instant), instant),
    zoneNote,
  }
}

/** Called in every render, so it does not use `Intl`, which takes a hundred times as long. */
// biome-ignore lint/style/noRestrictedGlobals: the browser's UTC offset at a given instant; no clock is read.
const browserOffset = (now: Instant): number => -new Date(now).getTimezoneOffset() * msPerMinute

const englishWords = (zone: Zone) => ({
  date: formatSummaryDate,
  span: (window: LabelledWindow) => spanLabel(spanOf(zone, window), "to"),
  time: (instant: Instant) => timeLabel(wallClock(zone, instant).minute),
  moment: (instant: Instant) => formatTrackingTime(zone, instant),
})

function arabicWords(zone: Zone) {
  const locale = "ar-AE-u-nu-latn"
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
  const clock = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone.id })
    // Arabic writes AM and PM as one letter, which must not wrap to the next line.
    return (instant: Instant) => format.format(instant).replace(/ (?=.$)/, "\u00a0")
  }
  const hour = clock({ hour: "numeric", hour12: true })
  const minute = clock({ timeStyle: "short" })
  const time = (instant: Instant) => (instant % 3_600_000 === 0 ? hour : minute)(instant)
  return {
    date: (date: LocalDate) => day.format(dayNumber(date) * msPerDay),
    span: (window: LabelledWindow) => `${time(window.start)} – ${time(window.end)}`,
    time,
    moment: clock({ dateStyle: "long", timeStyle: "short" }),
  }
}

/** Times in the page's language, for the host's market unless another is named. */
export function useMarketTime(market?: MarketId): MarketTime {
  const { language, texts } = useLanguage()
  const product = useProduct()
  const { offsetAt } = usePageClock()
  const shown = market ?? product.market
  return useMemo(() => marketTimeOf(language, shown, texts.booking, offsetAt), [language, shown, texts, offsetAt])
}
