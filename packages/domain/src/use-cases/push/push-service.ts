import * as Effect from "effect/Effect"
import { PushSender } from "../../ports/driven/messages.ts"
import type { PushService } from "../../ports/driving/push-service.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"
import { subscribe, unsubscribe } from "./subscribe.ts"

const readKey = Effect.fn("readPushKey")(function* () {
  return { publicKey: (yield* PushSender).publicKey }
})

type Run = RunFor<typeof readKey | typeof subscribe | typeof unsubscribe>

/** The push port, for one caller. */
export const pushService = (run: Run, caller: Caller): PushService => ({
  publicKey: (_, options) => run(readKey(), options),
  subscribe: (request) => run(subscribe(request, caller)),
  unsubscribe: (request) => run(unsubscribe(request)),
})
