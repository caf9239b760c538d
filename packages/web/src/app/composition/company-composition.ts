import { companyClient } from "@mersal/adapters-http/client/company-client"
import { connection } from "./api-connection.ts"

/** What the payment step asks about the signed-in customer's company. */
export const corporate = companyClient(connection)
