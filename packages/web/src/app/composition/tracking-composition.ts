import { liveClient } from "@mersal/adapters-http/client/live-client"
import { trackingClient } from "@mersal/adapters-http/client/tracking-client"
import { connection } from "./api-connection.ts"

/** The calls for following a delivery. */
export const tracking = trackingClient(connection)
export const live = liveClient(connection)
