import type { LocalDate } from "../calendar/local-date.ts"
import type { Instant, MinuteOfDay } from "../calendar/zone.ts"
import type { Blackouts, Closure, MarketOf, RouteOf, RouteRule, RuleBook, ServiceOf } from "./book.ts"

/** What every question says: where, what, and when it is asked. */
export interface Ask<B = RuleBook> {
  readonly market: MarketOf<B>
  readonly service: ServiceOf<B>
  readonly now: Instant
  /** What is known of the parcel's way, such as its vehicle: the closures that carry one of these concern it. */
  readonly tags?: readonly string[]
  /** A route class of the book, or a rule as it would stand there. */
  readonly route?: RouteOf<B> | RouteRule
  /** An IANA zone in place of the market's. */
  readonly zone?: string
  /** Besides the market's. */
  readonly blackouts?: Blackouts
  /** Besides the market's. */
  readonly closures?: readonly Closure[]
  /** Days after today in place of the book's. */
  readonly horizonDays?: number
  /** How many bookings a slot has, by its key. Asked for windows with a capacity only; none when not said. */
  readonly occupancy?: (key: string) => number
}

/** A pick-up window of a date, as plain JSON. */
export interface PickupSlot {
  /** "AE/sameDay/2026-11-21/13-18": one name for the window everywhere, as a capacity ledger needs it. */
  readonly key: string
  readonly date: LocalDate
  readonly window: string
  readonly start: Instant
  readonly end: Instant
  /** The last order time; at this instant the window is shut. */
  readonly orderBy: Instant
  /** Bookings that the window still takes, at least 1; missing where it has no capacity. */
  readonly remaining?: number
}

/** A pick-up window of a date with its delivery. */
export interface Slot extends PickupSlot {
  readonly delivery: { readonly date: LocalDate; readonly options: readonly DeliveryOption[] }
}

export interface DeliveryOption {
  /** The delivery window's id in the book; "before-13" when the delivery has a deadline instead, 13:00 here. */
  readonly window: string
  readonly start: Instant
  readonly end: Instant
}

export interface QuotedDay<Offered extends PickupSlot = Slot> {
  readonly date: LocalDate
  /** The windows that can be booked, in the book's order. Empty on dates that are past or beyond the horizon. */
  readonly slots: readonly Offered[]
}

/** What an answer was made from, for the record of a booking. */
export interface BookRef {
  readonly id: string
  readonly version: string
  readonly readings: readonly string[]
}

export interface Quote<Offered extends PickupSlot = Slot> {
  readonly book: BookRef
  readonly now: Instant
  /**
   * Until this instant the same question has the same `days`: the next closing of a listed window, or the midnight that
   * moves the dates. Null when nothing listed can change any more. What `occupancy` answers may change earlier.
   */
  readonly staleAt: Instant | null
  readonly days: readonly QuotedDay<Offered>[]
}

/** One reason per refusal: the first that applies, in this order. */
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
  /** The same check is refused from this instant on. */
  readonly staleAt: Instant
}

export interface Refused {
  readonly ok: false
  readonly reason: RefusalReason
  /** When the window, or the last window of the date, was shut; null when that is not why. */
  readonly closedAt: Instant | null
  /** The least date that can be booked now. */
  readonly earliest: LocalDate | null
  /** What can be booked instead: the first slot that is offered on the date that was asked or after it. */
  readonly next: Slot | null
}

export type Verdict = Accepted | Refused

/** Why a window of a date can or cannot be booked, for the people who keep the book. */
export interface Reason {
  readonly window: string
  readonly code: "open" | RefusalReason
  /** English: "1PM-6PM is open until 16:00." */
  readonly words: string
  /** The window's last order time on this date; null where the date has no such window. */
  readonly orderBy: Instant | null
  /** The closure that shuts it, or what it could be delivered in. */
  readonly closure?: string
}

/** What a service offers between two times of a day without closures, skipped days or a clock change. */
export interface DecisionRow {
  readonly from: MinuteOfDay
  /** Excluded. */
  readonly until: MinuteOfDay
  readonly band: string
  /** Days from today to the earliest date; null when there is none. */
  readonly earliestInDays: number | null
  /** Ids of the windows. */
  readonly pickupToday: readonly string[]
  readonly pickupOtherDays: readonly string[]
  readonly deliveryInDays: number
  /** Ids of the delivery windows of the earliest date, each once. */
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
  /** The name of the band of the day that has begun; an edge belongs to the later band. */
  band(service: ServiceOf<B>): string
  /** The instant at which the next band begins, at the latest the next midnight. */
  nextBandAt(service: ServiceOf<B>): Instant
}

/**
 * What is asked to sell deliveries. Every answer is a function of the question alone.
 * A question that no typed program asks (unknown names, no date, no instant) throws `InvalidAsk`, an unknown zone
 * `UnknownZone`.
 */
export interface SlotEngine<B = RuleBook> {
  readonly book: BookRef
  clock(market: MarketOf<B>, now: Instant): MarketClock<B>
  /** The windows that can be booked on `days` dates (7 when not said) beginning at `from` (today when not said). */
  quote(ask: Ask<B> & QuotedDates & { readonly deliveries?: true }): Quote
  /** The same windows without what they could be delivered in, for lists that show none. */
  quote(ask: Ask<B> & QuotedDates & { readonly deliveries: false }): Quote<PickupSlot>
  /** The least date that can be booked, and its delivery date; null when there is none up to the horizon. */
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
  /**
   * The first instant at which a window that can be booked now is shut: for timers and countdowns. Null when none can be.
   * For caches there is `Quote.staleAt`, which counts the midnights that bring new dates as well.
   */
  staleAt(ask: Ask<B>): Instant | null
}

/** A compiled rule book: with the answers for those who keep one. */
export interface Engine<B = RuleBook> extends SlotEngine<B> {
  /** Every window of the book on a date, open or why not, in the book's order. */
  explain(ask: Ask<B> & { readonly date: LocalDate }): readonly Reason[]
  /** The day of a service in a market, from one change to the next. */
  decisionTable(service: ServiceOf<B>, market: MarketOf<B>): readonly DecisionRow[]
}

/** A question that cannot be meant: the field that is wrong and its value. */
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
