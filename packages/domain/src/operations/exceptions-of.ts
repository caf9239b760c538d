import type { Booking } from "../booking/booking.ts"
import { standingOf } from "../booking/change/booking-standing.ts"
import { windowShape } from "../booking/windows/window-label.ts"
import { type Instant, msPerMinute } from "../calendar/zone.ts"
import { type Delivery, isEnd } from "../delivery/delivery.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import { legOf } from "../delivery/delivery-facts.ts"
import { isOnLeg } from "../delivery/driver-position.ts"
import { returnOf } from "../delivery/return-due.ts"
import { outstanding } from "../delivery/till.ts"
import type { Money } from "../money/money.ts"
import { isCash } from "../payment/payment-method.ts"
import { type BookingException, compareExceptions, type ExceptionSeverity } from "./booking-exception.ts"
import { moneyToReturn } from "./money-to-return.ts"

/** All that exceptions are told by. */
export interface WatchedBooking {
  readonly booking: Pick<Booking, "bookedAt" | "paymentMethod">
  readonly delivery: Delivery
  readonly log: readonly RecordedEvent[]
  readonly holdEndsAt: Instant | null
  /** Since when the driver it is given to may sign in no more; null of one who may, and without one. */
  readonly driverGoneSince: Instant | null
  /** Since when a payment of it waits for somebody's ruling; null while none does. */
  readonly underReviewSince: Instant | null
  /** What of its money is on its way back to its cards. */
  readonly toCards: Money
}

/** A driver is looked for so long before the window begins, in milliseconds. */
const assignAhead = 4 * 60 * msPerMinute
/** From then on it presses. */
const assignSoon = 60 * msPerMinute
/** So long before its end a hold that nobody has paid is shown. */
const holdWarning = 10 * msPerMinute
/** So long what was only set aside is let go of, for which no refund is asked. */
const cardPatience = 60 * msPerMinute
/** A delivery 'before 11PM' has no beginning: so long before its end somebody has to be on the way. */
const deadlineAhead = 120 * msPerMinute

/** What is out of order with a booking at an instant, the most severe first; empty where all goes as it should. */
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

/** Windows and those who drive to them. Who has not paid yet is waited for by nobody. */
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

/** A parcel that its sender has to get again is watched from the moment at which it turned back. */
function onTheWayBack({ delivery: { state }, log }: WatchedBooking, now: Instant): readonly BookingException[] {
  const back = state === "returning" ? returnOf(log) : null
  if (!back) return []
  return now < back.due
    ? [{ kind: "return-due", severity: "watch", ...back }]
    : [{ kind: "late-return", severity: "urgent", since: back.due, due: back.due }]
}

const pressing = (start: Instant, now: Instant): ExceptionSeverity =>
  now >= start ? "urgent" : now >= start - assignSoon ? "soon" : "watch"

/** What does not go on by itself. */
function stopped({ booking, delivery: { state, facts }, log }: WatchedBooking): readonly BookingException[] {
  if (state !== "pickupFailed" && state !== "deliveryFailed" && state !== "onHold") return []
  const since = log.findLast(({ type }) => type === "fail" || type === "hold")?.at ?? booking.bookedAt
  const due = (legOf(facts) === "pickup" ? facts.pickupWindow : facts.deliveryWindow).end
  const kind = state === "onHold" ? "on-hold" : state === "pickupFailed" ? "pickup-failed" : "delivery-failed"
  return [{ kind, severity: "soon", since, due }]
}

/** What nobody drives, though it is given to somebody. Of a hold before the pick-up the next driver is not chosen yet. */
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
  // A parcel that went back was handed over too, to its sender, who owes nothing more.
  if (
    delivery.state === "delivered" &&
    handedOver !== undefined &&
    isCash(booking.paymentMethod) &&
    outstanding(delivery.till).minor > 0
  )
    found.push({ kind: "cash-not-taken", severity: "soon", since: handedOver, due: handedOver })
  const toReturn = moneyToReturn(delivery, log, toCards)
  if (toReturn?.isCash)
    found.push({ kind: "cash-to-return", severity: "soon", since: toReturn.since, due: toReturn.since })
  else if (toReturn && now >= toReturn.since + cardPatience)
    found.push({ kind: "card-to-return", severity: "soon", since: toReturn.since, due: toReturn.since })
  return found
}

/**
 * Since when a booking is due again that a card was to pay: what was set aside was let go of. A driver asks for cash where
 * that was meant to pay it; of any other booking the desk has to speak with its owner. Null where nothing is due so.
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
