import { liveClient } from "@mersal/adapters-http/client/live-client"
import { connection } from "./api-connection.ts"

/** The calls that follow a driver: without those of tracking, which a booking drawn by the server does not need. */
export const live = liveClient(connection)
