import type { LocalDate } from "../calendar/local-date.ts"
import type { Instant, MinuteOfDay } from "../calendar/zone.ts"
import type { Blackouts, Closure, MarketOf, RouteOf, RouteRule, RuleBook, ServiceOf } from "./book.ts"

/** The parts of every question: the market, the service, and the time of asking. */
export interface Ask<B = RuleBook> {
  readonly market: MarketOf<B>
  readonly service: ServiceOf<B>
  readonly now: Instant
  /** What is known about the route, such as the vehicle. Closures with one of these tags apply. */
  readonly tags?: readonly string[]
  /** A route class of the book, or a rule of the same form. */
  readonly route?: RouteOf<B> | RouteRule
  /** An IANA zone that replaces the market's. */
  readonly zone?: string
  /** Added to the market's. */
  readonly blackouts?: Blackouts
  /** Added to the market's. */
  readonly closures?: readonly Closure[]
  /** Days after today; replaces the book's horizon. */
  readonly horizonDays?: number
  /** How many bookings a slot has, by its key; 0 by default. Called only for windows with a capacity. */
  readonly occupancy?: (key: string) => number
}

/** A pick-up window on a date, as plain JSON. */
export interface PickupSlot {
  /** "AE/sameDay/2026-11-21/13-18": unique for the window and date, for example as the key of a capacity ledger. */
  readonly key: string
  readonly date: LocalDate
  readonly window: string
  readonly start: Instant
  readonly end: Instant
  /** The last order time, exclusive: at this instant the window is shut. */
  readonly orderBy: Instant
  /** How many bookings the window still takes, at least 1; missing for windows without a capacity. */
  readonly remaining?: number
}

/** A pick-up window on a date, with its delivery. */
export interface Slot extends PickupSlot {
  readonly delivery: { readonly date: LocalDate; readonly options: readonly DeliveryOption[] }
}

export interface DeliveryOption {
  /** The delivery window's id in the book; or "before-13" for a delivery by a deadline, here 13:00. */
  readonly window: string
  readonly start: Instant
  readonly end: Instant
}

export interface QuotedDay<Offered extends PickupSlot = Slot> {
  readonly date: LocalDate
  /** The windows that can be booked, in the book's order. Empty for dates that are past or beyond the horizon. */
  readonly slots: readonly Offered[]
}

/** The book an answer was made from, to be recorded with a booking. */
export interface BookRef {
  readonly id: string
  readonly version: string
  readonly readings: readonly string[]
}

export interface Quote<Offered extends PickupSlot = Slot> {
  readonly book: BookRef
  readonly now: Instant
  /**
   * The same question has the same `days` until this instant: the next time a listed window shuts, or the midnight that
   * moves the dates. Null when nothing can change any more. Only `occupancy` may change an answer earlier.
   */
  readonly staleAt: Instant | null
  readonly days: readonly QuotedDay<Offered>[]
}

/** A refusal gives one reason: the first of this list that applies. */
export const refusalReasons = [
  "past",
  "beyond-horizon",
  "blackout",
  "closure",
  "unknown-window",
  "cutoff-passed",
  "slot-closed",
  "full",
  "delivery-blackout",
  "delivery-unknown-window",
  "delivery-wrong-date",
] as const

export type RefusalReason = (typeof refusalReasons)[number]

export interface Accepted {
  readonly ok: true
  readonly slot: Slot
  /** From this instant on the same check is refused. */
  readonly staleAt: Instant
}

export interface Refused {
  readonly ok: false
  readonly reason: RefusalReason
  /** When the window, or the last window of the date, was shut; null when the refusal has another reason. */
  readonly closedAt: Instant | null
  /** The first date that can be booked now. */
  readonly earliest: LocalDate | null
  /** The first slot offered on or after the date asked about. */
  readonly next: Slot | null
}

export type Verdict = Accepted | Refused

