import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Account } from "../../account/account.ts"
import type { Session } from "../../account/session.ts"

/** Reads sessions: of every request the one that its cookie or token opens. They are written by `UnitOfWork` only. */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** With its account; ended and expired ones are for the rules to tell. */
    readonly find: (digest: string) => Effect.Effect<{ readonly session: Session; readonly account: Account } | null>
    /** The one seen last first. */
    readonly of: (accountId: string) => Effect.Effect<readonly Session[]>
    /** Whether this browser has ever signed in to the account. */
    readonly knowsBrowser: (accountId: string, browser: string) => Effect.Effect<boolean>
  }
>()("mersal/Sessions") {}
