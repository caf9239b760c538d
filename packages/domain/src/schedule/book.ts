import type { WallTime } from "./wall-time.ts"

/**
 * A rule book: what can be booked, in which markets, and until when, as plain JSON. Every pick-up window carries its own
 * last order time; bands, earliest dates, lists, re-checks and the instant at which an answer goes stale follow (D5).
 */
export interface RuleBook {
  readonly id: string
  readonly version: string
  /** How many days after today can be booked; 0 is today only (D10). */
  readonly horizonDays: number
  readonly markets: Readonly<Record<string, MarketRules>>
  readonly services: Readonly<Record<string, Service>>
}

export interface MarketRules {
  /** IANA zone on whose wall clock every time of the book is read (D9). */
  readonly zone: string
  /** "+04:00": the offset the zone has kept since 1973, a promise that spares the look-up (`zoneNamed`). */
  readonly zoneHint?: string
}

export interface Service {
  /** Names of the parts of the day with their first minute, in order, the first at 00:00. They label; they decide nothing. */
  readonly bands: Readonly<Record<string, WallTime>>
  readonly pickup: readonly Window[] | WindowSeries
  readonly delivery: DeliveryWindows | DeliveryDeadline
}

/** A stretch of one date, `end` excluded. */
export interface TimeRange {
  readonly id: string
  readonly start: WallTime
  readonly end: WallTime
}

/** A pick-up window. It is open while `now < orderBy`: at exactly that time it is shut. */
export interface Window extends TimeRange {
  readonly orderBy: OrderBy
}

/** A time on the window's own date, on the day before, or some minutes before an edge of the window. */
export type OrderBy = WallTime | { readonly dayBefore: WallTime } | BeforeEdge

export interface BeforeEdge {
  readonly before: "start" | "end"
  readonly minutes: number
}

/** Equal windows at even distances; ids are the start's hour, "9" … "21", or "9:30" off the hour. All in minutes. */
export interface WindowSeries {
  readonly every: number
  /** The first and the last start. */
  readonly first: WallTime
  readonly last: WallTime
  readonly length: number
  readonly orderBy: OrderBy
}

/** Delivery in one of the windows of the date `leadDays` after pick-up. */
export interface DeliveryWindows {
  readonly leadDays: number
  readonly windows: readonly TimeRange[]
}

/** Delivery on the pick-up date, `within` minutes of the window's start on the wall clock, not after a time of the date. */
export interface DeliveryDeadline {
  readonly leadDays: 0
  readonly within: number
  readonly notAfter: WallTime
}

export type MarketOf<B> = B extends { readonly markets: infer M } ? keyof M & string : never
export type ServiceOf<B> = B extends { readonly services: infer S } ? keyof S & string : never

/** A book with the literal types of its markets and services, so that a misspelt name does not compile. */
export const defineRuleBook = <const B extends RuleBook>(book: B): B => book
