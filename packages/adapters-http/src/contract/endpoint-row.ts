import type { Action } from "@mersal/domain/account/permissions"
import type { Scope } from "@mersal/domain/account/scope"
import type { AskedValues } from "./asked-values.ts"
import type { WireIssue } from "./decode-request.ts"
import type { Endpoint } from "./endpoint.ts"
import type { Refusal } from "./refusals/refusals.ts"

/** The parts of an HTTP message as they came. */
export interface WireMessage {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body?: unknown
}

/**
 * Everything about a call besides its shape: what the server enforces and the reference prints. The browser's client
 * does not load it.
 */
export interface EndpointRow<Request, Answer, Tag extends RefusalTag = RefusalTag> {
  readonly endpoint: Endpoint<Request, Answer>
  /** The refusals of its use case: a route that may answer another one does not compile. None by default. */
  readonly refusals?: readonly Tag[]
  /** What the call does, in one sentence. */
  readonly summary: string
  /** If the query has no `domain`, the market of the called host is used (D2). */
  readonly marketOfHost?: true
  /** The name of a market that may be written in any case. */
  readonly marketInAnyCase?: string
  /** Further faults in a message that its schema accepts. */
  readonly alsoWrong?: (message: WireMessage) => readonly WireIssue[]
  /** Values that are asked for in a sentence of their own where they are missing or empty. */
  readonly asks?: AskedValues
  /**
   * Who may call. An action of section 6 admits everybody for whom the table allows it at all; the use case, which
   * knows the booking, checks how far. "anyone" checks nothing.
   */
  readonly access: Action | "anyone"
  /** The right that a call open to anyone needs of whoever is signed in, because it is then about his account. */
  readonly signedInAccess?: Action
  /**
   * The scope that an API key needs, even where anyone may call, because the call then acts on the key's account. By
   * default keys may make only the calls that anyone may.
   */
  readonly scope?: Scope
  readonly limit?: LimitName
  /** A limit for guests by something in their request, whatever their address; counts the calls that did something. */
  readonly guestLimit?: { readonly name: LimitName; readonly of: (request: Request) => string }
  /**
   * Limits by the contact that we would write to: for guests by the contact alone, for accounts by account and contact.
   * They count the calls that did something.
   */
  readonly contactLimits?: readonly {
    readonly ofGuests: LimitName
    readonly ofAccount: LimitName
    /** The contact in words, for the reference. */
    readonly whose: string
    readonly contact: (request: Request) => string
  }[]
  /**
   * A limit of each caller, by account or browser, whatever the address; counts the requests for which `counts` is
   * true.
   */
  readonly callerLimit?: {
    readonly name: LimitName
    readonly counts: (request: NoInfer<Request>) => boolean
    /** Which calls these are, in words for the reference; all of one caller without it. */
    readonly which?: string
  }
  /**
   * Limits by network address and by caller, for requests that would reveal whether something exists, such as a promo
   * code: whether they succeed or are refused, the answer tells. Beyond a limit nothing is done. Only refused calls
   * count.
   */
  readonly tellingLimit?: {
    readonly byAddress: LimitName
    readonly byCaller: LimitName
    readonly tells: (request: NoInfer<Request>) => boolean
  }
  /** Takes effect once for each Idempotency-Key. */
  readonly isIdempotent?: true
  /** A guest's call without an Idempotency-Key takes effect once for each lead that it names. */
  readonly leadIsKey?: true
  /** Gives a browser a guest cookie if it has none (D23). */
  readonly remembersGuest?: true
  /**
   * What the call makes belongs to the caller's account. A page that still shows a session which has ended is therefore
   * refused once, with "session-ended", and drops its sign of a session; only then is it served as a guest.
   */
  readonly tellsOfEndedSession?: true
  /** Has an effect although it is a GET: pages of other sites may not call it, and HEAD is refused. */
  readonly acts?: true
  /** What to call instead, for calls that exist only because the specification has them (D27). */
  readonly deprecated?: string
  /** Fields of the body that the rules require although the schema does not. */
  readonly needs?: readonly string[]
  /**
   * The same where there are several ways: the rules require all fields of one of these, the first one if none is
   * begun.
   */
  readonly needsOneOf?: readonly (readonly string[])[]
  /** What the reference adds to the schema of the body's fields, by their paths, such as `pkp[].addtl`. */
  readonly fields?: Readonly<Record<string, FieldWords>>
  /** What is sent instead of a JSON body; "csv": a file, or JSON. */
  readonly takes?: "form" | "image" | "csv"
  /** What is answered instead of JSON. */
  readonly gives?: "file" | "events"
  /** Its use case may give an object again while nothing in it has changed: the object's text is written only once. */
  readonly repeatsAnswers?: true
  /** A request for which the reference shows the answer, and which a test sends. */
  readonly example?: NoInfer<Request>
}

export interface FieldWords {
  readonly description: string
  /** The rules refuse a body without this field, although the schema accepts it. */
  readonly isNeeded?: true
  /** The least and the most entries of a list. */
  readonly minItems?: number
  readonly maxItems?: number
}

export type RefusalTag = Refusal["_tag"]

/** The limits of calls; the numbers are settings of the server. */
export const limitNames = [
  "lookUp",
  "placeSearch",
  "createOrder",
  "bookingsOfPhone",
  "tracking",
  "globalSearch",
  "promo",
  "lead",
  "signIn",
  "register",
  "code",
  "upload",
  "recipient",
  "payment",
  "event",
  "position",
  "promoOfCaller",
  "promoOfOrder",
  "promoOfOrderCaller",
  "webhookSend",
  "bookingsToPhone",
  "bookingsToPhoneOfAccount",
  "bookingsToEmail",
  "bookingsToEmailOfAccount",
  // These two count all calls of a key.
  "liveKey",
  "sandboxKey",
] as const

export type LimitName = (typeof limitNames)[number]

// biome-ignore lint/suspicious/noExplicitAny: a table holds rows of every request and answer.
export type EndpointTable = Readonly<Record<string, EndpointRow<any, any>>>

/** Makes a row whose types must match its endpoint's. */
export const row = <Request, Answer, const Tag extends RefusalTag = never>(
  of: EndpointRow<Request, Answer, Tag>,
): EndpointRow<Request, Answer, Tag> => of
