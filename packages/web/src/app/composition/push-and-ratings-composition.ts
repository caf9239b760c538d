import { pushClient } from "@mersal/adapters-http/client/push-client"
import { ratingClient } from "@mersal/adapters-http/client/rating-client"
import { connection } from "./api-connection.ts"

/** Delivery notifications and ratings. Few customers use either, and no first screen needs them. */
export const push = pushClient(connection)
export const ratings = ratingClient(connection)
