import type { LocalDate } from "../calendar/local-date.ts"
import type { Instant, MinuteOfDay } from "../calendar/zone.ts"
import type { MarketOf, RuleBook, ServiceOf } from "./book.ts"

/** What every question says: where, what, and when it is asked. */
export interface Ask<B = RuleBook> {
  readonly market: MarketOf<B>
  readonly service: ServiceOf<B>
  readonly now: Instant
  /** An IANA zone in place of the market's. */
  readonly zone?: string
  /** Days after today in place of the book's. */
  readonly horizonDays?: number
}

/** A pick-up window of a date with its delivery. Plain JSON, frozen, and shared between answers. */
export interface Slot {
  /** "AE/sameDay/2026-11-21/13-18": one name for the window everywhere, as a capacity ledger needs it. */
  readonly key: string
  readonly date: LocalDate
  readonly window: string
  readonly start: Instant
  readonly end: Instant
  /** The last order time; at this instant the window is shut. */
  readonly orderBy: Instant
  readonly delivery: { readonly date: LocalDate; readonly options: readonly DeliveryOption[] }
}

export interface DeliveryOption {
  /** The delivery window's id in the book; "before-13" when the delivery has a deadline instead, 13:00 here. */
  readonly window: string
  readonly start: Instant
  readonly end: Instant
}

export interface QuotedDay {
  readonly date: LocalDate
  /** The open windows in the book's order. Empty on dates that are past or beyond the horizon. */
  readonly slots: readonly Slot[]
}

export interface Quote {
  readonly book: { readonly id: string; readonly version: string }
  readonly now: Instant
  /**
   * Until this instant the same question has the same `days`: the next closing of a listed window, or the midnight that
   * moves the dates. Null when nothing listed can change any more.
   */
  readonly staleAt: Instant | null
  readonly days: readonly QuotedDay[]
}

/** One reason per refusal: the first that applies, in this order. */
export const refusalReasons = [
  "past",
  "beyond-horizon",
  "unknown-window",
  "cutoff-passed",
  "slot-closed",
  "delivery-unknown-window",
  "delivery-wrong-date",
] as const

export type RefusalReason = (typeof refusalReasons)[number]

export interface Accepted {
  readonly ok: true
  readonly slot: Slot
  /** The same check is refused from this instant on. */
  readonly staleAt: Instant
}

export interface Refused {
  readonly ok: false
  readonly reason: RefusalReason
  /** When the window, or the last window of the date, was shut; null when it never was open or still is. */
  readonly closedAt: Instant | null
  /** The least date that can be booked now. */
  readonly earliest: LocalDate | null
  /** What can be booked instead: the first open slot on the date that was asked or after it. */
  readonly next: Slot | null
}

export type Verdict = Accepted | Refused

export interface MarketClock<B = RuleBook> {
  /** What the market's wall clock shows. */
  readonly date: LocalDate
  readonly minute: MinuteOfDay
  /** The name of the band of the day that has begun; an edge belongs to the later band. */
  band(service: ServiceOf<B>): string
  /** The instant at which the next band begins, at the latest the next midnight. */
  nextBandAt(service: ServiceOf<B>): Instant
}

/**
 * A compiled rule book. Every answer is a function of the question alone; what has been computed is kept and shared.
 * A question that no typed program asks (unknown names, no date, no instant) throws `InvalidAsk`, an unknown zone
 * `UnknownZone`.
 */
export interface Engine<B = RuleBook> {
  clock(market: MarketOf<B>, now: Instant): MarketClock<B>
  /** The open windows of `days` dates (7 when not said) beginning at `from` (today when not said). */
  quote(ask: Ask<B> & { readonly from?: LocalDate; readonly days?: number }): Quote
  /** The least date with an open window, and its delivery date; null when there is none up to the horizon. */
  earliest(ask: Ask<B>): { readonly date: LocalDate; readonly delivery: LocalDate } | null
  /**
   * Whether this can be booked now, by the very lists of `quote`. Without a window the first open one of the date is
   * meant; without a delivery any is right.
   */
  check(
    ask: Ask<B> & {
      readonly date: LocalDate
      readonly window?: string
      readonly delivery?: { readonly date: LocalDate; readonly window?: string }
    },
  ): Verdict
  /** The first instant at which a window that can be booked now is shut: for timers, countdowns and caches. */
  staleAt(ask: Ask<B>): Instant | null
}

/** A question that cannot be meant: the field that is wrong and its value. */
export class InvalidAsk extends Error {
  override readonly name = "InvalidAsk"
  readonly field: string
  readonly value: unknown
  constructor(field: string, value: unknown) {
    super(`Not a valid ${field}: ${String(value)}`)
    this.field = field
    this.value = value
  }
}
