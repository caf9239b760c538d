import type { LocalDate, Weekday } from "../calendar/local-date.ts"
import type { WallTime } from "./wall-time.ts"

/**
 * A rule book: what can be booked, in which markets, and until when, as plain JSON. Every pick-up window carries its own
 * last order time; bands, earliest dates, lists, re-checks and the instant at which an answer goes stale follow (D5).
 */
export interface RuleBook {
  readonly id: string
  readonly version: string
  /** How many days after today can be booked; 0 is today only. A delivery is looked for as many days further (D10). */
  readonly horizonDays: number
  /** A window that closures leave this many minutes in one piece, and at least one, stays open (D10). 0 when not said. */
  readonly minOpenMinutes?: number
  readonly markets: Readonly<Record<string, MarketRules>>
  readonly services: Readonly<Record<string, Service>>
  /** Classes of ways through the market with rules of their own (D11). Which way is in which class is not for the book. */
  readonly routes?: Readonly<Record<string, RouteClass>>
  /** Other ways to read the same rules, as patches by name, chosen when the book is compiled (D7). */
  readonly readings?: Readonly<Record<string, Patch<RuleBook>>>
}

export interface MarketRules {
  /** IANA zone on whose wall clock every time of the book is read (D9). */
  readonly zone: string
  /** "+04:00": the offset the zone has kept since 1973, a promise that spares the look-up (`zoneNamed`). */
  readonly zoneHint?: string
  readonly blackouts?: Blackouts
  readonly closures?: readonly Closure[]
  /** What differs here from the book's services. */
  readonly services?: Readonly<Record<string, Patch<Service>>>
}

export interface Service {
  /** Names of the parts of the day with their first minute, the first at 00:00. They label; they decide nothing. */
  readonly bands: Readonly<Record<string, WallTime>>
  readonly pickup: readonly Window[] | WindowSeries
  readonly delivery: DeliveryWindows | DeliveryDeadline
}

/** A stretch of one date, `end` excluded. */
export interface TimeRange {
  readonly id: string
  readonly start: WallTime
  readonly end: WallTime
  /** On these days of the week only; on all when not said. */
  readonly weekdays?: readonly Weekday[]
}

/** A pick-up window. It is open while `now < orderBy`: at exactly that time it is shut. */
export interface Window extends TimeRange {
  readonly orderBy: OrderBy
  /** How many bookings one date's window takes; no limit when not said. How many it has is `Ask.occupancy`. */
  readonly capacity?: number
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
  /** Of each window of the series. */
  readonly capacity?: number
  readonly weekdays?: readonly Weekday[]
}

/**
 * Delivery in one of the windows of the date `leadDays` after pick-up. Where that date is skipped, the next one with a
 * window takes its place; with 0 lead days none does, because delivery on the pick-up date is what the service promises.
 */
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

/** Days on which nothing is picked up, nothing delivered, or neither. A skipped day moves no cut-off. */
export interface Blackouts {
  readonly both?: readonly LocalDate[]
  readonly pickup?: readonly LocalDate[]
  readonly delivery?: readonly LocalDate[]
  /** Days of the week, for both sides. */
  readonly weekdays?: readonly Weekday[]
  readonly pickupWeekdays?: readonly Weekday[]
  readonly deliveryWeekdays?: readonly Weekday[]
}

/** "06-01": a day of every year. "02-29" is there in leap years only. */
export type MonthDay = `${number}-${number}`

/**
 * A named stretch of days, or of hours of days, without service: a holiday, a pause, a ban. It shuts the pick-up and
 * delivery windows it overlaps, unless it leaves `minOpenMinutes` of them in one piece (D10).
 */
export interface Closure {
  readonly id: string
  /** The first and the last day: two dates, or two days of every year, which may lead over its end. */
  readonly from: LocalDate | MonthDay
  readonly to: LocalDate | MonthDay
  /** On these days of the week only. */
  readonly weekdays?: readonly Weekday[]
  /** From one time to another of each of its days; the whole day when not said. */
  readonly between?: readonly [WallTime, WallTime]
  /** It concerns only questions that carry one of these, such as a vehicle; all questions when not said. */
  readonly tags?: readonly string[]
  /** Where the rule is written. */
  readonly source?: string
  /** Not confirmed yet: it never acts. */
  readonly provisional?: boolean
}

/** What a way changes: it never makes a window open longer, and never a delivery sooner. */
export interface RouteRule {
  /** No window can be ordered after this time of its date, whatever its own `orderBy`. */
  readonly cutoff?: WallTime
  /** At least so many days from pick-up to delivery. Not for services that deliver within minutes. */
  readonly leadDays?: number
}

export interface RouteClass extends RouteRule {
  /** The services that it is a rule for; all when not said. */
  readonly only?: readonly string[]
}

/** A JSON merge patch (RFC 7386): objects are merged, values and lists replaced whole, null removes. */
export type Patch<Value> = Value extends readonly unknown[] | string | number | boolean
  ? Value
  : { readonly [Key in keyof Value]?: Patch<Value[Key]> | null }

export type MarketOf<B> = B extends { readonly markets: infer M } ? keyof M & string : never
export type ServiceOf<B> = B extends { readonly services: infer S } ? keyof S & string : never
export type RouteOf<B> = B extends { readonly routes?: infer R } ? keyof NonNullable<R> & string : never
export type ReadingOf<B> = B extends { readonly readings?: infer R } ? keyof NonNullable<R> & string : never

/** A book with the literal types of its markets, services, routes and readings, so that a misspelt name does not compile. */
export const defineRuleBook = <const B extends RuleBook>(book: B): B => book
