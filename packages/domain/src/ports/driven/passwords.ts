import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Makes of a password what may be stored, and tells whether one is right. */
export class Passwords extends Context.Service<
  Passwords,
  {
    readonly hash: (password: string) => Effect.Effect<string>
    /**
     * Whether it is the password. Without a stored hash (no such account, or none was set) it takes as long as with one
     * and answers no. `isOutdated`: it was made with weaker settings than today's and is to be made anew.
     */
    readonly check: (
      password: string,
      stored: string | null,
    ) => Effect.Effect<{ readonly isRight: boolean; readonly isOutdated: boolean }>
  }
>()("mersal/Passwords") {}
