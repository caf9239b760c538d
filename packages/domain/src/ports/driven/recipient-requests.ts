import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { RecipientRequest } from "../../recipient/recipient-request.ts"

/** Reads what recipients were asked and what they said. They are written by `UnitOfWork` only. */
export class RecipientRequests extends Context.Service<
  RecipientRequests,
  {
    readonly find: (digest: string) => Effect.Effect<RecipientRequest | null>
    /** The newest first. */
    readonly of: (reference: Reference) => Effect.Effect<readonly RecipientRequest[]>
  }
>()("mersal/RecipientRequests") {}
