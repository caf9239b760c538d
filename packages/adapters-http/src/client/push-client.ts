import type { PushService } from "@mersal/domain/ports/driving/push-service"
import { pushKey, subscribePush, unsubscribePush } from "../contract/endpoints/push.ts"
import { pushRefusals } from "../contract/refusals/push.ts"
import { trackingRefusals } from "../contract/refusals/tracking.ts"
import { type Connection, call } from "./call.ts"

const refusals = { ...trackingRefusals, ...pushRefusals }

export const pushClient = (connection: Connection): PushService => ({
  publicKey: (request, options) => call(connection, pushKey, {}, request, options),
  subscribe: (request, options) => call(connection, subscribePush, refusals, request, options),
  unsubscribe: (request, options) => call(connection, unsubscribePush, {}, request, options),
})
