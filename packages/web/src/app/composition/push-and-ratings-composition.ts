import { pushClient } from "@mersal/adapters-http/client/push-client"
import { ratingClient } from "@mersal/adapters-http/client/rating-client"
import { connection } from "./api-connection.ts"

/** Notifications about a delivery, and its rating: few customers ask for either, and none at first. */
export const push = pushClient(connection)
export const ratings = ratingClient(connection)
