import { pushClient } from "@mersal/adapters-http/client/push-client"
import { ratingClient } from "@mersal/adapters-http/client/rating-client"
import { connection } from "./api-connection.ts"

/** What is called to be told of a delivery, and to say how it was: few do either, and nobody at first. */
export const push = pushClient(connection)
export const ratings = ratingClient(connection)
