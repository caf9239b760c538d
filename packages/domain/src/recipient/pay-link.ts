import type { Reference } from "../booking/order/reference.ts"
import { type Instant, msPerMinute } from "../calendar/zone.ts"

/** How long a pay link is valid, in milliseconds. */
export const payLinkLifetime = 24 * 60 * msPerMinute

/**
 * The text that the server seals for a pay link. It includes the booking and the end, so that neither can be changed.
 */
export const payLinkText = (reference: Reference, expiresAt: Instant): string => `pay|${reference}|${expiresAt}`

/** The token of a pay link: its end in plain text, and the seal. */
export const payToken = (expiresAt: Instant, seal: string): string => `${expiresAt.toString(36)}.${seal}`

/** The contents of a token; null for any other text, and from its end on. */
export function readPayToken(
  token: string,
  now: Instant,
): { readonly expiresAt: Instant; readonly seal: string } | null {
  const [, end = "", seal = ""] = /^([0-9a-z]{1,10})\.([0-9a-f]{64})$/.exec(token) ?? []
  const expiresAt = Number.parseInt(end, 36)
  return seal !== "" && now < expiresAt ? { expiresAt, seal } : null
}
