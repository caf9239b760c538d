import type { Actor } from "../account/may-do.ts"
import type { Scope } from "../account/scope.ts"
import type { Language } from "../messages/language.ts"

/** The caller. Never a parameter of a driving port: the server determines it for each request (D33). */
export interface Caller {
  /** The guest id of the browser's cookie; null without one. A browser keeps it when signing in (D23). */
  readonly guestId: string | null
  /** Set when the request came without an id, and this answer sends the new one to the browser. */
  readonly isNewGuest?: true
  /** The actor for the rules of section 6: the account if there is one, otherwise a guest. */
  readonly actor: Actor
  /** The session of a signed-in caller; null for a guest and for an API key. */
  readonly sessionId: string | null
  /** The program's API key; null without one. */
  readonly keyId: string | null
  /** What the key allows; null without one, when only the actor's rights count. */
  readonly scopes: readonly Scope[] | null
  /** Whether he came with a sandbox key: his bookings are not carried. */
  readonly isSandbox: boolean
  /** The caller's network address, for caps on codes; never shown. */
  readonly address: string
  /** How his program identifies itself, read when a session begins (`account/device.ts`); the text is never stored. */
  readonly userAgent: string
  /** Our own origin under which he called, to which a gateway returns his browser. Null when nobody called. */
  readonly origin: string | null
  /** The language of his request, for messages to him. */
  readonly language: Language
}

/**
 * Whom a caller stands for, when what he does is counted or kept for him: his account, by session or key; else his browser,
 * by its guest id; else his network address, for two programs without a cookie are different callers as far as we can tell
 * them apart. A browser that is given its id with this answer is still known by its address.
 *
 * @example principalOf(guestCaller("g1")) // "guest|g1"
 */
export function principalOf({ actor, guestId, isNewGuest, address }: Caller): string {
  if (actor.type !== "guest") return `account|${actor.id}`
  return guestId === null || isNewGuest ? nobodyAt(address) : `guest|${guestId}`
}

/** The same of a browser before it had a guest id. */
export const nobodyAt = (address: string): string => `nobody|${address}`

/** A caller who is not signed in, with his browser's guest id, if it sent one. */
export const guestCaller = (guestId: string | null): Caller => ({
  guestId,
  actor: { type: "guest", id: guestId, company: null },
  sessionId: null,
  keyId: null,
  scopes: null,
  isSandbox: false,
  address: "",
  userAgent: "",
  origin: null,
  language: "en",
})

/** The calling account's id. Only for calls that guests cannot make; a guest here is a bug of ours. */
export function accountIdOf({ actor }: Caller): string {
  if (actor.type === "guest" || actor.id === null) throw new Error("A call that is shut to guests came from one")
  return actor.id
}
