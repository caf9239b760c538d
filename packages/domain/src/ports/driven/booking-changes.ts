import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"

/** Tells when something of a booking changes that its tracking shows, whichever process changed it. */
export class BookingChanges extends Context.Service<
  BookingChanges,
  {
    /** What it is now, in one word: another word is another state. */
    readonly versionOf: (reference: Reference) => Effect.Effect<string>
    /** Waits until it is another than this, within about a second, and answers what it is then. May be interrupted. */
    readonly versionAfter: (reference: Reference, version: string) => Effect.Effect<string>
  }
>()("mersal/BookingChanges") {}
