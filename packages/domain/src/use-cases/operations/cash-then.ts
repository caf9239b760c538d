import type { Instant } from "../../calendar/zone.ts"
import type { CashThen } from "../../delivery/command-permission.ts"
import { outstanding, tillAfter } from "../../delivery/till.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { deliveryOf } from "../booking/delivery-of.ts"

/**
 * Who had a booking at an instant and what was due for it, by its log. What it cost then is what the first change of its
 * price since says that it cost before. Cash of which he has told since, or the desk in his stead, counts as taken
 * already: a driver who tells of it twice has it once. Another driver's is other cash.
 */
export function cashThen({ booking, log }: Pick<StoredBooking, "booking" | "log">, instant: Instant): CashThen {
  // By the times: a step that cash has overtaken stands behind it.
  const since = log.filter(({ at }) => at > instant)
  const { facts, till } = deliveryOf({ booking, log: log.filter(({ at }) => at <= instant) })
  const cost = since.flatMap((event) => (event.type === "reschedule" ? (event.costBefore ?? []) : []))
  const cash = since.filter(({ type, by }) => type === "takeCash" && (by.role !== "porter" || by.id === facts.driver))
  return { driver: facts.driver, due: outstanding(cash.reduce(tillAfter, { ...till, due: cost[0] ?? till.due })) }
}
