import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Consent, ConsentOwner } from "../../consent/consent.ts"

/** Reads what people agreed to. It is written by `UnitOfWork` only. */
export class Consents extends Context.Service<
  Consents,
  {
    /** What the account said, and what the browser did; the newest first. */
    readonly of: (owner: ConsentOwner) => Effect.Effect<readonly Consent[]>
  }
>()("mersal/Consents") {}
