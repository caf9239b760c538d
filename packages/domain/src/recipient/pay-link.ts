import type { Reference } from "../booking/order/reference.ts"
import { type Instant, msPerMinute } from "../calendar/zone.ts"

/** For how long a pay link opens its booking, in milliseconds. */
export const payLinkLifetime = 24 * 60 * msPerMinute

/** The text that the server seals for a pay link. It names its booking and its end, so that neither can be another. */
export const payLinkText = (reference: Reference, expiresAt: Instant): string => `pay|${reference}|${expiresAt}`

/** The token of a pay link: its end in the open, and the seal. */
export const payToken = (expiresAt: Instant, seal: string): string => `${expiresAt.toString(36)}.${seal}`

/** What a token says; null for a text that is none, and from its end on. */
export function readPayToken(
  token: string,
  now: Instant,
): { readonly expiresAt: Instant; readonly seal: string } | null {
  const [, end = "", seal = ""] = /^([0-9a-z]{1,10})\.([0-9a-f]{64})$/.exec(token) ?? []
  const expiresAt = Number.parseInt(end, 36)
  return seal !== "" && now < expiresAt ? { expiresAt, seal } : null
}
