import * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { pinFromSeal } from "../../delivery/pin.ts"
import { pinText } from "../../delivery/proof.ts"
import { Digest } from "../../ports/driven/digest.ts"

/**
 * The PIN of a booking, only for its recipient's message and its owner's view (D34). It changes with the recipient's
 * phone, so that a former recipient cannot prove a delivery.
 */
export const pinOf = Effect.fnUntraced(function* ({ reference, dropOff }: PinnedBooking) {
  const digest = yield* Digest
  return pinFromSeal(yield* digest.seal(`pin-of|${reference}|${dropOff.contact.phone}`))
})

type PinnedBooking = Pick<Booking, "reference" | "dropOff">

/** The seal over a claimed PIN. */
export const sealOfPin = Effect.fnUntraced(function* (reference: Reference, pin: string) {
  return yield* (yield* Digest).seal(pinText(reference, pin))
})

/** The seal of the right PIN. */
export const pinSealOf = Effect.fnUntraced(function* (booking: PinnedBooking) {
  return yield* sealOfPin(booking.reference, yield* pinOf(booking))
})
