import {
  AccountPartNotFound,
  BookingsUnderWay,
  CashInHand,
  EmailUnverified,
  LastAdmin,
} from "@mersal/domain/account/account-errors"
import { LastOwner } from "@mersal/domain/corporate/corporate-errors"
import { formatMoney } from "@mersal/domain/money/money"
import { eraseAccountOf } from "@mersal/domain/use-cases/account/erasure/erase-account"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { ServerClock } from "../clock.ts"
import { compose } from "../composition-root.ts"
import type { Settings } from "../config.ts"
import { serverLog } from "../http/logs/request-log.ts"
import { AdminRefused } from "./make-admin.ts"
import { refuseUnready } from "./refuse-unready.ts"

/**
 * Erases an account in the database of the settings as its owner could: who was erased after a backup is there again
 * once it is restored. The staff log records it by the account's id. A server on the same database may be running.
 * Throws `AdminRefused`, `UpkeepRefused` or `DatabaseUnusable`.
 *
 * @param named the account's id, or its verified e-mail
 */
export async function eraseAccount(settings: Settings, named: string): Promise<void> {
  await refuseUnready(settings.database)
  const { runtime, close } = await compose(settings, new ServerClock(settings.clock), serverLog("silent"))
  try {
    const erased = await runtime.runPromise(Effect.result(eraseAccountOf(named)))
    if (Result.isFailure(erased)) throw new AdminRefused(whyNot(erased.failure))
  } finally {
    await close()
  }
}

function whyNot(refusal: Effect.Error<ReturnType<typeof eraseAccountOf>>): string {
  if (refusal instanceof AccountPartNotFound) return "No account has this id or e-mail address."
  if (refusal instanceof EmailUnverified)
    return `Nobody has verified this e-mail address, so it may be another's. Name the account by its id: ${refusal.ids.join(", ")}`
  if (refusal instanceof BookingsUnderWay)
    return `Bookings are still under way, or may still be paid: ${refusal.references.join(", ")}`
  if (refusal instanceof CashInHand) return `This driver still holds cash: ${refusal.held.map(formatMoney).join(", ")}`
  if (refusal instanceof LastAdmin) return "This is the last admin. Make another first."
  if (refusal instanceof LastOwner) return "This is the last owner of a company. It needs another first."
  return "Somebody else changed this account at the same moment. Try again."
}
