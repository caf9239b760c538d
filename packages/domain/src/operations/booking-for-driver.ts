import { endStates, withoutPeople } from "../account/erasure.ts"
import type { Booking } from "../booking/booking.ts"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import { cashToTake } from "../delivery/cash-at-door.ts"
import type { Delivery } from "../delivery/delivery.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import { aboutMoney, emptyTill, type Till } from "../delivery/till.ts"
import { add, money } from "../money/money.ts"
import type { BookingException, ExceptionKind } from "./booking-exception.ts"

// A driver carries the parcel and collects the cash that is due for it. He sees no other price, payment or refund.

/** How long after a booking's end its driver may still need its names: because of late cash, or a proof. */
export const graceOfDriver = msPerDay

/**
 * A booking as its driver sees it: without the customer's e-mail and without its price. From a day after its end also
 * without personal data, as the privacy page says.
 */
export function bookingForDriver(booking: Booking, log: readonly RecordedEvent[], now: Instant): Booking {
  const { customer, price, basis, ...carried } = isDoneWith(booking, log, now) ? withoutPeople(booking) : booking
  const nothing = money(0, price.toPay.currency)
  return {
    ...carried,
    customer: { ...customer, email: "" },
    price: { deliveryCharge: nothing, discount: nothing, vatPercent: 0, vat: nothing, toPay: nothing },
    promoCode: null,
    basis: { ...basis, tariff: "" },
  }
}

/** Whether a driver needs a booking no longer: it ended a day ago or more. */
export function isDoneWith(
  { state, deliveryWindow }: Pick<Booking, "state" | "deliveryWindow">,
  log: readonly RecordedEvent[],
  now: Instant,
): boolean {
  if (!endStates.includes(state)) return false
  const end = log.findLast(({ type }) => type === "deliver" || type === "cancel")
  return now >= (end?.at ?? deliveryWindow.end) + graceOfDriver
}

/** A booking's exceptions as its driver sees them: none about cards, holds or refunds. */
export const exceptionsForDriver = (exceptions: readonly BookingException[]): readonly BookingException[] =>
  exceptions.filter(({ kind }) => !ofPayment.has(kind))

const ofPayment: ReadonlySet<ExceptionKind> = new Set([
  "payment-review",
  "not-paid",
  "hold-ending",
  "cash-to-return",
  "card-to-return",
])

/**
 * A booking's cash as its driver sees it: what he took is paid, and what he has to take is due. For a cancelled booking
 * it stays due as it was, so that he can still report what he took before he could know.
 */
export function cashForDriver(
  booking: Pick<Booking, "paymentMethod">,
  log: readonly RecordedEvent[],
  { facts: { driver }, till }: Pick<Delivery, "facts" | "till">,
): Till {
  const nothing = money(0, till.due.currency)
  const taken = log.flatMap((event) => (isTakenBy(driver, event) ? [event.amount] : []))
  const paid = add(nothing, ...taken)
  return { ...emptyTill(add(paid, cashToTake(booking, till) ?? nothing)), paid }
}

/** A booking's history as its driver sees it: of money only what he took himself. */
export const logForDriver = (log: readonly RecordedEvent[], driver: string | null): readonly RecordedEvent[] =>
  log
    .filter((event) => !aboutMoney.has(event.type) || isTakenBy(driver, event))
    .map((event) => (event.type === "cancel" ? { ...event, terms: undefined } : event))

const isTakenBy = (
  driver: string | null,
  event: RecordedEvent,
): event is Extract<RecordedEvent, { readonly type: "takeCash" }> =>
  event.type === "takeCash" && event.by.role === "porter" && event.by.id === driver
