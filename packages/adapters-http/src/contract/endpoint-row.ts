import type { Action } from "@mersal/domain/account/permissions"
import type { Scope } from "@mersal/domain/account/scope"
import type { WireIssue } from "./decode-request.ts"
import type { Endpoint } from "./endpoint.ts"
import type { Refusal } from "./refusals/refusals.ts"

/** What an HTTP message says, as it came. */
export interface WireMessage {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body?: unknown
}

/**
 * Everything about a call beside its shape: what the server enforces and what the reference prints. The browser's client
 * does not load it.
 */
export interface EndpointRow<Request, Answer, Tag extends RefusalTag = RefusalTag> {
  readonly endpoint: Endpoint<Request, Answer>
  /** What its use case may refuse it with: a route that may answer another refusal does not compile. None without a word. */
  readonly refusals?: readonly Tag[]
  /** One sentence: what it does. */
  readonly summary: string
  /** Its `domain`, where the address names none, is the market of the host that was called (D2). */
  readonly marketOfHost?: true
  /** What else is wrong with a message that its schema takes. */
  readonly alsoWrong?: (message: WireMessage) => readonly WireIssue[]
  /**
   * Who may call. An action of section 6 lets everybody through to whom the table gives any reach; how far it reaches is
   * for the use case, which knows the booking. "anyone" asks nothing.
   */
  readonly access: Action | "anyone"
  /**
   * What an API key must be good for, also where anyone may call: to its account such a call opens more. Without a word, keys
   * may call what anyone may, and nothing else.
   */
  readonly scope?: Scope
  readonly limit?: LimitName
  /** A limit of those who are not signed in by what they name, wherever they call from; counts what was done. */
  readonly guestLimit?: { readonly name: LimitName; readonly of: (request: Request) => string }
  /**
   * Limits by whom we write to for it, whoever asks: of those who are not signed in by the contact alone, of an account by
   * account and contact. Count what was done.
   */
  readonly contactLimits?: readonly {
    readonly ofGuests: LimitName
    readonly ofAccount: LimitName
    readonly contact: (request: Request) => string
  }[]
  /** A limit of each caller, by account or browser, wherever he calls from; counts those requests of which this is so. */
  readonly callerLimit?: { readonly name: LimitName; readonly counts: (request: NoInfer<Request>) => boolean }
  /**
   * Limits, by address and by caller as above, of those requests of which this is so: being done or not, they tell of what
   * they name. Beyond the limits nothing is done; what was done counts nowhere.
   */
  readonly tellingLimit?: {
    readonly byAddress: LimitName
    readonly byCaller: LimitName
    readonly tells: (request: NoInfer<Request>) => boolean
  }
  /** Acts once for each Idempotency-Key. */
  readonly isIdempotent?: true
  /** Gives a browser without a guest cookie one (D23). */
  readonly remembersGuest?: true
  /**
   * What it makes belongs to whoever calls: a page that still shows a session which has ended is told so once, and forgets
   * it. It is not served as a guest's before it has heard.
   */
  readonly tellsOfEndedSession?: true
  /** Does something though it is a GET: pages of other sites may not ask for it, and nobody by HEAD. */
  readonly acts?: true
  /** What to call instead, for those forms that are kept for the specification's callers only (D27). */
  readonly deprecated?: string
  /** Fields of the body without which the rules refuse, although the schema reads a request without them. */
  readonly needs?: readonly string[]
  /** The same where there are several ways: the rules ask for all fields of one of these, the first where none is begun. */
  readonly needsOneOf?: readonly (readonly string[])[]
  /** What the reference says of fields of the body beside their schema, by their paths, such as `pkp[].addtl`. */
  readonly fields?: Readonly<Record<string, FieldWords>>
  /** What comes in the place of a JSON body; "optional-json": where none needs to come at all; "csv": a file, or JSON. */
  readonly takes?: "form" | "image" | "optional-json" | "csv"
  /** What is answered in the place of JSON. */
  readonly gives?: "file" | "events"
  /** A request of which the reference shows the answer, and which a test sends. */
  readonly example?: NoInfer<Request>
}

export interface FieldWords {
  readonly description: string
  /** The rules refuse a body without it, although the schema reads one. */
  readonly isNeeded?: true
  /** How many entries a list has at least and at most. */
  readonly minItems?: number
  readonly maxItems?: number
}

export type RefusalTag = Refusal["_tag"]

/** Which calls one address may make how often; how often is the server's setting. */
export const limitNames = [
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
  // These two count by key, over all its calls.
  "liveKey",
  "sandboxKey",
] as const

export type LimitName = (typeof limitNames)[number]

// biome-ignore lint/suspicious/noExplicitAny: a table holds rows of every request and answer.
export type EndpointTable = Readonly<Record<string, EndpointRow<any, any>>>

/** A row with its types held to its endpoint's. */
export const row = <Request, Answer, const Tag extends RefusalTag = never>(
  of: EndpointRow<Request, Answer, Tag>,
): EndpointRow<Request, Answer, Tag> => of
