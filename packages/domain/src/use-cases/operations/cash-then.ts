import type { Instant } from "../../calendar/zone.ts"
import type { CashThen } from "../../delivery/command-permission.ts"
import { outstanding, tillAfter } from "../../delivery/till.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { deliveryOf } from "../booking/delivery-of.ts"

/**
 * Who had a booking at an instant and what was due for it, by its log. The price at that time is the previous price in
 * the first price change since. Cash reported since, by the driver or by the desk for him, counts as taken already:
 * reporting it twice books it once. Cash of another driver is separate.
 */
export function cashThen({ booking, log }: Pick<StoredBooking, "booking" | "log">, instant: Instant): CashThen {
  // By time: a step that cash has overtaken is behind it in the log.
  const since = log.filter(({ at }) => at > instant)
  const { facts, till } = deliveryOf({ booking, log: log.filter(({ at }) => at <= instant) })
  const cost = since.flatMap((event) => (event.type === "reschedule" ? (event.costBefore ?? []) : []))
  const cash = since.filter(({ type, by }) => type === "takeCash" && (by.role !== "porter" || by.id === facts.driver))
  return { driver: facts.driver, due: outstanding(cash.reduce(tillAfter, { ...till, due: cost[0] ?? till.due })) }
}
