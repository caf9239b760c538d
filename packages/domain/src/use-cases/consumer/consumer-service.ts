import type * as Effect from "effect/Effect"
import type * as Result from "effect/Result"
import type { Accounts } from "../../ports/driven/accounts.ts"
import type { ApiKeys } from "../../ports/driven/api-keys.ts"
import type { Digest } from "../../ports/driven/digest.ts"
import type { IdSource } from "../../ports/driven/id-source.ts"
import type { Passwords } from "../../ports/driven/passwords.ts"
import type { Sessions } from "../../ports/driven/sessions.ts"
import type { StoredAnswers } from "../../ports/driven/stored-answers.ts"
import type { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { WebhookSender } from "../../ports/driven/webhook-sender.ts"
import type { Webhooks } from "../../ports/driven/webhooks.ts"
import type { ConsumerService } from "../../ports/driving/consumer-service.ts"
import type { Caller } from "../caller.ts"
import { listKeys, makeKey, revokeKey } from "./api-keys.ts"
import {
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  pingWebhook,
  replayDelivery,
} from "./webhooks.ts"

type ConsumerPorts =
  | Accounts
  | ApiKeys
  | Digest
  | IdSource
  | Passwords
  | Sessions
  | StoredAnswers
  | UnitOfWork
  | Webhooks
  | WebhookSender

type Run = <Value, Failure>(
  program: Effect.Effect<Value, Failure, ConsumerPorts>,
) => Promise<Result.Result<Value, Failure>>

/** The port of programs for one caller. No call is interrupted when its caller leaves. */
export const consumerService = (run: Run, caller: Caller): ConsumerService => ({
  makeKey: (request, options) => run(makeKey(request, caller, options)),
  keys: (request) => run(listKeys(request, caller)),
  revokeKey: (request) => run(revokeKey(request, caller)),
  makeWebhook: (request, options) => run(makeWebhook(request, caller, options)),
  webhooks: () => run(listWebhooks(caller)),
  changeWebhook: (request) => run(changeWebhook(request, caller)),
  deleteWebhook: (request) => run(deleteWebhook(request, caller)),
  pingWebhook: (request, options) => run(pingWebhook(request, caller, options)),
  deliveries: (request) => run(listDeliveries(request, caller)),
  replayDelivery: (request) => run(replayDelivery(request, caller)),
})
