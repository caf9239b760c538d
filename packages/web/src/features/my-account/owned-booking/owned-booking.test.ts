import { money } from "@mersal/domain/money/money"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import { expect, test } from "vitest"
import { cancelledRefunds, type OwnedBooking } from "./owned-booking.ts"

const aed = (minor: number) => money(minor, "AED")

/** A cancelled booking with what its cancellation told, and what was refunded or is on its way back. */
const cancelled = (fee: number, refund: number, refunded: number, goingBack: number): OwnedBooking => ({
  own: {
    booking: sampleBooking,
    events: [],
    paid: aed(fee + refunded + goingBack),
    refunded: aed(refunded),
    goingBack: aed(goingBack),
    kept: aed(fee),
    due: aed(0),
    last4: null,
    holdEndsAt: null,
    pin: null,
  },
  offer: {
    isCancellable: false,
    cancellation: { phase: "late", freeUntil: 0, fee: aed(fee), refund: aed(refund) },
    policy: { free: "nothing", late: "minimum-fare", collected: "everything" },
  },
})

test("a cancellation gives back what it told, whatever a change gave back before", () => {
  expect(cancelledRefunds(cancelled(1575, 504, 4904, 504))).toEqual({ back: aed(504), all: aed(5408) })
  expect(cancelledRefunds(cancelled(1575, 504, 5408, 0))).toEqual({ back: aed(504), all: aed(5408) })
  expect(cancelledRefunds(cancelled(1575, 0, 4904, 0))).toEqual({ back: aed(0), all: aed(4904) })
})

test("a payment that arrives after the cancellation goes back whole", () => {
  expect(cancelledRefunds(cancelled(0, 0, 0, 5594))).toEqual({ back: aed(5594), all: aed(5594) })
})
