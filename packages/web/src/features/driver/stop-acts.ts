import { standingOf } from "@mersal/domain/booking/change/booking-standing"
import type { Instant } from "@mersal/domain/calendar/zone"
import { cashToTake } from "@mersal/domain/delivery/cash-at-door"
import { mayLeaveAt } from "@mersal/domain/delivery/waiting"
import type { DriverAct } from "@mersal/domain/machines/delivery/command-queue"
import { stopAfter } from "@mersal/domain/machines/delivery/driver-run"
import type { Money } from "@mersal/domain/money/money"
import { isCash } from "@mersal/domain/payment/payment-method"
import type { RunStop } from "@mersal/domain/ports/driving/operations-service"
import * as Result from "effect/Result"

/** What a driver can do at a stop now: the first is the step that is due. */
export type StopAct =
  | "startPickup"
  | "startDelivery"
  | "arrive"
  | "takeCash"
  | "hadCash"
  | "collect"
  | "handOver"
  | "handBack"
  | "fail"

/** Uses the rules themselves, so that nothing is offered that the server refuses. */
const can = (stop: RunStop, act: DriverAct, now: Instant): boolean => Result.isSuccess(stopAfter(stop, act, now))

export function actsOf(stop: RunStop, now: Instant): readonly StopAct[] {
  const { arrivedAt, leg } = stop
  const acts: StopAct[] = []
  if (can(stop, { type: "start" }, now)) acts.push(leg === "pickup" ? "startPickup" : "startDelivery")
  if (arrivedAt === null && can(stop, { type: "arrive" }, now)) acts.push("arrive")
  if (arrivedAt !== null) {
    if (cashDue(stop)) acts.push("takeCash")
    if (can(stop, { type: "collect" }, now)) acts.push("collect")
    if (can(stop, { type: "deliver", proof: { kind: "photo", picture: "one", image: null } }, now))
      acts.push(stop.now.state === "returning" ? "handBack" : "handOver")
  }
  if (can(stop, { type: "fail", reason: "other" }, now)) acts.push("fail")
  if (cashBefore(stop)) acts.push("hadCash")
  return acts
}

/** The cash due at this stop; null for none. A cancelled booking has none due. */
export const cashDue = (stop: RunStop): Money | null => (isCancelled(stop) ? null : cashOfStop(stop))

/** For a cancelled booking, the cash that its driver may have taken before he could know; null for none. */
export const cashBefore = (stop: RunStop): Money | null => (isCancelled(stop) ? cashOfStop(stop) : null)

const isCancelled = ({ now: { state } }: RunStop): boolean => standingOf(state).isUndelivered

/** Cash that was not paid at the pick-up is due at the door. */
function cashOfStop({ booking, leg, till }: RunStop): Money | null {
  return booking.paymentMethod === "cashAtDelivery" && leg === "pickup" ? null : cashToTake(booking, till)
}

/** Until when a driver waits at a pick-up before he may report that nobody is there; null if he is not waiting. */
export const waitsUntil = ({ now: { state }, leg, arrivedAt }: RunStop): Instant | null =>
  state === "pickupStarted" && arrivedAt !== null ? mayLeaveAt(leg, arrivedAt) : null

/** The cash paid for a day's bookings, and for how many of them; null for none. */
export function cashOf(run: readonly RunStop[]): { readonly amount: Money; readonly bookings: number } | null {
  const paid = run.filter(({ booking, till }) => isCash(booking.paymentMethod) && till.paid.minor > till.refunded.minor)
  const [first] = paid
  if (!first) return null
  const minor = paid.reduce((sum, { till }) => sum + till.paid.minor - till.refunded.minor, 0)
  return { amount: { ...first.till.paid, minor }, bookings: paid.length }
}
