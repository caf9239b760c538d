import { AdminExists, InvalidAccountForm } from "@mersal/domain/account/account-errors"
import { makeFirstAdmin } from "@mersal/domain/use-cases/account/staff/staff"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { ServerClock } from "../clock.ts"
import { compose } from "../composition-root.ts"
import type { Settings } from "../config.ts"
import { serverLog } from "../http/logs/request-log.ts"
import { refuseUnready } from "./refuse-unready.ts"

/** The first admin cannot be made: there is one already, or the e-mail is invalid. */
export class AdminRefused extends Error {
  override readonly name = "AdminRefused"
}

/**
 * Makes the first admin in the database of the settings and answers the address at which he sets his password, once and
 * within the hour (checklist V6.3.2). A server on the same database may be running. Before the first start it makes the
 * database, and answers its name. Throws `AdminRefused`, `UpkeepRefused` or `DatabaseUnusable`.
 */
export async function makeAdmin(
  settings: Settings,
  email: string,
): Promise<{ readonly token: string; readonly link: string; readonly newDatabase: string | null }> {
  const newDatabase = await refuseUnready(settings.database, "made")
  const { runtime, close } = await compose(settings, new ServerClock(settings.clock), serverLog("silent"))
  try {
    const made = await runtime.runPromise(Effect.result(makeFirstAdmin(email)))
    if (Result.isSuccess(made)) return { ...made.success, newDatabase }
    throw refusalOf(made.failure)
  } finally {
    await close()
  }
}

function refusalOf(refusal: unknown): AdminRefused {
  if (refusal instanceof AdminExists)
    return new AdminRefused("There is an admin already. Staff are made by staff: POST /v1.0/staff.")
  if (refusal instanceof InvalidAccountForm)
    return new AdminRefused("This is no e-mail address of up to 45 characters.")
  return new AdminRefused("This e-mail address has an account that is not an admin's. Use another one.")
}
