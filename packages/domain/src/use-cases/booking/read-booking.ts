import * as Effect from "effect/Effect"
import { standingOf } from "../../booking/change/booking-standing.ts"
import { type Receipt, type ReceiptPaper, receiptKind, receiptOf } from "../../booking/order/receipt.ts"
import { tillThatCounts } from "../../delivery/till.ts"
import { documentNumber } from "../../payment/payment-document.ts"
import { type IssuedDocument, MoneyBooks } from "../../ports/driven/money-books.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import type { OwnBooking, OwnBookingRequest } from "../../ports/driving/own-booking-service.ts"
import { trackedEvents } from "../../tracking/tracked-events.ts"
import { mayReach, type ReachedBooking, reachedBooking } from "../access.ts"
import type { Caller } from "../caller.ts"
import { sellerOf } from "../documents/seller-of.ts"
import { moneyOfBooking } from "./booking-money.ts"
import { cancellationDone } from "./cancellation-now.ts"
import { bookingNow } from "./delivery-of.ts"
import { pinOf } from "./pin.ts"

/** A whole booking, for callers who may see it (section 7, GET /task/taskdetails and GET /task/booking_details). */
export const readBooking = Effect.fn("readBooking")(function* (request: OwnBookingRequest, caller: Caller) {
  return yield* ownBookingOf(yield* reachedBooking("view-booking", request, caller), caller)
})

export const ownBookingOf = Effect.fnUntraced(function* (
  { stored, delivery, subject }: ReachedBooking,
  caller: Caller,
) {
  const { state } = delivery
  const booking = bookingNow(stored, delivery)
  const documents = yield* (yield* MoneyBooks).documents(booking.reference)
  const view: OwnBooking = {
    booking,
    events: trackedEvents(stored.log),
    receiptKind: receiptKind(booking, documents.map(paperOf)),
    ...(yield* moneyOfBooking(stored, delivery)),
    holdEndsAt: state === "awaitingPayment" ? stored.holdEndsAt : null,
    pin:
      standingOf(state).hasPin && mayReach(caller, "view-pin", stored, subject) ? yield* pinOf(stored.booking) : null,
  }
  return view
})

/** The price of a booking and its payments and refunds (section 7 and GET /bookings/{reference}/receipt; D17). */
export const readReceipt = Effect.fn("readReceipt")(function* (request: OwnBookingRequest, caller: Caller) {
  const { stored, delivery } = yield* reachedBooking("view-booking", request, caller)
  const documents = yield* (yield* MoneyBooks).documents(stored.booking.reference)
  const drawn = documents
    .filter(({ series }) => series.kind !== "credit-note")
    .sort((one, other) => one.series.year - other.series.year || one.number - other.number)
  const cancelled = cancellationDone(stored)
  const at = stored.log.findLast(({ type }) => type === "cancel")?.at
  const ended = cancelled && at !== undefined ? { ...cancelled, at } : null
  const counted = { ...delivery, till: tillThatCounts(stored, delivery.till) }
  const receipt = receiptOf(stored.booking, counted, documents.map(paperOf), ended)
  // A cash booking may have been paid by card in the end, as by a pay link.
  const attempts = yield* (yield* PaymentAttempts).ofBooking(stored.booking.reference)
  const byCard = attempts.findLast(({ attempt: { wasPaid, countsAside } }) => wasPaid || countsAside)
  return {
    ...receipt,
    // As on the paper itself: whoever sold when it was issued.
    seller: drawn.at(-1)?.seller ?? (yield* sellerOf(receipt.booking.market)),
    booking: { ...receipt.booking, paymentMethod: byCard?.attempt.method ?? receipt.booking.paymentMethod },
    number: drawn.map(({ series, number }) => documentNumber(series, number)).join(", ") || null,
  } satisfies Receipt
})

const paperOf = ({ series, number, at, amount }: IssuedDocument): ReceiptPaper => ({
  number: documentNumber(series, number),
  kind: series.kind,
  at,
  amount,
})
