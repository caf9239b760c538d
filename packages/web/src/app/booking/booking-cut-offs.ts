import { askAt } from "@mersal/domain/booking/windows/market-schedule"
import { scheduleIn } from "@mersal/domain/machines/booking/booking-context"
import type { BookingActor } from "../../environment/booking/booking.ts"
import { clock } from "../page/clock.ts"

/**
 * Tells the booking each time a last order time passes, so that a closed window never stays chosen (D12). It looks each
 * second, and with each answer that tells the time: before the booking goes on with that answer.
 *
 * @returns how to stop
 */
export function watchCutOffs(actor: BookingActor, signal: AbortSignal): () => void {
  const look = () => {
    const now = clock.now()
    const { context } = actor.getSnapshot()
    const nextClosing = scheduleIn(context).staleAt(askAt(context.draft, context.now))
    if (nextClosing && now >= nextClosing) actor.send({ type: "time.passed", now })
  }
  const isSeen = () => document.hidden || actor.send({ type: "page.seen" })
  document.addEventListener("visibilitychange", isSeen, { signal })
  return clock.everySecond(look)
}
