import { AccountPartNotFound } from "@mersal/domain/account/account-errors"
import { resetSecondFactorOf } from "@mersal/domain/use-cases/account/second-factor/second-factor"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { ServerClock } from "../clock.ts"
import { compose } from "../composition-root.ts"
import type { Settings } from "../config.ts"
import { serverLog } from "../http/logs/request-log.ts"
import { AdminRefused } from "./make-admin.ts"
import { refuseUnready } from "./refuse-unready.ts"

/**
 * Removes a staff account's second factor in the database of the settings, for an admin who has lost it and has no
 * other admin to help. His sessions end, and the staff log records that the operator did it. A server on the same
 * database may be running. Throws `AdminRefused`, `UpkeepRefused` or `DatabaseUnusable`.
 */
export async function resetSecondFactor(settings: Settings, email: string): Promise<void> {
  await refuseUnready(settings.database)
  const { runtime, close } = await compose(settings, new ServerClock(settings.clock), serverLog("silent"))
  try {
    const reset = await runtime.runPromise(Effect.result(resetSecondFactorOf(email)))
    if (Result.isSuccess(reset)) return
    throw new AdminRefused(
      reset.failure instanceof AccountPartNotFound
        ? "No member of staff has this e-mail address."
        : "This member of staff has no second factor.",
    )
  } finally {
    await close()
  }
}