/** Why a window can or cannot be booked on a date, for those who maintain the book. */
export interface Reason {
  readonly window: string
  readonly code: "open" | RefusalReason
  /** In English: "1PM-6PM on 2026-11-21 can be ordered until 16:00." */
  readonly words: string
  /** The window's last order time on this date; null when the date has no such window. */
  readonly orderBy: Instant | null
  /** The id of the closure that shuts the window or its deliveries. */
  readonly closure?: string
}

/** What a service offers during a part of the day, ignoring closures, skipped days and clock changes. */
export interface DecisionRow {
  readonly from: MinuteOfDay
  /** Exclusive. */
  readonly until: MinuteOfDay
  readonly band: string
  /** Days from today to the earliest date; null when there is none. */
  readonly earliestInDays: number | null
  /** Ids of the windows. */
  readonly pickupToday: readonly string[]
  readonly pickupOtherDays: readonly string[]
  readonly deliveryInDays: number
  /** Ids of the delivery windows of the earliest date, without duplicates. */
  readonly delivery: readonly string[]
}

/** The dates of a quote. */
export interface QuotedDates {
  readonly from?: LocalDate
  readonly days?: number
}

export interface MarketClock<B = RuleBook> {
  /** What the market's wall clock shows. */
  readonly date: LocalDate
  readonly minute: MinuteOfDay
  /** The name of the current band of the day; an edge belongs to the later band. */
  band(service: ServiceOf<B>): string
  /** When the next band begins; at the latest the next midnight. */
  nextBandAt(service: ServiceOf<B>): Instant
}

/**
 * The questions needed to sell deliveries. Every answer depends on the question alone. A question that a typed program
 * cannot ask (unknown names, an invalid date or instant) throws `InvalidAsk`; an unknown zone throws `UnknownZone`.
 */
export interface SlotEngine<B = RuleBook> {
  readonly book: BookRef
  clock(market: MarketOf<B>, now: Instant): MarketClock<B>
  /** The windows that can be booked on `days` dates (default 7), beginning at `from` (default today). */
  quote(ask: Ask<B> & QuotedDates & { readonly deliveries?: true }): Quote
  /** The same windows without their deliveries, for lists that show none. */
  quote(ask: Ask<B> & QuotedDates & { readonly deliveries: false }): Quote<PickupSlot>
  /** The first date that can be booked, with its delivery date; null when there is none up to the horizon. */
  earliest(ask: Ask<B>): { readonly date: LocalDate; readonly delivery: LocalDate } | null
  /**
   * Whether this can be booked now; consistent with `quote`. Without a window the check takes the first open one of the
   * date; without a delivery it accepts any.
   */
  check(
    ask: Ask<B> & {
      readonly date: LocalDate
      readonly window?: string
      readonly delivery?: { readonly date: LocalDate; readonly window?: string }
    },
  ): Verdict
  /**
   * When the next window that can be booked now shuts, for timers and countdowns; null when none can be. For caches use
   * `Quote.staleAt`, which also counts the midnights that bring new dates.
   */
  staleAt(ask: Ask<B>): Instant | null
}

/** A compiled rule book, with the additional questions of those who maintain it. */
export interface Engine<B = RuleBook> extends SlotEngine<B> {
  /** Every window of the book on a date, in the book's order: open, or the reason why not. */
  explain(ask: Ask<B> & { readonly date: LocalDate }): readonly Reason[]
  /** The day of a service in a market, one row from each change to the next. */
  decisionTable(service: ServiceOf<B>, market: MarketOf<B>): readonly DecisionRow[]
}

/** An invalid question: the wrong field and its value. */
export class InvalidAsk extends Error {
  override readonly name = "InvalidAsk"
  readonly field: string
  readonly value: unknown
  constructor(field: string, value: unknown, problem: string) {
    super(`${field} ${problem}${typeof value === "object" && value ? "" : `: ${String(value)}`}`)
    this.field = field
    this.value = value
  }
}
