import type { LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { RouteClassId } from "../../places/route-class.ts"
import type { BookRef, Closure } from "../../schedule/rule-book.ts"
import { type BookingType, bookingTypes } from "../booking-type.ts"
import { checkedScheduleOf } from "./checked-schedule.ts"
import { askAt, horizonOf, type Schedule, type ScheduleBasis, type SlotQuestion } from "./market-schedule.ts"
import { openPickups } from "./open-pickups.ts"
import type { RulesReading } from "./published-rules.ts"
import { capacityOf, type SlotCapacity } from "./slot-capacity.ts"
import { windowLabel } from "./window-label.ts"

export interface SlotLookup {
  /** The server's now, for which this answer is right. */
  readonly now: Instant
  /** Until this instant the answer is the same: then a window shuts or, where none is open, a date may come into reach. */
  readonly staleAt: Instant | null
  readonly book: BookRef
  /** The closures of the market that act: with them whoever was answered asks the same schedule himself. */
  readonly closures: readonly Closure[]
  /** What is published for the market, if anything is, to read the book by; its name stands among the book's readings. */
  readonly rules?: RulesReading
  /** When other rules count, as far as they are published. */
  readonly rulesUntil?: Instant
  /** The windows of all dates within reach that are full where the parcel is picked up, by their keys, if any are. */
  readonly full?: readonly string[]
  /** The class of the way, where a rule of it counts (D11): whoever was answered asks by it too. */
  readonly route?: RouteClassId
  readonly items: readonly SlotItem[]
}

/** One booking type: its earliest pick-up date and the windows of that date that are open. */
export interface SlotItem {
  readonly bookingType: BookingType
  readonly earliestPickup: LocalDate
  readonly earliestDelivery: LocalDate
  readonly slots: readonly OpenSlot[]
}

export interface OpenSlot {
  readonly key: string
  /** Its id in the rule book, by which an order chooses it: "13-18". */
  readonly window: string
  readonly label: string
  readonly start: Instant
  readonly end: Instant
  /** The last order time; at this instant the window is shut. */
  readonly orderBy: Instant
}

/** What a market offers at an instant: the listing that the confirm is checked against (D12). */
export function slotLookup(basis: ScheduleBasis, asked: Omit<SlotQuestion, "bookingType">, now: Instant): SlotLookup {
  const schedule = checkedScheduleOf(asked.market, basis)
  const questions = bookingTypes.map((bookingType) => ({ ...asked, bookingType }))
  const { rules, rulesUntil, route } = basis
  const shutting = questions.map((question) => staleAt(schedule, question, now))
  const full = questions.flatMap((question) => fullKeys(basis, question, now))
  const stale = [...shutting, rulesUntil ?? null].filter((instant) => instant !== null)
  return {
    now,
    staleAt: stale.length > 0 ? Math.min(...stale) : null,
    book: schedule.book,
    closures: basis.closures.filter(({ provisional }) => provisional !== true),
    ...(rules && { rules }),
    ...(rulesUntil !== undefined && { rulesUntil }),
    ...(full.length > 0 && { full }),
    ...(route && { route }),
    items: questions.flatMap((question) => slotItem(schedule, question, now)),
  }
}

/** A listing keeps to its earliest date until a window shuts. Where it has none, each midnight may bring one. */
function staleAt(schedule: Schedule, question: SlotQuestion, now: Instant): Instant | null {
  const ask = askAt(question, now)
  return schedule.staleAt(ask) ?? schedule.quote({ ...ask, days: 1, deliveries: false }).staleAt
}

/** Whatever the vehicle: another one may be chosen beside the same listing. */
function fullKeys(basis: ScheduleBasis, question: SlotQuestion, now: Instant): readonly string[] {
  const { market, bookingType, occupancy } = question
  const { capacities = [] } = basis
  if (occupancy === undefined || !capacities.some((line) => line.bookingType === bookingType)) return []
  const unlimited = checkedScheduleOf(market, { ...basis, capacities: noCapacities })
  const ask = askAt({ market, bookingType, vehicle: null }, now)
  return unlimited
    .quote({ ...ask, days: horizonOf(basis) + 1, deliveries: false })
    .days.flatMap(({ slots }) => slots)
    .filter(({ key, window }) => occupancy(key) >= (capacityOf(capacities, bookingType, window) ?? Infinity))
    .map(({ key }) => key)
}

/** The same list each time, by which a schedule is found that was made before. */
const noCapacities: readonly SlotCapacity[] = []

function slotItem(schedule: Schedule, question: SlotQuestion, now: Instant): readonly SlotItem[] {
  const earliest = schedule.earliest(askAt(question, now))
  if (!earliest) return []
  const slots = openPickups(schedule, question, earliest.date, now).map((slot) => ({
    key: slot.key,
    window: slot.window,
    label: windowLabel(question.market, slot),
    start: slot.start,
    end: slot.end,
    orderBy: slot.orderBy,
  }))
  const { bookingType } = question
  return [{ bookingType, earliestPickup: earliest.date, earliestDelivery: earliest.delivery, slots }]
}
