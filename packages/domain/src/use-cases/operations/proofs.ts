import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { isImageName } from "../../account/image-type.ts"
import { mayDo, noSubject } from "../../account/may-do.ts"
import { pictureIn } from "../../account/picture-in.ts"
import { CommandNotAllowed, ProofImageRefused, ProofNotFound } from "../../delivery/delivery-errors.ts"
import { largestProof, mostProofs } from "../../delivery/proof-image.ts"
import { isDoneWith } from "../../operations/booking-for-driver.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { Proofs, type StoredProof } from "../../ports/driven/proofs.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { NamedBooking, ProofImage } from "../../ports/driving/operations-service.ts"
import { BookingNotFound } from "../../tracking/tracking-errors.ts"
import { reachedBooking } from "../access.ts"
import { bookingNow, deliveryOf } from "../booking/delivery-of.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { movedBooking } from "./moved-booking.ts"

/** Stores a driver's picture for a booking. Its type is read from its bytes, not from its name. */
export const storeProof = Effect.fn("storeProof")(function* (
  request: NamedBooking & { readonly bytes: Uint8Array },
  caller: Caller,
) {
  const { stored, delivery } = yield* movedBooking(request.reference, caller)
  const { reference } = stored.booking
  if (!mayDo(caller.actor, "drive-booking", { ...noSubject, driver: delivery.facts.driver }))
    return yield* new CommandNotAllowed()
  const picture = request.bytes.length > largestProof ? null : pictureIn(request.bytes)
  if (picture === null) return yield* new ProofImageRefused({ reason: "not-an-image" })
  const digest = yield* (yield* Digest).hashOfBytes(request.bytes)
  const before = yield* earlierProof(reference, digest)
  if (before) return before
  const proof: StoredProof = {
    id: yield* (yield* IdSource).token,
    reference,
    type: picture.type,
    digest,
    driver: accountIdOf(caller),
    at: yield* Clock.currentTimeMillis,
    bytes: request.bytes,
  }
  const work = yield* UnitOfWork
  return yield* work.commit([{ kind: "storeProof", proof, most: mostProofs }]).pipe(
    Effect.as({ image: proof.id, digest }),
    // The same picture, sent twice at once, or one too many.
    Effect.catch(() =>
      Effect.flatMap(earlierProof(reference, digest), (found) =>
        found ? Effect.succeed(found) : Effect.fail(new ProofImageRefused({ reason: "too-many" })),
      ),
    ),
  )
})

const earlierProof = Effect.fnUntraced(function* (reference: StoredProof["reference"], digest: string) {
  const found = (yield* (yield* Proofs).of(reference)).find((proof) => proof.digest === digest)
  return found ? { image: found.id, digest } : null
})

/** A proof of delivery, for the owner, dispatchers and admins, and for the driver while he may need it. */
export const showProof = Effect.fn("showProof")(function* (
  request: NamedBooking & { readonly image: string; readonly accessToken: string | null },
  caller: Caller,
) {
  const { stored } = yield* reachedBooking("view-proof", request, caller)
  const now = yield* Clock.currentTimeMillis
  if (caller.actor.type === "porter" && isDoneWith(bookingNow(stored, deliveryOf(stored)), stored.log, now))
    return yield* new BookingNotFound()
  const isName = isImageName(request.image)
  const proof = isName ? yield* (yield* Proofs).find(stored.booking.reference, request.image) : null
  if (!proof) return yield* new ProofNotFound()
  const { type, bytes } = proof
  return { type, bytes } satisfies ProofImage
})
