import type { LocalDate, Weekday } from "../calendar/local-date.ts"
import type { WallTime } from "./wall-time.ts"

/**
 * A rule book, as plain JSON: what can be booked, in which markets, and until when. Every pick-up window carries its
 * own last order time. Bands, earliest dates, lists, re-checks and the times at which answers go stale derive from it
 * (D5).
 */
export interface RuleBook {
  readonly id: string
  readonly version: string
  /**
   * How many days after today can be booked; 0 is today only. The search for a delivery date looks as many days further
   * (D10).
   */
  readonly horizonDays: number
  /**
   * A window stays open if closures leave at least this many minutes of it, and at least one, in one piece (D10).
   * Default 0.
   */
  readonly minOpenMinutes?: number
  readonly markets: Readonly<Record<string, MarketRules>>
  readonly services: Readonly<Record<string, Service>>
  /** Route classes with rules of their own (D11). The book does not say which route belongs to which class. */
  readonly routes?: Readonly<Record<string, RouteClass>>
  /** Alternative readings of the rules: patches by name, chosen when the book is compiled (D7). */
  readonly readings?: Readonly<Record<string, Patch<RuleBook>>>
}

export interface MarketRules {
  /** IANA zone. Every time of the book is on this zone's wall clock (D9). */
  readonly zone: string
  /** "+04:00": promises that the zone has kept this offset since 1973, which saves looking it up (`zoneNamed`). */
  readonly zoneHint?: string
  readonly blackouts?: Blackouts
  readonly closures?: readonly Closure[]
  /** What this market changes in the book's services. */
  readonly services?: Readonly<Record<string, Patch<Service>>>
}

export interface Service {
  /**
   * Names of the parts of the day with their first minute; the first begins at 00:00. They are labels and decide
   * nothing.
   */
  readonly bands: Readonly<Record<string, WallTime>>
  readonly pickup: readonly Window[] | WindowSeries
  readonly delivery: DeliveryWindows | DeliveryDeadline
}

/** A time range within one date; `end` is exclusive. */
export interface TimeRange {
  readonly id: string
  readonly start: WallTime
  readonly end: WallTime
  /** The days of the week on which it exists; every day by default. */
  readonly weekdays?: readonly Weekday[]
}

/** A pick-up window. It is open while `now < orderBy`, and shut at exactly `orderBy`. */
export interface Window extends TimeRange {
  readonly orderBy: OrderBy
  /** How many bookings the window takes on one date; unlimited by default. `Ask.occupancy` gives how many it has. */
  readonly capacity?: number
}

/** A time on the window's own date, on the day before, or some minutes before an edge of the window. */
export type OrderBy = WallTime | { readonly dayBefore: WallTime } | BeforeEdge

export interface BeforeEdge {
  readonly before: "start" | "end"
  readonly minutes: number
}

/**
 * Windows of equal length at equal intervals, in minutes. Ids are the start's hour, "9" … "21", or "9:30" off the hour.
 */
export interface WindowSeries {
  readonly every: number
  /** The start of the first and of the last window. */
  readonly first: WallTime
  readonly last: WallTime
  readonly length: number
  readonly orderBy: OrderBy
  /** The capacity of each window of the series. */
  readonly capacity?: number
  readonly weekdays?: readonly Weekday[]
}

/**
 * Delivery in one of the windows of the date `leadDays` after pick-up. If that date is skipped, the next date with a
 * window is used. With 0 lead days no other date is: the service promises delivery on the pick-up date.
 */
export interface DeliveryWindows {
  readonly leadDays: number
  readonly windows: readonly TimeRange[]
}

/**
 * Delivery on the pick-up date, within `within` wall-clock minutes of the window's start and no later than `notAfter`.
 */
export interface DeliveryDeadline {
  readonly leadDays: 0
  readonly within: number
  readonly notAfter: WallTime
}

/** Days without pick-up, without delivery, or without both. A skipped day moves no cut-off. */
export interface Blackouts {
  readonly both?: readonly LocalDate[]
  readonly pickup?: readonly LocalDate[]
  readonly delivery?: readonly LocalDate[]
  /** Days of the week without pick-up and delivery. */
  readonly weekdays?: readonly Weekday[]
  readonly pickupWeekdays?: readonly Weekday[]
  readonly deliveryWeekdays?: readonly Weekday[]
}

/** "06-01": a day of every year. "02-29" exists in leap years only. */
export type MonthDay = `${number}-${number}`

/**
 * A named period without service, of whole days or of hours: a holiday, a pause, a ban. It shuts the pick-up and
 * delivery windows that it overlaps, unless `minOpenMinutes` of a window are left in one piece (D10).
 */
export interface Closure {
  readonly id: string
  /** The first and the last day: two dates, or two days of every year, which may span New Year. */
  readonly from: LocalDate | MonthDay
  readonly to: LocalDate | MonthDay
  /** Applies on these days of the week only; on all by default. */
  readonly weekdays?: readonly Weekday[]
  /** Start and end time on each of its days; the whole day by default. */
  readonly between?: readonly [WallTime, WallTime]
  /** Applies only to questions that carry one of these tags, such as a vehicle; to all questions by default. */
  readonly tags?: readonly string[]
  /** Where the rule comes from. */
  readonly source?: string
  /** Not confirmed yet; it has no effect. */
  readonly provisional?: boolean
}

/** What a route changes. It never keeps a window open longer and never makes a delivery earlier. */
export interface RouteRule {
  /** No window can be ordered after this time of its date, even if its own `orderBy` is later. */
  readonly cutoff?: WallTime
  /** The minimum number of days from pick-up to delivery. Not for services that deliver within minutes. */
  readonly leadDays?: number
}

export interface RouteClass extends RouteRule {
  /** The services to which the rule applies; all by default. */
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

/**
 * Returns the book with the literal types of its markets, services, routes and readings, so that a misspelt name does
 * not compile.
 */
export const defineRuleBook = <const B extends RuleBook>(book: B): B => book
