import type { Actor } from "../account/may-do.ts"
import type { Scope } from "../account/scope.ts"
import type { Language } from "../messages/language.ts"

/** Who calls. Never a parameter of a driving port: the server finds it out for each request (D33). */
export interface Caller {
  /** The guest id of the browser's cookie, or null without one. A signed-in browser keeps the one it had (D23). */
  readonly guestId: string | null
  /** Whether this id goes out to the browser with this very answer: it came without one. */
  readonly isNewGuest?: true
  /** What the rules of section 6 are asked about: the account when there is one, else a guest. */
  readonly actor: Actor
  /** The session by which he is signed in; null for a guest and for an API key. */
  readonly sessionId: string | null
  /** The API key that a program showed; null without one. */
  readonly keyId: string | null
  /** What the key may be used for; null without one, where nothing but the actor's rights counts. */
  readonly scopes: readonly Scope[] | null
  /** Whether what he books is carried by nobody: he came with a sandbox key. */
  readonly isSandbox: boolean
  /** The network address that he calls from, for caps on codes; never shown. */
  readonly address: string
  /** What his program says of itself, read when a session begins (`account/device.ts`); the text is never kept. */
  readonly userAgent: string
  /** Our own address by the name under which he called it: a gateway brings his browser back there. Null where nobody called. */
  readonly origin: string | null
  /** The language of his request, in which messages to him are written. */
  readonly language: Language
}

/** Somebody who is not signed in, with the guest id of his browser, if it sent one. */
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

/** The account that calls. Only for calls that are shut to guests: there it is always known, and else a bug of ours. */
export function accountIdOf({ actor }: Caller): string {
  if (actor.type === "guest" || actor.id === null) throw new Error("A call that is shut to guests came from one")
  return actor.id
}
