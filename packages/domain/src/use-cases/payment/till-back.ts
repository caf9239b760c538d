import * as Result from "effect/Result"
import type { Instant } from "../../calendar/zone.ts"
import { refundOf } from "../../delivery/till.ts"
import { obey } from "../../machines/obey-command.ts"
import type { Money } from "../../money/money.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import { effectsOf } from "../operations/event-effects.ts"

/**
 * The booking's own event of a refund, if its till had the money.
 *
 * @param wasTaken false for a released authorisation: it was counted as paid, and is never refunded out of goodwill
 */
export function tillBack(stored: StoredBooking, amount: Money, wasTaken: boolean, now: Instant): readonly Change[] {
  const delivery = deliveryOf(stored)
  const stamp = { at: Math.max(now, stored.log.at(-1)?.at ?? now), place: null }
  const command = wasTaken ? refundOf(delivery.till, amount) : ({ type: "refund", amount, corrects: true } as const)
  const obeyed = obey(delivery, command, { kind: "system" }, stamp)
  if (Result.isFailure(obeyed)) return []
  const { event, delivery: after } = obeyed.success
  return effectsOf({ stored, delivery }, { event: { ...event, commandId: null }, delivery: after }, now)
}
