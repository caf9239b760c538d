import { makeReference, type Reference, referenceDraw } from "@mersal/domain/booking/order/reference"
import type { MarketId } from "@mersal/domain/market/market"
import type { Change } from "@mersal/domain/ports/driven/unit-of-work"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"

/** What an order without a promo and without an idempotency key commits, as if the sample were booked now. */
export function bookingChanges(): { readonly reference: Reference; readonly changes: readonly Change[] } {
  const reference = newReference("AE")
  const { date } = sampleBooking.pickupWindow
  const bookedAt = Math.floor(sampleBooking.bookedAt + performance.now())
  const place = { slot: "AE/sameDay/2026-11-21/13-18", zone: "dubai", date }
  const message = { id: `booking-confirmed-${reference}`, topic: "booking-confirmed", reference, at: bookedAt }
  return {
    reference,
    changes: [
      { kind: "insertBooking", booking: { ...sampleBooking, reference, bookedAt }, ownerDigest: "owner" },
      { kind: "reserveSlot", place, limit: null },
      { kind: "enqueue", message },
    ],
  }
}

export function newReference(market: MarketId): Reference {
  for (;;) {
    const drawn = makeReference(
      market,
      Array.from({ length: referenceDraw }, () => Math.floor(Math.random() * 32)),
    )
    if (drawn !== null) return drawn
  }
}
