import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Hashes passwords for storage, and checks them. */
export class Passwords extends Context.Service<
  Passwords,
  {
    readonly hash: (password: string) => Effect.Effect<string>
    /**
     * Whether the password is right. Without a stored hash (no account, or no password) it takes equally long and says
     * no. `isOutdated`: the hash was made with weaker settings than today's and should be renewed.
     */
    readonly check: (
      password: string,
      stored: string | null,
    ) => Effect.Effect<{ readonly isRight: boolean; readonly isOutdated: boolean }>
  }
>()("mersal/Passwords") {}
