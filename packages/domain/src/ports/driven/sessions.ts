import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Account } from "../../account/account.ts"
import type { Session } from "../../account/sign-in/session.ts"

/** Reads sessions: for every request the one of its cookie or token. Only `UnitOfWork` writes them. */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** With its account; the rules tell whether it has ended or expired. */
    readonly find: (digest: string) => Effect.Effect<{ readonly session: Session; readonly account: Account } | null>
    /** The most recently seen first. */
    readonly of: (accountId: string) => Effect.Effect<readonly Session[]>
    /** Whether this browser has ever signed in to the account. */
    readonly knowsBrowser: (accountId: string, browser: string) => Effect.Effect<boolean>
  }
>()("mersal/Sessions") {}
