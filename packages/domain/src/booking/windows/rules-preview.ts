import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { RouteClassId } from "../../places/route-class.ts"
import type { RuleBook } from "../../schedule/book.ts"
import { type Change, diffBooks } from "../../schedule/diff-books.ts"
import type { BookRef, RefusalReason } from "../../schedule/engine.ts"
import { readAs, serviceIn } from "../../schedule/read-book.ts"
import type { BookedWindow, Booking, BookingState } from "../booking.ts"
import type { BookingType } from "../booking-type.ts"
import type { Reference } from "../order/reference.ts"
import { checkedScheduleOf } from "./checked-schedule.ts"
import { askAt, bookOf, bookReference, type Schedule, type ScheduleBasis } from "./market-schedule.ts"
import { routeInForce } from "./route-in-force.ts"

/** States in which the booking is not over and its parcel not collected. */
export const waitingStates = [
  "awaitingPayment",
  "confirmed",
  "assigned",
  "pickupStarted",
  "pickupFailed",
  "onHold",
] as const satisfies readonly BookingState[]

/** What other rules would change. It changes nothing itself: a booking keeps the window it was promised. */
export interface RulesPreview {
  readonly before: BookRef
  readonly after: BookRef
  /** Rule by rule, for this market only. */
  readonly changes: readonly Change[]
  /** How many bookings were checked. */
  readonly checked: number
  /** Whether there are more bookings than were checked. */
  readonly isPartial: boolean
  /** The bookings that the rules in force accept and the other rules refuse. */
  readonly refused: readonly RefusedBooking[]
}

/** A reason of the engine, or 'not-served' when the route's class was removed from the book. */
export type RefusedByRules = RefusalReason | "not-served"

export interface RefusedBooking {
  readonly reference: Reference
  readonly state: BookingState
  readonly bookingType: BookingType
  readonly pickupWindow: BookedWindow
  readonly deliveryWindow: BookedWindow
  readonly bookedAt: Instant
  /** Why it could not have been ordered; 'unknown-window' when its window no longer exists. */
  readonly reason: RefusedByRules
}

/** What differs in a market between two readings of the book, in the services as that market has them. */
export function rulesChanges(
  market: MarketId,
  before: Pick<ScheduleBasis, "readings" | "rules">,
  after: Pick<ScheduleBasis, "readings" | "rules">,
): readonly Change[] {
  const readIn = (basis: Pick<ScheduleBasis, "readings" | "rules">) => {
    const {
      readings: _,
      markets,
      ...book
    } = readAs(bookOf(market, { ...basis, closures: [] }), bookReference(basis).readings)
    const { services: __, ...own } = { services: {}, ...markets[market] }
    const services = Object.keys(book.services).map((id) => [id, serviceIn({ ...book, markets }, market, id)])
    return { ...book, services: Object.fromEntries(services), markets: { [market]: own } } as RuleBook
  }
  return diffBooks(readIn(before), readIn(after))
}

/**
 * The bookings of a market that a change of rules would refuse: at the time of ordering the old rules accepted them and
 * the new ones would not. Both sides use the same closures and ignore capacity.
 *
 * @param routeOf the class of a booking's route; none for any booking by default
 */
export function refusedByRules(
  market: MarketId,
  before: ScheduleBasis,
  after: ScheduleBasis,
  bookings: readonly Booking[],
  routeOf: (booking: Booking) => RouteClassId | null = () => null,
): readonly RefusedBooking[] {
  const scheduleBy =
    ({ capacities: _, ...basis }: ScheduleBasis) =>
    (route: RouteClassId | null): Schedule | null => {
      const inForce = routeInForce(basis, route)
      return inForce && checkedScheduleOf(market, { ...basis, ...inForce })
    }
  const now = scheduleBy(before)
  const then = scheduleBy(after)
  return bookings.flatMap((booking): readonly RefusedBooking[] => {
    const route = routeOf(booking)
    const reason = refusal(then(route), booking)
    if (reason === null || refusal(now(route), booking) !== null) return []
    const { reference, state, bookingType, pickupWindow, deliveryWindow, bookedAt } = booking
    return [{ reference, state, bookingType, pickupWindow, deliveryWindow, bookedAt, reason }]
  })
}

function refusal(schedule: Schedule | null, booking: Booking): RefusedByRules | null {
  if (schedule === null) return "not-served"
  const { pickupWindow, deliveryWindow } = booking
  const verdict = schedule.check({
    ...askAt(booking, booking.bookedAt),
    date: pickupWindow.date,
    window: pickupWindow.window,
    delivery: { date: deliveryWindow.date, window: deliveryWindow.window },
  })
  return verdict.ok ? null : verdict.reason
}
