import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StoredAnswer } from "./changes/stored-answer.ts"

/** Reads the answers that were stored with their work, to repeat them. */
export class StoredAnswers extends Context.Service<
  StoredAnswers,
  { readonly find: (key: string) => Effect.Effect<StoredAnswer | null> }
>()("mersal/StoredAnswers") {}
