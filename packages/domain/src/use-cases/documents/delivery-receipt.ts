import * as Effect from "effect/Effect"
import { marketOfReference, type Reference } from "../../booking/order/reference.ts"
import {
  brokenLink,
  type DeliveryReceipt,
  linkText,
  type ReceiptLink,
  type ReceiptVerdict,
  receiptEntry,
  sealedText,
} from "../../paper/delivery-receipt.ts"
import { deliveryReceiptSheet } from "../../paper/delivery-receipt-sheet.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { Printer } from "../../ports/driven/printer.ts"
import type { PrintedFile, PrintedReceiptRequest } from "../../ports/driving/document-service.ts"
import type { OwnBookingRequest } from "../../ports/driving/own-booking-service.ts"
import { reachedBooking } from "../access.ts"
import type { Caller } from "../caller.ts"
import { addressOf } from "../market-address.ts"
import { sellerOf } from "./seller-of.ts"

/** The history of a booking, as a chain that anybody may have verified here. */
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

/** The same history, printed; verification uses the file. */
export const printDeliveryReceipt = Effect.fn("printDeliveryReceipt")(function* (
  request: PrintedReceiptRequest,
  caller: Caller,
) {
  const receipt = yield* readDeliveryReceipt(request, caller)
  const market = marketOfReference(receipt.reference)
  const facts = { seller: yield* sellerOf(market), verifyLink: `${yield* addressOf(market)}/verify` }
  const sheet = deliveryReceiptSheet(receipt, facts, request.language ?? caller.language)
  const bytes = yield* (yield* Printer).print(sheet)
  return { type: "application/pdf", bytes, name: `delivery-${receipt.reference}.pdf` } satisfies PrintedFile
})

/** Whether a receipt is ours and unchanged, from the receipt alone: no booking is looked up. */
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
