import { bookingMoney } from "../booking/change/booking-money.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Delivery } from "../delivery/delivery.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import { type Money, money } from "../money/money.ts"

/**
 * Since when money of a booking waits for the desk to refund it, and whether it is cash; null if none does. The booking
 * was paid twice, is not delivered, or became cheaper. Card money is refunded automatically through its gateway; if no
 * cash is left and no refund is under way for the rest, a gateway has refused it.
 *
 * @param toCards the booking's refunds that gateways were asked for and have not completed
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

/** The booking's money that is to be refunded and is not yet; null for a cancellation whose fee is not known yet. */
export function goingBackOf(
  { state, till }: Pick<Delivery, "state" | "till">,
  log: readonly RecordedEvent[],
): Money | null {
  const cancelled = log.findLast(({ type }) => type === "cancel")
  const fee = cancelled?.type === "cancel" ? cancelled.terms?.fee : money(0, till.due.currency)
  return fee === undefined ? null : bookingMoney(state, till, fee).goingBack
}

/** The booking's cash, in minor units. Card refunds are recorded by the product itself. */
const cashIn = (log: readonly RecordedEvent[]): number =>
  log.reduce((sum, event) => {
    if (event.type === "takeCash") return sum + event.amount.minor
    return event.type === "refund" && event.by.role !== "system" ? sum - event.amount.minor : sum
  }, 0)

/** Whether an event can leave more paid than a booking keeps. */
const mayBeTooMuch = (event: RecordedEvent): boolean =>
  event.type === "takeCash" ||
  event.type === "settle" ||
  event.type === "cancel" ||
  (event.type === "reschedule" && event.costBefore !== undefined)
