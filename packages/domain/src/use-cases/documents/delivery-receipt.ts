import * as Effect from "effect/Effect"
import type { Reference } from "../../booking/reference.ts"
import {
  brokenLink,
  type DeliveryReceipt,
  linkText,
  type ReceiptLink,
  type ReceiptVerdict,
  receiptEntry,
  sealedText,
} from "../../paper/delivery-receipt.ts"
import { Digest } from "../../ports/driven/digest.ts"
import type { OwnBookingRequest } from "../../ports/driving/own-booking-service.ts"
import { reachedBooking } from "../access.ts"
import type { Caller } from "../caller.ts"

/** All that happened to a booking, as a chain that anybody may have checked here. */
export const readDeliveryReceipt = Effect.fn("readDeliveryReceipt")(function* (
  request: OwnBookingRequest,
  caller: Caller,
) {
  const { stored } = yield* reachedBooking("view-booking", request, caller)
  const digest = yield* Digest
  const { reference } = stored.booking
  const links: ReceiptLink[] = []
  for (const event of stored.log) {
    const entry = receiptEntry(event)
    links.push({ entry, hash: yield* digest.hash(linkText(reference, links.at(-1)?.hash ?? null, entry)) })
  }
  const seal = yield* digest.seal(sealedText({ reference, links }))
  return { version: 1, reference, links, seal } satisfies DeliveryReceipt
})

/** Whether a receipt is one of ours and whole, by nothing but itself: no booking is looked up. */
export const verifyReceipt = Effect.fn("verifyReceipt")(function* (receipt: DeliveryReceipt) {
  const digest = yield* Digest
  const { links } = receipt
  const reference: Reference = receipt.reference
  const hashes = yield* Effect.forEach(links, ({ entry }, at) =>
    digest.hash(linkText(reference, links[at - 1]?.hash ?? null, entry)),
  )
  const order = brokenLink(receipt, hashes)
  if (order !== null) return { kind: "broken", order } satisfies ReceiptVerdict
  const isOurs = yield* digest.isSame(receipt.seal, yield* digest.seal(sealedText(receipt)))
  const verdict: ReceiptVerdict = isOurs ? { kind: "whole" } : { kind: "not-ours" }
  return verdict
})
