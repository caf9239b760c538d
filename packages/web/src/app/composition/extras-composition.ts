import { analyticsClient, consentClient } from "@mersal/adapters-http/client/consent-client"
import { referenceDataClient } from "@mersal/adapters-http/client/reference-data-client"
import { connection } from "./api-connection.ts"

/** The calls of the extras beside the screens. Loaded with the first of them. */
export const consents = consentClient(connection)
export const facts = analyticsClient(connection)
export const notices = referenceDataClient(connection)
