import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"

/** Reports changes of a booking that its tracking shows, whichever process made them. */
export class BookingChanges extends Context.Service<
  BookingChanges,
  {
    /** The present version as a text: a different text means a different state. */
    readonly versionOf: (reference: Reference) => Effect.Effect<string>
    /**
     * Waits until the version differs from this one, which takes about a second to notice, and returns it. May be
     * interrupted.
     */
    readonly versionAfter: (reference: Reference, version: string) => Effect.Effect<string>
  }
>()("mersal/BookingChanges") {}
