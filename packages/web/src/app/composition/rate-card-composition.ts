import { rateCardClient } from "@mersal/adapters-http/client/rate-card-client"
import { connection } from "./api-connection.ts"

export const { rateCard } = rateCardClient(connection)
