import { liveClient } from "@mersal/adapters-http/client/live-client"
import { readTracking, trackingClient } from "@mersal/adapters-http/client/tracking-client"
import { connection } from "./api-connection.ts"
import { trackingOfPage } from "./first-screen/drawn-tracking.ts"

/** What is called to follow a delivery. */
export const tracking = trackingClient(connection)
export const live = liveClient(connection)

/** The booking that the page was drawn of. */
export const drawnTracking = () => trackingOfPage(readTracking, tracking)

export { readTracking }
