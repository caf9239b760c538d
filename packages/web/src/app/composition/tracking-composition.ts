import { trackingClient } from "@mersal/adapters-http/client/tracking-client"
import { connection } from "./api-connection.ts"

/** The calls that find a booking. */
export const tracking = trackingClient(connection)
