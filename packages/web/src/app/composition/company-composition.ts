import { companyClient } from "@mersal/adapters-http/client/company-client"
import { connection } from "./api-connection.ts"

/** The payment step's calls about the signed-in customer's company. */
export const corporate = companyClient(connection)
