import * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import { beginDelivery, type Delivery } from "../../delivery/delivery.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { RecipientRequest } from "../../recipient/recipient-request.ts"
import { at, sampleBooking } from "../sample-booking.ts"

// Rows that contracts put into a store before they query it.

export const now = at("2026-11-21T05:00:00.000Z")
export const { reference } = sampleBooking

export const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})

export const insert = (of: Reference = reference, isSandbox = false): Change => ({
  kind: "insertBooking",
  booking: { ...sampleBooking, reference: of },
  ownerDigest: null,
  belongings: { isSandbox },
})

/** An event that leads to a state: for a parcel that was collected its collection, otherwise a hold. */
export const moved = (
  state: Delivery["state"],
  driver: string | null,
  order: number,
  of = reference,
  isCollected = false,
): Change => {
  const event: RecordedEvent = {
    ...(state === "pickedUp" && isCollected ? { type: "collect" } : { type: "hold", reason: "other" }),
    by: { role: "ops", id: "ops-1" },
    at: now + order,
    place: null,
    order,
    commandId: null,
  }
  const begun = beginDelivery(sampleBooking, null)
  return {
    kind: "recordEvent",
    reference: of,
    event,
    after: { ...begun, state, facts: { ...begun.facts, driver, isCollected }, order },
  }
}

export const request = (digest: string, askedAt = now): RecipientRequest => ({
  digest,
  reference,
  askedAt,
  expiresAt: askedAt + 1_000,
  answer: null,
})

export const place = (reportedAt: number) => ({ position: { lat: 25.08049, lon: 55.14031 }, at: reportedAt })
