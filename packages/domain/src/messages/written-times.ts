import { type LabelledWindow, windowShape } from "../booking/windows/window-label.ts"
import { formatSummaryDate, formatTrackingTime } from "../calendar/date-format.ts"
import { dayNumber, type LocalDate } from "../calendar/local-date.ts"
import { type Instant, msPerDay, wallClock, type Zone } from "../calendar/zone.ts"
import { spanLabel, spanOf, timeLabel } from "../schedule/labels.ts"
import type { Language } from "./language.ts"

/** Dates and times as a language writes them, on the wall clock of a zone: on pages and in messages alike. */
export interface WrittenTimes {
  /**
   * "21st Nov 2026"; with a comma as `moment` writes it: "21st Nov, 2026". A language that writes a date in one way only
   * takes no notice of the comma.
   */
  readonly date: (date: LocalDate, comma?: ",") => string
  /** "11AM to 2PM", "9AM", "Before 8PM" */
  readonly slot: (window: LabelledWindow) => string
  /** "4PM", "4:30PM" */
  readonly time: (instant: Instant) => string
  /** "21st Nov, 2026 - 04:05 PM" */
  readonly moment: (instant: Instant) => string
}

/** @param before the words of a deadline: "Before 8PM" */
export function writtenTimes(language: Language, zone: Zone, before: (time: string) => string): WrittenTimes {
  const words = language === "en" ? englishWords(zone) : arabicWords(zone)
  return {
    ...words,
    slot: (window) => {
      const shape = windowShape(window)
      if (shape === "start") return words.time(window.start)
      return shape === "deadline" ? before(words.time(window.end)) : words.span(window)
    },
  }
}

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
    // The one letter of the half of the day stays with its hour: alone it would begin a line.
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
