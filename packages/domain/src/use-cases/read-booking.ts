import * as Effect from "effect/Effect"
import { receiptOf } from "../booking/receipt.ts"
import { isEnd } from "../delivery/delivery.ts"
import { documentNumber } from "../payment/payment-document.ts"
import { MoneyBooks } from "../ports/driven/money-books.ts"
import type { OwnBooking, OwnBookingRequest } from "../ports/driving/own-booking-service.ts"
import { trackedEvents } from "../tracking/tracked-events.ts"
import { type ReachedBooking, reachedBooking } from "./access.ts"
import type { Caller } from "./caller.ts"
import { bookingNow } from "./delivery-of.ts"
import { pinOf } from "./pin.ts"

/** A booking whole, for whoever may see it (section 7, GET /task/taskdetails and GET /task/booking_details). */
export const readBooking = Effect.fn("readBooking")(function* (request: OwnBookingRequest, caller: Caller) {
  return yield* ownBookingOf(yield* reachedBooking("view-booking", request, caller), caller)
})

export const ownBookingOf = Effect.fnUntraced(function* ({ stored, delivery }: ReachedBooking, caller: Caller) {
  const { state, till } = delivery
  // Whoever hands the parcel over must not know by himself what proves it.
  const isStaff = caller.actor.type === "porter" || caller.actor.type === "ops" || caller.actor.type === "admin"
  const view: OwnBooking = {
    booking: bookingNow(stored, delivery),
    events: trackedEvents(stored.log),
    paid: till.paid,
    refunded: till.refunded,
    holdEndsAt: state === "awaitingPayment" ? stored.holdEndsAt : null,
    pin: isStaff || isEnd(state) ? null : yield* pinOf(stored.booking.reference),
  }
  return view
})

/** What a booking costs, and what came and went of it (section 7 and GET /bookings/{reference}/receipt; D17). */
export const readReceipt = Effect.fn("readReceipt")(function* (request: OwnBookingRequest, caller: Caller) {
  const { stored, delivery } = yield* reachedBooking("view-booking", request, caller)
  const endsUnpaid = delivery.state === "cancelled" || delivery.state === "expired"
  const documents = yield* (yield* MoneyBooks).documents(stored.booking.reference)
  const drawn = documents.find(({ series }) => series.kind !== "credit-note")
  return {
    ...receiptOf(stored.booking, delivery.till, endsUnpaid),
    number: drawn ? documentNumber(drawn.series, drawn.number) : null,
  }
})
