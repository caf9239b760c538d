import { corporateClient } from "@mersal/adapters-http/client/corporate-client"
import { connection } from "./api-connection.ts"

/** What the payment step asks of the company of whoever is signed in. */
export const corporate = corporateClient(connection)
