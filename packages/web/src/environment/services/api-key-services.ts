import type { AccountService } from "@mersal/domain/ports/driving/account-service"
import type { ConsumerService } from "@mersal/domain/ports/driving/consumer-service"
import { provided } from "../provided.ts"

/** The calls for managing a company's API keys, beside the company's own calls. */
export interface ApiKeyServices {
  readonly account: Pick<AccountService, "profile">
  readonly keys: Pick<ConsumerService, "keys" | "makeKey" | "revokeKey">
}

/** Provided around the page of a member's company only. */
export const [ApiKeyContext, useApiKeyServices] = provided<ApiKeyServices>()
