import { companyClient } from "@mersal/adapters-http/client/company-client"
import { connection } from "./api-connection.ts"

/** What the payment step asks of the company of whoever is signed in. */
export const corporate = companyClient(connection)
