import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Unguessable random values. */
export class IdSource extends Context.Service<
  IdSource,
  {
    /** `count` numbers from 0 to 31. */
    readonly numbersBelow32: (count: number) => Effect.Effect<readonly number[]>
    /** 128 random bits as 32 hexadecimal digits. */
    readonly token: Effect.Effect<string>
  }
>()("mersal/IdSource") {}
