import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Message } from "../ports/driven/messages.ts"

/** What a stand-in sender was given, in order. Only for tests. */
export class SentMessages extends Context.Service<SentMessages, { readonly all: Effect.Effect<readonly Message[]> }>()(
  "mersal/testing/SentMessages",
) {}
