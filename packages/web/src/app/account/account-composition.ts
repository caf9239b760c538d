import { accountClient } from "@mersal/adapters-http/client/account-client"
import { fromPort } from "@mersal/domain/machines/actor-logic"
import { sessionMachine } from "@mersal/domain/machines/session-machine"
import type { CallOptions, ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { createActor, waitFor } from "xstate"
import { connection } from "../composition/api-connection.ts"
import { forgetMark, isMarked, keepCustomer, sessionMark } from "./session.ts"

/** The account over HTTP. Loaded with the first popup, and for signed-in customers. */
export const account = accountClient(connection)

/** A guest has no session mark, so the server is not asked. */
async function restore(_: undefined, options: CallOptions) {
  const asked = sessionMark()
  if (asked === null) return Result.succeed(null)
  const answer = await account.session(options)
  if (Result.isSuccess(answer) && answer.success === null) forgetMark(asked)
  return answer
}

/** The session of this page. */
export const sessionActor = createActor(
  sessionMachine.provide({
    actors: {
      restore: fromPort(restore),
      signOut: fromPort<undefined, unknown, ServiceFailure>((_, options) => account.signOut(options)),
    },
  }),
)
sessionActor.subscribe(({ context }) => keepCustomer(context.customer))
sessionActor.start()

/** Ends the session on the server; false if the server could not be reached, true if the session had already ended. */
export async function endSession(): Promise<boolean> {
  const settled = () => waitFor(sessionActor, (snapshot) => !snapshot.hasTag("busy"))
  if ((await settled()).matches("guest")) return !isMarked() || Result.isSuccess(await account.signOut())
  sessionActor.send({ type: "signOut.requested" })
  return !(await settled()).context.isSignOutFailed
}
