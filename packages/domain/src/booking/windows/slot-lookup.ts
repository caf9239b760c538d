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
  /** The server's time of this answer. */
  readonly now: Instant
  /**
   * The answer is valid until this instant: the next time a window shuts or, when none is open, when a date may come
   * within reach.
   */
  readonly staleAt: Instant | null
  readonly book: BookRef
  /** The market's closures that apply, with which the client can ask the same schedule itself. */
  readonly closures: readonly Closure[]
  /** The rules published for the market, if any; their name is among the book's readings. */
  readonly rules?: RulesReading
  /** When published rules change next. */
  readonly rulesUntil?: Instant
  /** The keys of all windows within reach that are full in the pick-up's area; absent when none are. */
  readonly full?: readonly string[]
  /** The route's class, if it has a rule in force (D11); the client's own questions need it. */
  readonly route?: RouteClassId
  readonly items: readonly SlotItem[]
}

/** A booking type with its earliest pick-up date and the open windows of that date. */
export interface SlotItem {
  readonly bookingType: BookingType
  readonly earliestPickup: LocalDate
  readonly earliestDelivery: LocalDate
  readonly slots: readonly OpenSlot[]
}

export interface OpenSlot {
  readonly key: string
  /** Its id in the rule book, which an order names: "13-18". */
  readonly window: string
  readonly label: string
  readonly start: Instant
  readonly end: Instant
  /** The last order time, exclusive: at this instant the window is shut. */
  readonly orderBy: Instant
}

/** What a market offers at an instant: the listing that confirm checks against (D12). */
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

/** A listing keeps its earliest date until a window shuts. Without one, each midnight may bring one. */
function staleAt(schedule: Schedule, question: SlotQuestion, now: Instant): Instant | null {
  const ask = askAt(question, now)
  return schedule.staleAt(ask) ?? schedule.quote({ ...ask, days: 1, deliveries: false }).staleAt
}

/** For any vehicle, because the customer may choose another one with the same listing. */
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

/** One shared list, so that an existing schedule is found by identity. */
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
