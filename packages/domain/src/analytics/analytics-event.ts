import { sanitise } from "../booking/draft/text-sanitiser.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"

/** The only events that are counted (section 4; D44). */
export const analyticsNames = [
  "WEB_COUPON_CODE_APPLIED",
  "WEB_SIGNUP_INITIATED",
  "WEB_SIGNUP_COMPLETED",
  "WEB_LOGIN_COMPLETED",
  "WEB_TRACKING_FAILED",
] as const

export type AnalyticsName = (typeof analyticsNames)[number]

/** An event with its permitted details. It never identifies a person. */
export type AnalyticsEvent =
  | { readonly name: "WEB_COUPON_CODE_APPLIED"; readonly couponCode: string }
  | { readonly name: "WEB_TRACKING_FAILED"; readonly errorMessage: string }
  | { readonly name: "WEB_SIGNUP_INITIATED" | "WEB_SIGNUP_COMPLETED" | "WEB_LOGIN_COMPLETED" }

/** An event as stored: time and market, and nothing that links two of them. */
export interface NotedEvent {
  readonly id: string
  readonly event: AnalyticsEvent
  readonly market: MarketId
  readonly at: Instant
}

/** How often an event was recorded on a day. */
export interface DailyCount {
  /** In UTC. */
  readonly day: string
  readonly name: AnalyticsName
  readonly count: number
}

/** The event without personal data, in case a message repeats what was typed. */
export const withoutContacts = (event: AnalyticsEvent): AnalyticsEvent =>
  event.name === "WEB_TRACKING_FAILED" ? { ...event, errorMessage: blanked(event.errorMessage) } : event

/**
 * A text without e-mail addresses, and without numbers of four or more digits.
 *
 * @example blanked("No booking for a@b.example, 0501234567") // "No booking for … …"
 */
const blanked = (sentence: string): string =>
  sanitise(sentence)
    .replace(/\S*@\S*/g, "…")
    .replace(/\p{N}(?:[\s().-]*\p{N}){3,}/gu, "…")
    .trim()
