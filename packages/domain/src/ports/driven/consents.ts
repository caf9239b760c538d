import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Consent, ConsentOwner } from "../../consent/consent.ts"

/** Reads people's consents. Only `UnitOfWork` writes them. */
export class Consents extends Context.Service<
  Consents,
  {
    /** The consents of the account and of the browser, the newest first. */
    readonly of: (owner: ConsentOwner) => Effect.Effect<readonly Consent[]>
  }
>()("mersal/Consents") {}
