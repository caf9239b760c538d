import { analyticsClient, consentClient } from "@mersal/adapters-http/client/consent-client"
import { referenceDataClient } from "@mersal/adapters-http/client/reference-data-client"
import { connection } from "./api-connection.ts"

/** What the things beside the screens call; fetched with the first of them. */
export const consents = consentClient(connection)
export const facts = analyticsClient(connection)
export const notices = referenceDataClient(connection)
