import type { Booking } from "../booking/booking.ts"
import type { Delivery } from "../delivery/delivery.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import { aboutMoney, emptyTill, outstanding, type Till } from "../delivery/till.ts"
import { add, money } from "../money/money.ts"
import { isCash } from "../payment/payment-method.ts"
import type { BookingException, ExceptionKind } from "./booking-exception.ts"

// A driver carries the parcel and takes the cash that is due for it. What it costs otherwise, how that was paid and what
// of it goes back is none of his business: he reads nothing in its place.

/** A booking as its driver reads it: without the e-mail of whoever booked it, and without its price. */
export function bookingForDriver({ customer, price, basis, ...carried }: Booking): Booking {
  const nothing = money(0, price.toPay.currency)
  return {
    ...carried,
    customer: { ...customer, email: "" },
    price: { deliveryCharge: nothing, discount: nothing, vatPercent: 0, vat: nothing, toPay: nothing },
    promoCode: null,
    basis: { ...basis, tariff: "" },
  }
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
