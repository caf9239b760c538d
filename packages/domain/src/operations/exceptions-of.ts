import type { Booking } from "../booking/booking.ts"
import { standingOf } from "../booking/change/booking-standing.ts"
import { windowShape } from "../booking/windows/window-label.ts"
import { type Instant, msPerMinute } from "../calendar/zone.ts"
import { cashToTake } from "../delivery/cash-at-door.ts"
import { type Delivery, isEnd } from "../delivery/delivery.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import { legOf } from "../delivery/delivery-facts.ts"
import { isOnLeg } from "../delivery/driver-position.ts"
import { returnOf } from "../delivery/return-due.ts"
import { outstanding } from "../delivery/till.ts"
import type { Money } from "../money/money.ts"
import { type BookingException, compareExceptions, type ExceptionSeverity } from "./booking-exception.ts"
import { moneyToReturn } from "./money-to-return.ts"

/** Everything that exceptions depend on. */
export interface WatchedBooking {
  readonly booking: Pick<Booking, "bookedAt" | "paymentMethod">
  readonly delivery: Delivery
  readonly log: readonly RecordedEvent[]
  readonly holdEndsAt: Instant | null
  /** Since when its driver can no longer sign in; null if he can, or there is none. */
  readonly driverGoneSince: Instant | null
  /** Since when a payment of it waits for a ruling; null if none does. */
  readonly underReviewSince: Instant | null
  /** The money that is being refunded to its cards. */
  readonly toCards: Money
}

/** A missing driver is reported this long before the window begins, in milliseconds. */
const assignAhead = 4 * 60 * msPerMinute
/** From this time on it is more severe. */
const assignSoon = 60 * msPerMinute
/** An unpaid hold is reported this long before its end. */
const holdWarning = 10 * msPerMinute
/** How long releasing an authorisation may take; it needs no refund. */
const cardPatience = 60 * msPerMinute
/** A delivery 'before 11PM' has no beginning: somebody has to be on the way this long before its end. */
const deadlineAhead = 120 * msPerMinute

/** A booking's exceptions at an instant, the most severe first; empty if all is well. */
export function exceptionsOf(watched: WatchedBooking, now: Instant): readonly BookingException[] {
  const found = [
    onTheWay(watched, now),
    onTheWayBack(watched, now),
    stopped(watched),
    withoutDriver(watched, now),
    money(watched, now),
  ].flat()
  return found.toSorted(compareExceptions)
}

/** Exceptions about windows and drivers; none before payment. */
function onTheWay({ booking, delivery }: WatchedBooking, now: Instant): readonly BookingException[] {
  const { state, facts } = delivery
  if (isEnd(state) || state === "awaitingPayment" || state === "expired" || state === "returning") return []
  const leg = legOf(facts)
  const window = leg === "pickup" ? facts.pickupWindow : facts.deliveryWindow
  const found: BookingException[] = []
  if (now >= window.end) found.push({ kind: `late-${leg}`, severity: "urgent", since: window.end, due: window.end })
  else {
    const isDeadline = windowShape(window) === "deadline"
    const dueFrom = isDeadline ? Math.max(window.start, window.end - deadlineAhead) : window.start
    const waits = state === "assigned" || state === "pickedUp"
    if (waits && now >= dueFrom) found.push({ kind: `${leg}-due`, severity: "soon", since: dueFrom, due: window.end })
  }
  const lookedFor = Math.max(booking.bookedAt, window.start - assignAhead)
  if (state === "confirmed" && now >= lookedFor)
    found.push({ kind: "unassigned", severity: pressing(window.start, now), since: lookedFor, due: window.start })
  return found
}

/** A returning parcel is watched from the moment it turned back. */
function onTheWayBack({ delivery: { state }, log }: WatchedBooking, now: Instant): readonly BookingException[] {
  const back = state === "returning" ? returnOf(log) : null
  if (!back) return []
  return now < back.due
    ? [{ kind: "return-due", severity: "watch", ...back }]
    : [{ kind: "late-return", severity: "urgent", since: back.due, due: back.due }]
}

const pressing = (start: Instant, now: Instant): ExceptionSeverity =>
  now >= start ? "urgent" : now >= start - assignSoon ? "soon" : "watch"

/** Exceptions of bookings that do not proceed by themselves. */
function stopped({ booking, delivery: { state, facts }, log }: WatchedBooking): readonly BookingException[] {
  if (state !== "pickupFailed" && state !== "deliveryFailed" && state !== "onHold") return []
  const since = log.findLast(({ type }) => type === "fail" || type === "hold")?.at ?? booking.bookedAt
  const due = (legOf(facts) === "pickup" ? facts.pickupWindow : facts.deliveryWindow).end
  const kind = state === "onHold" ? "on-hold" : state === "pickupFailed" ? "pickup-failed" : "delivery-failed"
  return [{ kind, severity: "soon", since, due }]
}

/** Bookings whose driver is gone. For a hold before the pick-up the next driver is not chosen yet. */
function withoutDriver(
  { delivery: { state, facts }, driverGoneSince: since }: WatchedBooking,
  now: Instant,
): readonly BookingException[] {
  if (since === null || isEnd(state) || (state === "onHold" && !facts.isCollected)) return []
  const { start, end } = legOf(facts) === "pickup" ? facts.pickupWindow : facts.deliveryWindow
  const isPressing = facts.isCollected || isOnLeg(state) || now >= start
  return [{ kind: "driver-gone", severity: isPressing ? "urgent" : "soon", since, due: end }]
}

function money(watched: WatchedBooking, now: Instant): readonly BookingException[] {
  const { booking, delivery, log, holdEndsAt, underReviewSince, toCards } = watched
  const found: BookingException[] = []
  if (delivery.state === "awaitingPayment" && holdEndsAt !== null && now >= holdEndsAt - holdWarning)
    found.push({ kind: "hold-ending", severity: "watch", since: holdEndsAt - holdWarning, due: holdEndsAt })
  if (underReviewSince !== null)
    found.push({ kind: "payment-review", severity: "soon", since: underReviewSince, due: underReviewSince })
  const owedSince = cardLetGoSince(watched)
  if (owedSince !== null) found.push({ kind: "not-paid", severity: "soon", since: owedSince, due: owedSince })
  const handedOver = log.findLast(({ type }) => type === "deliver")?.at
  // A returned parcel was handed over too, to its sender, who owes nothing more.
  if (delivery.state === "delivered" && handedOver !== undefined && cashToTake(booking, delivery.till))
    found.push({ kind: "cash-not-taken", severity: "soon", since: handedOver, due: handedOver })
  const toReturn = moneyToReturn(delivery, log, toCards)
  if (toReturn?.isCash)
    found.push({ kind: "cash-to-return", severity: "soon", since: toReturn.since, due: toReturn.since })
  else if (toReturn && now >= toReturn.since + cardPatience)
    found.push({ kind: "card-to-return", severity: "soon", since: toReturn.since, due: toReturn.since })
  return found
}

/**
 * Since when a booking that a card was to pay is due again, because its authorisation was released. A driver asks for
 * cash if that was meant to pay it; for any other booking the desk has to contact its owner. Null if nothing is due in
 * this way.
 */
function cardLetGoSince({
  booking: { paymentMethod },
  delivery: { state, till },
  log,
}: WatchedBooking): Instant | null {
  const isOfCard = paymentMethod === "card" || paymentMethod === "debitCard"
  if (!isOfCard || till.paid.minor === 0 || standingOf(state).isUndelivered || outstanding(till).minor <= 0) return null
  return log.findLast(({ type, by }) => type === "refund" && by.role === "system")?.at ?? null
}
