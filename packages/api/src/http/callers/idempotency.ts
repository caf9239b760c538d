import type { Request } from "express"
import { leadKey } from "./guest.ts"

/** 1 to 255 printable ASCII characters. */
const keyPattern = /^[\x20-\x7e]{1,255}$/

export interface IdempotencyKey {
  readonly text: string
  /** Whether we made it, because the call carries none. */
  readonly isDerived: boolean
}

/**
 * The key under which a call acts once, or null when it has none; false for a header that is no key. Keys of one route
 * are none of another. The calls of section 7 carry no key: a guest's booking without one gets it from its lead, so that
 * a second press of 'Book Now' books nothing.
 */
export function idempotencyKeyOf(
  request: Request,
  route: string,
  guestId: string | null,
): IdempotencyKey | null | false {
  const header = request.headers["idempotency-key"]
  if (header !== undefined)
    return typeof header === "string" && keyPattern.test(header) && { text: `${route}|${header}`, isDerived: false }
  const leadId: unknown = (request.body as { readonly leadId?: unknown } | undefined)?.leadId
  if (guestId === null || typeof leadId !== "string" || leadId === "") return null
  return { text: `${route}|${leadKey(guestId, leadId)}`, isDerived: true }
}
