import { liveClient } from "@mersal/adapters-http/client/live-client"
import { pushClient } from "@mersal/adapters-http/client/push-client"
import { ratingClient } from "@mersal/adapters-http/client/rating-client"
import { trackingClient } from "@mersal/adapters-http/client/tracking-client"
import type { ScreenServices } from "../environment/services.ts"
import { connection } from "./api-connection.ts"

/** What is called to follow a delivery, to be told of it, and to say how it was. */
export const following: Pick<ScreenServices, "tracking" | "live" | "ratings" | "push"> = {
  tracking: trackingClient(connection),
  live: liveClient(connection),
  ratings: ratingClient(connection),
  push: pushClient(connection),
}
