import * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { pinFromSeal } from "../../delivery/pin.ts"
import { pinText } from "../../delivery/proof.ts"
import { Digest } from "../../ports/driven/digest.ts"

/**
 * The PIN of a booking, for its recipient's message and its owner's view alone (D34). With another recipient's phone it is
 * another one: whom the parcel was to go to before knows nothing that proves its delivery.
 */
export const pinOf = Effect.fnUntraced(function* ({ reference, dropOff }: PinnedBooking) {
  const digest = yield* Digest
  return pinFromSeal(yield* digest.seal(`pin-of|${reference}|${dropOff.contact.phone}`))
})

type PinnedBooking = Pick<Booking, "reference" | "dropOff">

/** The seal over what somebody says is the PIN. */
export const sealOfPin = Effect.fnUntraced(function* (reference: Reference, pin: string) {
  return yield* (yield* Digest).seal(pinText(reference, pin))
})

/** What a right PIN's seal is. */
export const pinSealOf = Effect.fnUntraced(function* (booking: PinnedBooking) {
  return yield* sealOfPin(booking.reference, yield* pinOf(booking))
})
