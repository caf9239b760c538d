import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SecondFactor } from "../../account/second-factor/second-factor.ts"

/** Reads what staff have beside their passwords. They are written by `UnitOfWork` only. */
export class SecondFactors extends Context.Service<
  SecondFactors,
  {
    /** One that was begun and never confirmed too; null without any. */
    readonly find: (accountId: string) => Effect.Effect<SecondFactor | null>
    /** The accounts that have a confirmed one. */
    readonly confirmed: Effect.Effect<readonly string[]>
  }
>()("mersal/SecondFactors") {}
