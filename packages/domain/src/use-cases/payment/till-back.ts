import * as Result from "effect/Result"
import type { Instant } from "../../calendar/zone.ts"
import { obey } from "../../machines/obey-command.ts"
import type { Money } from "../../money/money.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { deliveryOf } from "../delivery-of.ts"
import { effectsOf } from "../operations/event-effects.ts"

/**
 * The booking's own event of money that goes back, where its till had it.
 *
 * @param corrects whether it is a difference to what the booking costs, or was never taken: not given back of what is due
 */
export function tillBack(stored: StoredBooking, amount: Money, corrects: boolean, now: Instant): readonly Change[] {
  const delivery = deliveryOf(stored)
  const stamp = { at: Math.max(now, stored.log.at(-1)?.at ?? now), place: null }
  const command = { type: "refund", amount, ...(corrects && { corrects }) } as const
  const obeyed = obey(delivery, command, { kind: "system" }, stamp)
  if (Result.isFailure(obeyed)) return []
  const { event, delivery: after } = obeyed.success
  return effectsOf({ stored, delivery }, { event: { ...event, commandId: null }, delivery: after }, now)
}
