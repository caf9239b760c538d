import type { Request } from "express"
import { leadKey } from "./guest.ts"

/** 1 to 255 printable ASCII characters. */
const keyPattern = /^[\x20-\x7e]{1,255}$/

export interface IdempotencyKey {
  readonly text: string
  /** Whether we made the key because the call has none. */
  readonly isDerived: boolean
}

/**
 * The key with which a call takes effect once; null if it has none, false if the header is not a valid key or comes
 * twice. Keys of different routes are independent. The calls of section 7 have no key, so a guest's booking without one
 * gets a key from its lead: a second press of 'Book Now' then books nothing.
 *
 * @param guestId null also where a lead is no key: saving a draft again under its lead is meant to change it
 */
export function idempotencyKeyOf(
  request: Request,
  route: string,
  guestId: string | null,
): IdempotencyKey | null | false {
  if (request.headers["idempotency-key"] !== undefined) {
    const [key = "", ...more] = request.headersDistinct["idempotency-key"] ?? []
    return more.length === 0 && keyPattern.test(key) && { text: `${route}|${key}`, isDerived: false }
  }
  const leadId: unknown = (request.body as { readonly leadId?: unknown } | undefined)?.leadId
  if (guestId === null || typeof leadId !== "string" || leadId === "") return null
  return { text: `${route}|${leadKey(guestId, leadId)}`, isDerived: true }
}
