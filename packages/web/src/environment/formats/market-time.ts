import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import { marketZone } from "@mersal/domain/market/market-zone"
import type { Language } from "@mersal/domain/messages/language"
import { type WrittenTimes, writtenTimes } from "@mersal/domain/messages/written-times"
import { useMemo } from "react"
import { useLanguage } from "../language.ts"
import { useProduct } from "../product.ts"
import type { PageTexts } from "../texts/dictionaries.ts"
import { usePageClock } from "./clock.ts"

/** Formats dates and windows, always in the market's local time (D9). */
export interface MarketTime extends WrittenTimes {
  /** A time or window that stands alone, such as a deadline. It names the market's zone if the viewer is in another. */
  readonly zoned: (written: string, at: Instant) => string
  /**
   * A date and time, never broken, so that it is read at one glance; a zone after it may be. After a hyphen a no-break
   * space does not hinder a break: the word joiner before it does.
   */
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
  const words = writtenTimes(language, zone, before)
  const named = market === "AE" ? dubaiTime : dohaTime
  const zoneNote = (now: Instant) => (offsetOf(now) === zone.segmentAt(now).offset ? null : named)
  const zoned = (written: string, at: Instant) => (zoneNote(at) ? `${written} (${named})` : written)
  return {
    ...words,
    zoned,
    zonedMoment: (instant) => zoned(words.moment(instant).replaceAll(" ", "\u2060\u00a0"), instant),
    zoneNote,
  }
}

/** Called in every render, so it does not use `Intl`, which takes a hundred times as long. */
// biome-ignore lint/style/noRestrictedGlobals: the browser's UTC offset at a given instant; no clock is read.
const browserOffset = (now: Instant): number => -new Date(now).getTimezoneOffset() * msPerMinute

/** Times in the page's language, for the host's market unless another is named. */
export function useMarketTime(market?: MarketId): MarketTime {
  const { language, texts } = useLanguage()
  const product = useProduct()
  const { offsetAt } = usePageClock()
  const shown = market ?? product.market
  return useMemo(() => marketTimeOf(language, shown, texts.booking, offsetAt), [language, shown, texts, offsetAt])
}
