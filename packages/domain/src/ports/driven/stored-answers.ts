import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StoredAnswer } from "./changes/stored-answer.ts"

/** Reads answers that were stored together with their work, to repeat them. */
export class StoredAnswers extends Context.Service<
  StoredAnswers,
  { readonly find: (key: string) => Effect.Effect<StoredAnswer | null> }
>()("mersal/StoredAnswers") {}
