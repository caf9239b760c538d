import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"

/**
 * Where banners are shown (section 7, GET /banners/details?channel=c2c): to consumers, to those of them who have not booked
 * yet, or to companies.
 */
export const bannerChannels = ["c2c", "newcomers", "b2b"] as const

export type BannerChannel = (typeof bannerChannels)[number]

/** A message of the operator to one market, for a period, in both languages (D43). */
export interface Banner {
  readonly id: string
  readonly market: MarketId
  readonly channel: BannerChannel
  readonly title: BannerText
  readonly text: BannerText
  /** The page of ours that a press opens; null for a banner without a link. */
  readonly path: string | null
  readonly validFrom: Instant
  /** Exclusive: the first instant at which it is no longer shown. */
  readonly validUntil: Instant | null
}

export interface BannerText {
  readonly en: string
  readonly ar: string
}

/**
 * The banners of a channel at an instant, the newest first. `validFrom` is inclusive, `validUntil` exclusive. Consumers
 * also get the banners for newcomers: only the reader's browser knows whether its reader has booked before.
 */
export const bannersShown = (banners: readonly Banner[], channel: BannerChannel, now: Instant): readonly Banner[] =>
  banners
    .filter(
      (banner) =>
        (banner.channel === channel || (banner.channel === "newcomers" && channel === "c2c")) &&
        banner.validFrom <= now &&
        (banner.validUntil === null || now < banner.validUntil),
    )
    .toSorted((a, b) => b.validFrom - a.validFrom || (a.id < b.id ? -1 : 1))
