import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ApiKey } from "../../consumer/api-key.ts"

/** Reads API keys. Only `UnitOfWork` writes them. */
export class ApiKeys extends Context.Service<
  ApiKeys,
  {
    readonly findByDigest: (digest: string) => Effect.Effect<ApiKey | null>
    /** All keys of an account, including revoked ones, the newest first. */
    readonly list: (accountId: string) => Effect.Effect<readonly ApiKey[]>
    /** So many of them; only those after a key of that list, if one is named, present or not. */
    readonly page: (
      accountId: string,
      after: Pick<ApiKey, "createdAt" | "id"> | null,
      limit: number,
    ) => Effect.Effect<readonly ApiKey[]>
  }
>()("mersal/ApiKeys") {}
