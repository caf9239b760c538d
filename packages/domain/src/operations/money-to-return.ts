import { bookingMoney } from "../booking/change/booking-money.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Delivery } from "../delivery/delivery.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import { type Money, money } from "../money/money.ts"

/**
 * Since when money of a booking waits for the desk to give it back, and whether that is cash; null where none does. The
 * booking was paid twice, is not delivered, or became cheaper. Of what goes back cards get theirs through their gateways, by
 * themselves; where no cash is left and nobody is asked for the rest, a gateway has refused to give it.
 *
 * @param toCards what of the booking's money gateways were asked to give back and have not given yet
 */
export function moneyToReturn(
  delivery: Pick<Delivery, "state" | "till">,
  log: readonly RecordedEvent[],
  toCards: Money,
): { readonly since: Instant; readonly isCash: boolean } | null {
  const goingBack = goingBackOf(delivery, log)
  if (goingBack === null || goingBack.minor <= toCards.minor) return null
  const since = log.findLast(mayBeTooMuch)?.at
  return since === undefined ? null : { since, isCash: cashIn(log) > 0 }
}

/** What of a booking's money goes back and is not there yet; null of a cancellation of which nobody can say yet what it keeps. */
export function goingBackOf(
  { state, till }: Pick<Delivery, "state" | "till">,
  log: readonly RecordedEvent[],
): Money | null {
  const cancelled = log.findLast(({ type }) => type === "cancel")
  const fee = cancelled?.type === "cancel" ? cancelled.terms?.fee : money(0, till.due.currency)
  return fee === undefined ? null : bookingMoney(state, till, fee).goingBack
}

/** What of a booking's money is there in cash, in minor units: a card's refund is written by the product itself. */
const cashIn = (log: readonly RecordedEvent[]): number =>
  log.reduce((sum, event) => {
    if (event.type === "takeCash") return sum + event.amount.minor
    return event.type === "refund" && event.by.role !== "system" ? sum - event.amount.minor : sum
  }, 0)

/** Whether an event may leave more paid than a booking keeps. */
const mayBeTooMuch = (event: RecordedEvent): boolean =>
  event.type === "takeCash" ||
  event.type === "settle" ||
  event.type === "cancel" ||
  (event.type === "reschedule" && event.costBefore !== undefined)
