import type { DeliveryReceipt } from "@mersal/domain/paper/delivery-receipt"
import * as z from "zod/mini"
import { wireReceipt } from "../contract/endpoints/documents.ts"

/** A delivery receipt as the text of a file, which POST /verify accepts unchanged. */
export const receiptFile = (receipt: DeliveryReceipt): string =>
  `${JSON.stringify(z.encode(wireReceipt, receipt), null, 2)}\n`

/** The receipt in a file, even if it was saved with the envelope of the API's answer; null if there is none. */
export function readReceiptFile(text: string): DeliveryReceipt | null {
  const held = jsonOf(text)
  const framed = typeof held === "object" && held !== null && "data" in held ? held.data : held
  const read = z.safeDecode(wireReceipt, framed as never)
  return read.success ? read.data : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
