import type { ConsumerService } from "@mersal/domain/ports/driving/consumer-service"
import {
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listKeys,
  listWebhooks,
  makeKey,
  makeWebhook,
  pingWebhook,
  replayDelivery,
  revokeKey,
} from "../contract/endpoints/consumers.ts"
import { accountRefusals } from "../contract/refusals/account.ts"
import { consumerRefusals } from "../contract/refusals/consumers.ts"
import { type Connection, call } from "./call.ts"

const { NotSignedIn, PasswordAskedAgain, TooManySignIns } = accountRefusals
/** Making a live key requires its owner's password again. */
const keyRefusals = { ...consumerRefusals, NotSignedIn, PasswordAskedAgain, TooManySignIns }

export const consumerClient = (connection: Connection): ConsumerService => ({
  makeKey: (request, options) => call(connection, makeKey, keyRefusals, request, options),
  keys: (request, options) => call(connection, listKeys, {}, request, options),
  revokeKey: (request, options) => call(connection, revokeKey, consumerRefusals, request, options),
  makeWebhook: (request, options) => call(connection, makeWebhook, consumerRefusals, request, options),
  webhooks: (request, options) => call(connection, listWebhooks, {}, request, options),
  changeWebhook: (request, options) => call(connection, changeWebhook, consumerRefusals, request, options),
  deleteWebhook: (request, options) => call(connection, deleteWebhook, consumerRefusals, request, options),
  pingWebhook: (request, options) => call(connection, pingWebhook, consumerRefusals, request, options),
  deliveries: (request, options) => call(connection, listDeliveries, consumerRefusals, request, options),
  replayDelivery: (request, options) => call(connection, replayDelivery, consumerRefusals, request, options),
})
