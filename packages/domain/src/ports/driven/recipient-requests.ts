import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { RecipientRequest } from "../../recipient/recipient-request.ts"

/** Reads questions to recipients and their answers. Only `UnitOfWork` writes them. */
export class RecipientRequests extends Context.Service<
  RecipientRequests,
  {
    readonly find: (digest: string) => Effect.Effect<RecipientRequest | null>
    /** The newest first. */
    readonly of: (reference: Reference) => Effect.Effect<readonly RecipientRequest[]>
  }
>()("mersal/RecipientRequests") {}
