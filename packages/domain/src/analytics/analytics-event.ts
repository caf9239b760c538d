import { sanitise } from "../booking/draft/text-sanitiser.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"

/** The facts that are counted, and no others (section 4; D44). */
export const analyticsNames = [
  "WEB_COUPON_CODE_APPLIED",
  "WEB_SIGNUP_INITIATED",
  "WEB_SIGNUP_COMPLETED",
  "WEB_LOGIN_COMPLETED",
  "WEB_TRACKING_FAILED",
] as const

export type AnalyticsName = (typeof analyticsNames)[number]

/** A fact with what may be said beside it. It never says of whom. */
export type AnalyticsEvent =
  | { readonly name: "WEB_COUPON_CODE_APPLIED"; readonly couponCode: string }
  | { readonly name: "WEB_TRACKING_FAILED"; readonly errorMessage: string }
  | { readonly name: "WEB_SIGNUP_INITIATED" | "WEB_SIGNUP_COMPLETED" | "WEB_LOGIN_COMPLETED" }

/** As it is kept: when and in which market, and nothing that two of them could be told to have in common. */
export interface NotedEvent {
  readonly id: string
  readonly event: AnalyticsEvent
  readonly market: MarketId
  readonly at: Instant
}

/** How often a fact was noted on a day. */
export interface DailyCount {
  /** Of UTC. */
  readonly day: string
  readonly name: AnalyticsName
  readonly count: number
}

/** The event without what would tell of a person, should a sentence ever repeat what was typed. */
export const withoutContacts = (event: AnalyticsEvent): AnalyticsEvent =>
  event.name === "WEB_TRACKING_FAILED" ? { ...event, errorMessage: blanked(event.errorMessage) } : event

/**
 * A sentence without e-mail addresses, and without numbers of four digits and more.
 *
 * @example blanked("No booking for a@b.example, 0501234567") // "No booking for … …"
 */
const blanked = (sentence: string): string =>
  sanitise(sentence)
    .replace(/\S*@\S*/g, "…")
    .replace(/\p{N}(?:[\s().-]*\p{N}){3,}/gu, "…")
    .trim()
