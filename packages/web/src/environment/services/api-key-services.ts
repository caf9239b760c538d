import type { AccountService } from "@mersal/domain/ports/driving/account-service"
import type { ConsumerService } from "@mersal/domain/ports/driving/consumer-service"
import { provided } from "../provided.ts"

/** What whoever makes keys for a company's programs calls beside the company's own. */
export interface ApiKeyServices {
  readonly account: Pick<AccountService, "profile">
  readonly keys: Pick<ConsumerService, "keys" | "makeKey" | "revokeKey">
}

/** Provided around the page of a member's company alone. */
export const [ApiKeyContext, useApiKeyServices] = provided<ApiKeyServices>()
