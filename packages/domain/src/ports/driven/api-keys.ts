import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ApiKey } from "../../consumer/api-key.ts"

/** Reads API keys. They are written by `UnitOfWork` only. */
export class ApiKeys extends Context.Service<
  ApiKeys,
  {
    readonly findByDigest: (digest: string) => Effect.Effect<ApiKey | null>
    /** All of an account, those revoked included, the newest first. */
    readonly list: (accountId: string) => Effect.Effect<readonly ApiKey[]>
  }
>()("mersal/ApiKeys") {}
