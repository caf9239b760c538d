import { endStates, withoutPeople } from "../account/erasure.ts"
import type { Booking } from "../booking/booking.ts"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { Delivery } from "../delivery/delivery.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import { aboutMoney, emptyTill, outstanding, type Till } from "../delivery/till.ts"
import { add, money } from "../money/money.ts"
import { isCash } from "../payment/payment-method.ts"
import type { BookingException, ExceptionKind } from "./booking-exception.ts"

// A driver carries the parcel and takes the cash that is due for it. What it costs otherwise, how that was paid and what
// of it goes back is none of his business: he reads nothing in its place.

/** For so long after the end of a booking its driver may still have to ask whom he met there: over late cash, or a proof. */
export const graceOfDriver = msPerDay

/**
 * A booking as its driver reads it: without the e-mail of whoever booked it, and without its price. From a day after its end
 * without its people too, as the privacy page says.
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

/** Whether a driver has nothing more to do with a booking: it came to its end a day ago or more. */
export function isDoneWith(
  { state, deliveryWindow }: Pick<Booking, "state" | "deliveryWindow">,
  log: readonly RecordedEvent[],
  now: Instant,
): boolean {
  if (!endStates.includes(state)) return false
  const end = log.findLast(({ type }) => type === "deliver" || type === "cancel")
  return now >= (end?.at ?? deliveryWindow.end) + graceOfDriver
}

/** What the desk looks at of a booking as its driver reads it: nothing of a card, of the hold for one or of what goes back. */
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
 * The cash of a booking as its driver reads it: what he has taken of it is paid, and what he has to take still due. Of one
 * that is cancelled it stays due as it was: what he took before he could know he can still say, and nothing else.
 */
export function cashForDriver(
  { paymentMethod }: Pick<Booking, "paymentMethod">,
  log: readonly RecordedEvent[],
  { facts: { driver }, till }: Pick<Delivery, "facts" | "till">,
): Till {
  const nothing = money(0, till.due.currency)
  const taken = log.flatMap((event) => (isTakenBy(driver, event) ? [event.amount] : []))
  const paid = add(nothing, ...taken)
  const isDue = isCash(paymentMethod) && outstanding(till).minor > 0
  return { ...emptyTill(add(paid, isDue ? outstanding(till) : nothing)), paid }
}

/** What has happened to a booking as its driver reads it: of money what he took himself. */
export const logForDriver = (log: readonly RecordedEvent[], driver: string | null): readonly RecordedEvent[] =>
  log
    .filter((event) => !aboutMoney.has(event.type) || isTakenBy(driver, event))
    .map((event) => (event.type === "cancel" ? { ...event, terms: undefined } : event))

const isTakenBy = (
  driver: string | null,
  event: RecordedEvent,
): event is Extract<RecordedEvent, { readonly type: "takeCash" }> =>
  event.type === "takeCash" && event.by.role === "porter" && event.by.id === driver
