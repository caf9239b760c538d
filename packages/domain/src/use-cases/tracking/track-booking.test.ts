import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { noBelongings, type StoredBooking } from "../../ports/driven/bookings.ts"
import type { Tracking } from "../../ports/driving/tracking-service.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { trackingOf } from "./track-booking.ts"

const stored: StoredBooking = { ...noBelongings, booking: sampleBooking, ownerDigest: null, revision: 0, log: [] }

/** Nothing beside the booking is read for whoever has only its reference. */
const shown = (of: StoredBooking) => Effect.runSync(trackingOf(of, false) as Effect.Effect<Tracking>)

it("shows the same object to all who have only the reference, until the booking is read anew", () => {
  expect(shown(stored)).toBe(shown(stored))
  const readAnew: StoredBooking = { ...stored, booking: { ...sampleBooking, state: "awaitingPayment" } }
  expect(shown(readAnew)).toEqual({ ...shown(stored), state: "awaitingPayment" })
})
